import { startsWith } from '../../images/image-header.ts';
import { BrokenList } from './list-fault.ts';

/** How a list is written (SER-01). */
export type ListEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that are enough to tell UTF-16 and files that are no text. */
export const START_BYTES = 4_096;

/**
 * Returns the encodings in which a list is read one after the other, by its first bytes. UTF-8 without a mark is a guess:
 * a file that is not UTF-8 is Windows-1252. Throws `BrokenList` `binary` for a file that is no text, such as a spreadsheet.
 */
export function encodingsOf(start: Uint8Array): readonly [ListEncoding, ListEncoding?] {
  const encoding = encodingOf(start);
  const isGuess = encoding === 'utf-8' && !startsWith(start, UTF_8_MARK);
  return isGuess ? [encoding, 'windows-1252'] : [encoding];
}

function encodingOf(start: Uint8Array): ListEncoding {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (startsWith(start, ZIP) || startsWith(start, OLD_SPREADSHEET) || startsWith(start, PDF))
    throw new BrokenList('binary');
  const zeros = [0, 0];
  for (const [at, byte] of start.subarray(0, START_BYTES).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd === 0) return 'utf-8';
  // Of western text in UTF-16 every other byte is zero.
  if (odd > start.length / 8 && even === 0) return 'utf-16le';
  if (even > start.length / 8 && odd === 0) return 'utf-16be';
  throw new BrokenList('binary');
}

const UTF_8_MARK = [0xef, 0xbb, 0xbf];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_SPREADSHEET = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
