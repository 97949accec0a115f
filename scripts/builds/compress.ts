import { hash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '../command/inputs-hash.ts';

const TEXT = /\.(html|js|mjs|css|svg|json|txt|webmanifest)$/;
const WORTH_IT_BYTES = 1024;

/**
 * Writes `.br` and `.gz` beside each text file over 1 kB, so that the server does not compress them. In haste they have
 * a tenth more bytes, until the next time.
 */
export async function compressTextFiles(folder: string, isHasty: boolean): Promise<void> {
  const files = (await filesUnder(folder)).filter((file) => TEXT.test(file));
  // A chunk without sentences is the same in both languages, and is compressed once.
  const compressed = new Map<string, ReturnType<typeof compress>>();
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length <= WORTH_IT_BYTES) return;
      const content = hash('sha256', bytes);
      const work = compressed.get(content) ?? (isHasty ? hasten(bytes) : compress(bytes));
      compressed.set(content, work);
      const { brotli, gzipped } = await work;
      await Promise.all([replace(`${file}.br`, brotli), replace(`${file}.gz`, gzipped)]);
    }),
  );
}

/**
 * To the fewest bytes.
 * @internal for tests
 */
export function compress(bytes: Buffer) {
  return compressWith(bytes, bytes.length > LARGE_BYTES ? LARGE : WIDEST, 9);
}

/** Never half written for a server that reads it. */
async function replace(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}

/** Bytes from which a file is compressed as `LARGE`. */
const LARGE_BYTES = 200_000;
const WIDEST = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
/** Measured: 270 bytes less for the first script (410 kB), up to 400 bytes more for what comes late. */
const LARGE = {
  ...WIDEST,
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
  [constants.BROTLI_PARAM_NDIRECT]: 1,
};

/** 3 and 1 % of the time of the best. */
function hasten(bytes: Buffer) {
  return compressWith(bytes, { [constants.BROTLI_PARAM_QUALITY]: 5 }, 1);
}

async function compressWith(
  bytes: Buffer,
  params: Readonly<Record<number, number>>,
  level: number,
) {
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level }),
  ]);
  return { brotli, gzipped };
}
