import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

const PRESENTED = join(import.meta.dirname, 'presented.ts');

/** The functions of a file together with `presented`, as a script for a page; the file may import nothing else. */
export async function pageScript(file: string): Promise<string> {
  const codes = [PRESENTED, file].map(
    async (path) => (await transformWithOxc(await readFile(path, 'utf8'), path)).code,
  );
  const script = (await Promise.all(codes)).join('\n');
  return script.replaceAll(/^import .*$/gm, '').replaceAll('export ', '');
}
