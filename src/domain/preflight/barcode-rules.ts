/** Codes that a watch does not show, a register misreads, or a camera cannot resolve (PRE-01, STEP-10). */
import * as words from '../../words/preflight.gen.ts';
import { barcodeIssue } from '../coupon/barcode.ts';
import { code128Symbols } from './code-128-symbols.ts';
import type { Fault, PreflightFix, PreflightRule, PreflightSubject } from './finding.ts';

/**
 * Most a code may hold so that its bars and modules are wide enough on the smallest real size: a square of 1.1 in with
 * modules of 0.396 mm is a QR code of version 13, 331 bytes at medium error correction; a bar code of 2.1 in with bars
 * of 0.25 mm has 14 symbols of Code 128, or 300 characters of PDF417.
 */
const ROOM = { square: 331, pdf417: 300, code128: 14 } as const;

export const BARCODE_RULES: readonly PreflightRule[] = [
  {
    name: 'barcode.watch',
    source: 'developer.apple.com/documentation/walletpasses/pass/barcodes-data.dictionary; API-11',
    severity: 'disappoints',
    looksAt: words.looksAtWatch,
    check: watchFaults,
  },
  {
    name: 'barcode.dense',
    source: 'GS1 General Specifications, X-dimensions; PRE-02',
    severity: 'disappoints',
    looksAt: words.looksAtDensity,
    check: denseFaults,
  },
  {
    name: 'barcode.letters',
    source: 'ISO/IEC 18004, byte mode; API-07',
    severity: 'disappoints',
    looksAt: words.looksAtLetters,
    check: letterFaults,
  },
];

function watchFaults({ form, face }: PreflightSubject): readonly Fault[] {
  if (face.barcode === null || form.barcodeType !== 'CODE128') return [];
  return [
    {
      title: words.watchShowsNoBars(),
      reason: words.watchShowsAQrCode(),
      cards: ['apple'],
      place: 'barcodeType',
      ...qrFix(face.barcode.value),
    },
  ];
}

function denseFaults({ face: { barcode } }: PreflightSubject): readonly Fault[] {
  if (barcode === null || !isDense(barcode)) return [];
  const { type, value } = barcode;
  return [
    {
      title: words.codeIsDense(),
      reason: words.codeHasCharacters({ count: Array.from(value).length }),
      cards: ['apple', 'google'],
      place: 'barcodeInitialValue',
      ...(type === 'CODE128' || type === 'PDF417' ? qrFix(value) : {}),
    },
  ];
}

function isDense({ type, value }: NonNullable<PreflightSubject['face']['barcode']>): boolean {
  if (type === 'CODE128') return code128Symbols(value) > ROOM.code128;
  const bytes = new TextEncoder().encode(value).length;
  return bytes > (type === 'PDF417' ? ROOM.pdf417 : ROOM.square);
}

function letterFaults({ face: { barcode } }: PreflightSubject): readonly Fault[] {
  const [letter] = (barcode?.value ?? '').match(/[^\u0020-\u007e]/u) ?? [];
  if (letter === undefined) return [];
  return [
    {
      title: words.tillMisreads({ letter }),
      reason: words.scannersTypeLatin(),
      cards: ['apple', 'google'],
      place: 'barcodeInitialValue',
    },
  ];
}

/** A QR code with the same value, if it is readable there. */
function qrFix(value: string): { readonly fix?: PreflightFix } {
  if (barcodeIssue('QR', value) !== null || isDense({ type: 'QR', value, caption: '' })) return {};
  return { fix: { words: words.useAQrCode(), values: { barcodeType: 'QR' } } };
}
