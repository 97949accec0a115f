import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const PREFLIGHT = join(import.meta.dirname, '..', '..', 'scripts', 'preflight.mjs');
const LOCK = {
  packages: { '': {}, 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } },
};

/** Replaces npm: writes what `npm ci` would, and the Node that ran it. */
const NPM = `
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/one', { recursive: true });
mkdirSync('node_modules/.bin', { recursive: true });
symlinkSync(process.execPath, 'node_modules/.bin/node');
writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'));
console.log('npm ' + process.argv.slice(2).join(' '));
`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tearline-preflight-'));
  await mkdir(join(root, 'scripts'));
  await copyFile(PREFLIGHT, join(root, 'scripts', 'preflight.mjs'));
  await writeFile(
    join(root, 'scripts', 'hello.ts'),
    'console.log(`hello ${process.argv.slice(2)}`);',
  );
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(LOCK));
  await writeFile(join(root, 'npm-cli.js'), NPM);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  return () => rm(root, { recursive: true, force: true });
});

test('installs missing packages before the script runs', async () => {
  await expect(preflight()).resolves.toEqual({
    code: 0,
    output: [
      'Packages are not installed yet. Running npm ci …',
      'npm ci --include=dev --no-audit --no-fund --loglevel=error',
      'Packages installed in … s.',
      'hello one,two',
    ],
  });
});

test('runs the script at once if the packages match the lock file, and exits with its code', async () => {
  await install(LOCK);
  await expect(preflight()).resolves.toEqual({ code: 0, output: ['hello one,two'] });
  await writeFile(join(root, 'scripts', 'hello.ts'), 'process.exit(7);');
  expect((await preflight()).code).toBe(7);
});

test('names and installs a package that is older than the lock file', async () => {
  await install({
    packages: { 'node_modules/one': { version: '0.9.0', integrity: 'sha512-old' } },
  });
  const { code, output } = await preflight();
  expect({ code, first: output[0], last: output.at(-1) }).toEqual({
    code: 0,
    first: 'The package one is 0.9.0, the lock file says 1.0.0. Running npm ci …',
    last: 'hello one,two',
  });
});

test('notices a package that was deleted from disk', async () => {
  await install(LOCK);
  await rm(join(root, 'node_modules', 'one'), { recursive: true });
  const { output } = await preflight();
  expect(output[0]).toBe('The package one is gone from the disk. Running npm ci …');
});

test('a failed installation stops with a message', async () => {
  await writeFile(join(root, 'npm-cli.js'), 'process.exit(3);');
  await expect(preflight()).resolves.toEqual({
    code: 1,
    output: [
      'Packages are not installed yet. Running npm ci …',
      'npm ci did not succeed, see above. Check the connection to the package registry, then start again.',
    ],
  });
});

test('generates the sentences anew from catalogues that changed, however old the files say they are', async () => {
  await install(LOCK);
  for (const folder of ['src/words/en', 'scripts/words'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'scripts/words/generate-words.ts'), "console.log('generated');");
  const catalogue = join(root, 'src/words/en/start.json');
  for (const text of ['{}', '{"one":"One"}']) {
    await writeFile(catalogue, text);
    await utimes(catalogue, 0, 0);
    expect((await preflight()).output).toEqual(['generated', 'hello one,two']);
    expect((await preflight()).output).toEqual(['hello one,two']);
  }
});

async function install(installed: object): Promise<void> {
  await mkdir(join(root, 'node_modules', 'one'), { recursive: true });
  await mkdir(join(root, 'node_modules', '.bin'));
  await symlink(process.execPath, join(root, 'node_modules', '.bin', 'node'));
  await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(installed));
}

function preflight(
  node = process.execPath,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: readonly string[] }> {
  const env = {
    PATH: [join(root, 'node_modules', '.bin'), dirname(process.execPath)].join(delimiter),
    npm_execpath: join(root, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
    ...environment,
  };
  return new Promise((resolve) => {
    const parameters = ['scripts/preflight.mjs', 'scripts/hello.ts', 'one', 'two'];
    const child = execFile(node, parameters, { cwd: root, env }, (_error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`
        .trim()
        .replace(/in \d+\.\d s/, 'in … s')
        .split('\n');
      resolve({ code: child.exitCode ?? 1, output: lines });
    });
  });
}
