/** Makes a copy of the sources that can be broken. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ownFolder } from '../../scripts/testing/own-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

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
