/** The sources once more, for somebody who is going to break them. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ownFolder } from '../../scripts/testing/own-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Copies what git knows of the sources to a folder of its own, which is returned; its packages are those of this folder. */
export async function copyOfSources(): Promise<string> {
  const root = await ownFolder('mutants');
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', asked, { cwd: ROOT, maxBuffer: 1e8 });
  // Benches have packages of their own, which Vite would look for.
  for (const file of stdout
    .split('\0')
    .filter((name) => name !== '' && !name.startsWith('bench/'))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(ROOT, file), join(root, file));
  }
  await linkPackages(root);
  return root;
}

/** One link a package: what Vite makes of them beside them stays apart from this folder's, which it would replace. */
async function linkPackages(root: string): Promise<void> {
  const [packages, own] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  await mkdir(own);
  const names = (await readdir(packages)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(packages, name), join(own, name))));
}
