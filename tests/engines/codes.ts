import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scanPicture } from '../e2e/support/scan.ts';

/** The values that an independent decoder reads in a picture. */
export async function codesIn(picture: Uint8Array | undefined): Promise<readonly string[]> {
  if (picture === undefined) return [];
  return (await scanPicture(picture)).map(({ text }) => text);
}

const DOTS_PER_INCH = '150';

/** PNG of each sheet of a PDF, as printed. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tearline-print-'));
  try {
    await writeFile(join(folder, 'print.pdf'), pdf);
    const to = join(folder, 'sheet');
    await promisify(execFile)('pdftoppm', [
      '-r',
      DOTS_PER_INCH,
      '-png',
      join(folder, 'print.pdf'),
      to,
    ]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    return await Promise.all(names.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
