import { BrokenList } from './list-fault.ts';
import { encodingsOf, START_BYTES, type ListEncoding } from './list-encoding.ts';
import { ListParser } from './list-parser.ts';

/** Bytes of a list. */
const MOST_BYTES = 200_000_000;
/** Bytes read at once. */
const PIECE_BYTES = 1_000_000;

/**
 * Reads a file as a list, a megabyte at a time. Throws `BrokenList`; `encoding` if the file is not in the given
 * encoding: then it is read again in the next one that `guessEncodings` returns.
 */
export async function* readList(file: Blob, encoding: ListEncoding, columnWord = '') {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parser = new ListParser(columnWord);
  for (let start = 0; start <= file.size; start += PIECE_BYTES) {
    const bytes = await bytesOf(file, start, start + PIECE_BYTES);
    const isLast = start + PIECE_BYTES > file.size;
    const text = decoded(decoder, bytes, isLast);
    const rows = parser.push(text, isLast);
    yield { ...parser.facts, rows };
  }
}

/** Returns the encodings that a file may have. Throws `BrokenList` for a file that cannot be a list. */
export async function guessEncodings(file: Blob): Promise<ReturnType<typeof encodingsOf>> {
  if (file.size === 0) throw new BrokenList('empty');
  if (file.size > MOST_BYTES) throw new BrokenList('tooLarge');
  return encodingsOf(await bytesOf(file, 0, START_BYTES));
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer());
  } catch {
    // It was moved or changed after it was chosen.
    throw new BrokenList('unreadable');
  }
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new BrokenList('encoding');
  }
}
