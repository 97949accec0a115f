/** Codes that a watch does not show, a register misreads, or a camera cannot resolve (PRE-01, STEP-10). */
import * as words from '../../words/preflight.gen.ts';
import { barcodeIssue } from '../coupon/barcode.ts';
import { type ReadingDoubt, readingDoubtOf } from '../scan/reading-doubt.ts';
import type { Fault, PreflightFix, PreflightSubject } from './finding.ts';
import { preflightRule } from './preflight-rule.ts';

/**
 * The most that the scan-proof reads in every try (`src/domain/scan`): bytes of QR, Aztec and PDF417, symbols of Code
 * 128. Measured with ZXing: 1,000 letters and digits as a QR code (688 bytes) are read, 1,000 bytes are not; 700 bytes
 * of PDF417 are read, 850 not; 20 symbols of Code 128 are read, 22 not.
 */
const ROOM = { square: 688, pdf417: 700, code128: 20 } as const;

/** Capitals and digits, which a QR code stores in 5.5 bits. */
const QR_LETTERS = /^[0-9A-Z $%*+\-./:]*$/u;

export const BARCODE_RULES = [
  // developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary; API-11
  preflightRule('barcode.watch', words.looksAtWatch, watchFaults),
  // the decoder of the scan-proof; PRE-02
  preflightRule('barcode.dense', words.looksAtDensity, denseFaults),
  // ISO/IEC 18004, byte mode; API-07
  preflightRule('barcode.letters', words.looksAtLetters, letterFaults),
];

function watchFaults({ form, face }: PreflightSubject): Fault | null {
  if (face.barcode === null || form.barcodeType !== 'CODE128') return null;
  return {
    title: words.watchShowsNoBars(),
    reason: words.watchShowsAQrCode(),
    cards: ['apple'],
    place: 'barcodeType',
    ...qrFix(face.barcode.value),
  };
}

function denseFaults({ face: { barcode } }: PreflightSubject): Fault | null {
  if (barcode === null || !isDense(barcode)) return null;
  const { type, value } = barcode;
  return {
    title: words.codeIsDense(),
    reason: words.codeHasCharacters({ count: Array.from(value).length }),
    cards: ['apple', 'google'],
    place: 'barcodeInitialValue',
    ...(type === 'CODE128' || type === 'PDF417' ? qrFix(value) : {}),
  };
}

function isDense({ type, value }: NonNullable<PreflightSubject['face']['barcode']>): boolean {
  if (type === 'CODE128') return code128Symbols(value) > ROOM.code128;
  if (type === 'QR' && QR_LETTERS.test(value)) return (value.length * 5.5) / 8 > ROOM.square;
  // PDF417 and Aztec are in ISO 8859-1.
  const bytes = type === 'QR' ? new TextEncoder().encode(value).length : value.length;
  return bytes > (type === 'PDF417' ? ROOM.pdf417 : ROOM.square);
}

function letterFaults({ face: { barcode } }: PreflightSubject): Fault | null {
  if (barcode === null) return null;
  const { type, value } = barcode;
  const doubt = readingDoubtOf(type, value);
  if (doubt === null) return null;
  return {
    ...doubtWords(doubt),
    cards: ['apple', 'google'],
    place: 'barcodeInitialValue',
    ...(doubt.reason === 'alphabet' ? qrFix(value) : {}),
  };
}

function doubtWords({ reason, letter }: ReadingDoubt): Pick<Fault, 'title' | 'reason'> {
  switch (reason) {
    case 'invisible':
      return { title: words.codeHasInvisible(), reason: words.nobodyTypesThem() };
    case 'alphabet':
      return { title: words.tillMisreads({ letter }), reason: words.readersGuessAlphabet() };
    case 'letter':
      return { title: words.tillMisreads({ letter }), reason: words.scannersTypeLatin() };
    default:
      return reason satisfies never;
  }
}

/** A QR code with the same value, if it is readable there. */
function qrFix(value: string): { readonly fix?: PreflightFix } {
  if (barcodeIssue('QR', value) !== null || isDense({ type: 'QR', value, caption: '' })) return {};
  return { fix: { words: words.useAQrCode(), values: { barcodeType: 'QR' } } };
}

/** Four digits are the fewest for which code set C, two digits a symbol, is worth its switch. */
const DIGITS = /\d{4,}/gu;

/** Symbols of a Code 128 value, with switches between its code sets; without start, check and stop. */
function code128Symbols(value: string): number {
  const runs = value.match(DIGITS) ?? [];
  const digits = runs.reduce((sum, run) => sum + run.length, 0);
  const pairs = runs.reduce((sum, run) => sum + Math.floor(run.length / 2) + (run.length % 2), 0);
  // At the beginning and the end one switch is enough; digits alone need one for an odd last digit.
  const edges = [/^\d{4}/u, /(?:\D\d{4,}|^(?:\d\d){2,})$/u].filter((edge) => edge.test(value));
  return value.length - digits + pairs + 2 * runs.length - edges.length;
}
