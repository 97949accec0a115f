/** What decoding the drawn code says about the coupon at a counter (PRE-02). */
import type { PrintedBarcodeType } from '../coupon/fields/barcode-types.ts';

export const SCAN_SURFACES = ['apple', 'google', 'print'] as const;
export type ScanSurface = (typeof SCAN_SURFACES)[number];

/** As a scanner meets a code: as drawn, out of focus, turned by 8 degrees, on a dim screen. */
export const SCAN_TREATMENTS = ['plain', 'blurred', 'turned', 'faint'] as const;
export type ScanTreatment = (typeof SCAN_TREATMENTS)[number];

/** Inches; the width of a code with its quiet zone on each surface. */
export const CODE_WIDTHS: Readonly<
  Record<ScanSurface, { readonly square: number; readonly wide: number }>
> = {
  apple: { square: 1.4, wide: 2.1 },
  google: { square: 1.1, wide: 1.7 },
  print: { square: 1.35, wide: 2 },
};

/** Height of a wide code as a share of its width, as on the cards. */
export const WIDE_HEIGHT = 1 / 3;

/** Pixels per inch that a camera resolves from 20 cm, and that a printer prints. */
export const SCAN_RESOLUTION = 300;

export function isSquare(type: PrintedBarcodeType): boolean {
  return type === 'QR' || type === 'AZTEC';
}

/** One attempt to read the code. */
export interface ScanTry {
  readonly surface: ScanSurface;
  readonly treatment: ScanTreatment;
  /** Null if no code was found. */
  readonly read: string | null;
}

/** What the decoder did: every try, and whether a wider white frame helped where the plain code was not found. */
export interface ScanReport {
  readonly tries: readonly ScanTry[];
  readonly isHelpedByFrame: boolean;
}

type ScanResult = 'scans' | 'doubtful' | 'unread';

/** Why a code was not always read. */
export type ScanReason = 'altered' | 'quiet' | 'contrast' | 'dense';

export interface ScanVerdict {
  /** `scans`: every try read the value. `unread`: no surface was read as drawn. */
  readonly result: ScanResult;
  /** Null if every try read the value. */
  readonly reason: ScanReason | null;
  readonly tries: readonly ScanTry[];
}

export function scanVerdictOf(value: string, { tries, isHelpedByFrame }: ScanReport): ScanVerdict {
  const failed = tries.filter(({ read }) => read !== value);
  if (failed.length === 0) return { result: 'scans', reason: null, tries };
  const plain = tries.filter(({ treatment }) => treatment === 'plain');
  const isUnread = plain.every(({ read }) => read !== value);
  return {
    result: isUnread ? 'unread' : 'doubtful',
    reason: reasonOf(failed, isHelpedByFrame),
    tries,
  };
}

function reasonOf(failed: readonly ScanTry[], isHelpedByFrame: boolean): ScanReason {
  if (failed.some(({ read }) => read !== null)) return 'altered';
  if (isHelpedByFrame) return 'quiet';
  return failed.every(({ treatment }) => treatment === 'faint') ? 'contrast' : 'dense';
}
