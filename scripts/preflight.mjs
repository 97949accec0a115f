/**
 * Runs before every script of this project. It installs the packages of the lock file, generates the functions of the
 * sentences, then runs the script with the pinned Node. It is plain JavaScript without dependencies, since packages and a current Node may be missing.
 *
 *   node scripts/preflight.mjs scripts/start.ts [parameters]
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE_HERE = [20, 19];
const NODE_OF_THE_PRODUCT = 24;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, '.bin', 'node');
/** Says from which catalogues the functions of the sentences were generated. */
const stamp = join(root, 'src/words/.generated');
/** Caches compiled code for the next start, which would spend a fifth of its time on it. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node');

/**
 * glibc reads it when a process starts. Its default is eight arenas per core; memory freed in one arena cannot be used
 * from another. After 100,000 requests this was some 70 of 515 MB.
 */
const ARENAS = '2';

/**
 * Megabytes of each half of V8's space for new objects. Its default is 64; a process fills both halves, whatever it has
 * to remember. After 30,000 requests it used 400 MB instead of 459, at the same speed.
 */
const NEW_OBJECTS = '--max-semi-space-size=16';

main();

function main() {
  const [script, ...parameters] = process.argv.slice(2);
  if (script === undefined)
    stop('Say which script to run: node scripts/preflight.mjs scripts/start.ts');
  if (!isAtLeast(process.versions.node, OLDEST_NODE_HERE)) {
    stop(
      `Tearline is started by Node ${OLDEST_NODE_HERE.join('.')} or newer; this is ${process.versions.node}.`,
    );
  }
  const reason = staleness();
  if (reason !== null) install(reason);
  const node = nodeOfTheProduct();
  renewWords(node);
  return runOn(node, [join(root, script), ...parameters]);
}

/** Returns why the installed packages differ from the lock file, or null. */
function staleness() {
  const locked = packagesOf(join(root, 'package-lock.json'));
  if (locked === null)
    stop('package-lock.json is missing or broken. Bring it back: git checkout package-lock.json');
  const installed = packagesOf(join(modules, '.package-lock.json'));
  if (installed === null) return 'Packages are not installed yet.';
  if (isPinnedFor(process.platform, process.arch) && !existsSync(pinnedNode))
    return 'The pinned Node is missing.';
  for (const [path, entry] of Object.entries(locked)) {
    if (path === '' || entry.link) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const found = installed[path];
    if (found === undefined) {
      if (entry.optional || entry.devOptional) continue;
      return `The package ${name} is missing.`;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `The package ${name} is ${found.version}, the lock file says ${entry.version}.`;
    }
    if (!existsSync(join(root, path))) return `The package ${name} is gone from the disk.`;
  }
  return null;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * Runs `npm ci` with a Node from outside, since it deletes node_modules and the pinned Node in it. A start builds, so it
 * needs the packages that npm leaves out with NODE_ENV=production.
 */
function install(reason) {
  console.log(`${reason} Running npm ci …`);
  const started = performance.now();
  const npm = npmOutside();
  const result = spawnSync(
    npm.command,
    [...npm.parameters, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: pathOutside() },
      stdio: 'inherit',
      shell: npm.shell,
    },
  );
  if (result.error)
    stop(
      `npm could not be run (${result.error.message}). Install Node with npm, then start again.`,
    );
  if (result.status !== 0) {
    stop(
      'npm ci did not succeed, see above. Check the connection to the package registry, then start again.',
    );
  }
  console.log(`Packages installed in ${seconds(started)}.`);
}

/**
 * Returns the npm that started this script with its Node, else the first Node and npm of PATH outside of this checkout.
 */
function npmOutside() {
  const { npm_execpath: script, npm_node_execpath: runner } = process.env;
  const node = [runner, process.execPath, onPath('node')].find((path) => path && !isInside(path));
  if (node && script?.endsWith('.js') && existsSync(script) && !isInside(script)) {
    return { command: node, parameters: [script], shell: false };
  }
  return { command: onPath('npm') ?? 'npm', parameters: [], shell: process.platform === 'win32' };
}

function onPath(name) {
  return pathOutside()
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function pathOutside() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !isInside(folder))
    .join(delimiter);
}

function isInside(path) {
  return real(path).startsWith(real(modules) + sep) || path.startsWith(modules + sep);
}

function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function nodeOfTheProduct() {
  if (isPinnedFor(process.platform, process.arch) && existsSync(pinnedNode)) return pinnedNode;
  if (isAtLeast(process.versions.node, [NODE_OF_THE_PRODUCT, 0])) return process.execPath;
  return stop(
    `Tearline runs on Node ${NODE_OF_THE_PRODUCT} or newer; this is ${process.versions.node}. ` +
      'On Linux with an x64 processor it brings its own; here, please install it (https://nodejs.org) and start again.',
  );
}

/**
 * Generates the functions of the sentences unless they were made from these catalogues by this generator. Their times are
 * not compared with that of the functions: files of an unpacked archive are old, however late they came.
 */
function renewWords(node) {
  const state = stateOfWords();
  if (state === (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')) return;
  generateWords(node);
  writeFileSync(stamp, state);
}

/** Path, size and time of each catalogue and of the generator's files. */
function stateOfWords() {
  return ['src/words/en', 'src/words/es', 'scripts/words']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .map((path) => {
      const { size, mtimeMs } = statSync(join(root, path));
      return `${path} ${size} ${mtimeMs}\n`;
    })
    .join('');
}

function generateWords(node) {
  const generator = join(root, 'scripts', 'words', 'generate-words.ts');
  const { status } = spawnSync(node, [generator], { stdio: 'inherit' });
  if (status !== 0) stop('The sentences could not be generated, see above.');
}

function isPinnedFor(platform, architecture) {
  return platform === 'linux' && architecture === 'x64';
}

/** Replaces this process where the system and this Node can do that, else starts another one and waits for it. */
function runOn(node, parameters) {
  const env = {
    MALLOC_ARENA_MAX: ARENAS,
    ...process.env,
    // The last one counts, so the operator's.
    NODE_OPTIONS: `${NEW_OBJECTS} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    PATH: [join(modules, '.bin'), pathOutside()].join(delimiter),
    NODE_COMPILE_CACHE: compiled,
  };
  if (process.execve !== undefined && process.platform !== 'win32')
    process.execve(node, [node, ...parameters], env);
  const child = spawn(node, parameters, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => stop(`${node} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** npm passes a signal to its shell, which dies without passing it on. The parent process id changes then. */
function whenNpmIsGone(stopChild) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopChild();
  }, 500);
  timer.unref();
}

function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
