/** A copy of the sources, in which one file is broken for a while. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownFolder } from '../../scripts/testing/own-folder.ts';
import type { Mutant } from './mutants.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
/** ms; the development server serves a changed file well within this time. */
const NOTICED_MS = 30_000;
const LOOK_MS = 50;
const LOOKS_A_WRITE = 20;

interface Served {
  readonly root: string;
  readonly url: string;
}

/**
 * Runs work while the browser gets the mutant. Throws if the piece is not in the file exactly once: the mutant is
 * outdated then.
 */
export async function whileBroken<Result>(
  { root, url }: Served,
  { name, file, from, to }: Pick<Mutant, 'name' | 'file' | 'from' | 'to'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, file);
  const whole = await readFile(path, 'utf8');
  const [before, after, ...more] = whole.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The mutant "${name}" is out of date: ${file} does not have its piece once.`);
  const address = `${url}/${file}`;
  const healthy = await served(address);
  try {
    await write(path, before + to + after, async () => (await served(address)) !== healthy);
    return await work();
  } finally {
    await write(path, whole, async () => (await served(address)) === healthy);
  }
}

/** Returns a module as the development server sends it to a page. */
async function served(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  // Ignores the modification times in the addresses of imports.
  return (await response.text())
    .replaceAll(/[?&]t=\d+/g, '')
    .replace(/\n\/\/# sourceMapping.*/s, '');
}

/** Writes until the server notices: a watcher may miss a change shortly after another one. */
async function write(path: string, text: string, isNoticed: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + NOTICED_MS;
  for (let turn = 0; ; turn += 1) {
    if (turn % LOOKS_A_WRITE === 0) await writeFile(path, text);
    await pause(LOOK_MS);
    if (await isNoticed()) return;
    if (Date.now() > limit)
      throw new Error(`The development server did not notice that ${path} changed.`);
  }
}

/**
 * Copies the files that git knows to a new folder, which is returned with what a development server needs. The copy uses
 * the packages of this folder.
 */
export async function copyOfSources(): Promise<string> {
  const root = await ownFolder('mutants');
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', asked, { cwd: ROOT, maxBuffer: 1e8 });
  // Benches have their own packages, and Vite would look for them.
  for (const file of stdout
    .split('\0')
    .filter((name) => name !== '' && !name.startsWith('bench/'))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(ROOT, file), join(root, file));
  }
  await linkPackages(root);
  // The development server serves the page of counters as it was built, as under `npm run dev`.
  await run(process.execPath, ['scripts/build.ts', 'till'], { cwd: root });
  return root;
}

/** Links each package separately, so that Vite's cache beside them does not replace the one of this folder. */
async function linkPackages(root: string): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  const own = join(root, 'node_modules');
  await mkdir(own);
  const names = (await readdir(packages)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(packages, name), join(own, name))));
}
