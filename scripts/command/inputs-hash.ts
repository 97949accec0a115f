import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Returns one SHA-256 over the names and contents of files and folders. Missing ones count as empty. */
export async function hashOfInputs(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesUnder(join(root, input))) {
      hash.update(`${relative(root, file)}\0`);
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Returns the files in a folder, or the file itself; sorted. */
export async function filesUnder(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
