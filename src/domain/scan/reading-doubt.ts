/** Which letters of a code readers read as typed, measured with six decoders (decision 041). */
import { hasInvisible } from '../plain-text.ts';
import type { PrintedBarcodeType } from '../coupon/fields/barcode-types.ts';

/** What the bytes of a pass's message are. */
type CodeEncoding = 'utf-8' | 'iso-8859-1';

/**
 * The `messageEncoding` of a pass (API-11). A phone draws a message's bytes and no mark of their alphabet (ECI), so a
 * reader guesses it. Of 35 words with accents or in other alphabets, five of six decoders read all as a QR code in UTF-8;
 * in ISO 8859-1, which has 27 of them, the best read 23. For PDF417 and Aztec two of three decoders take ISO 8859-1 as it
 * is, and none but one takes UTF-8. Code 128 has ASCII only.
 */
export const PASS_ENCODINGS: Readonly<Record<PrintedBarcodeType, CodeEncoding>> = {
  QR: 'utf-8',
  PDF417: 'iso-8859-1',
  AZTEC: 'iso-8859-1',
  CODE128: 'iso-8859-1',
};

/**
 * `invisible`: it has characters that nobody sees or types. `alphabet`: a reader guesses the alphabet of a letter and may
 * be wrong. `letter`: cameras read it, but registers may have no key for it.
 */
type DoubtReason = 'invisible' | 'alphabet' | 'letter';

/** Why a code may not be read as typed. */
export interface ReadingDoubt {
  readonly reason: DoubtReason;
  /** The first doubtful character. */
  readonly letter: string;
}

/** Returns why readers may not read a value as typed; null if they surely do. */
export function readingDoubtOf(type: PrintedBarcodeType, value: string): ReadingDoubt | null {
  const [letter] = /[^\u0020-\u007e]/u.exec(value) ?? [];
  if (letter === undefined) return null;
  if (hasInvisible(value)) return { reason: 'invisible', letter };
  return { reason: PASS_ENCODINGS[type] === 'utf-8' ? 'letter' : 'alphabet', letter };
}
