/** Every try on the drawn surfaces; the decoder is given, so that a worker and a test run the same (PRE-02). */
import { type GrayPixels, straightened, treated } from './gray-picture.ts';
import type { ScanSurface } from './scan-surfaces.ts';
import {
  SCAN_TREATMENTS,
  type ScanReport,
  type ScanTreatment,
  type ScanTry,
} from './scan-verdict.ts';

export interface DrawnSurface {
  readonly surface: ScanSurface;
  readonly picture: GrayPixels;
  /** The same with more white around the code. */
  readonly withEdge: GrayPixels;
}

/** Returns what the codes in a picture say. */
export type Decode = (picture: GrayPixels) => Promise<readonly string[]>;

/** `value` is what the code must say. */
export async function scanPictures(
  value: string,
  surfaces: readonly DrawnSurface[],
  decode: Decode,
): Promise<ScanReport> {
  const tries: ScanTry[] = [];
  let isHelpedByEdge = false;
  for (const { surface, picture, withEdge } of surfaces) {
    for (const treatment of SCAN_TREATMENTS) {
      const read = readingOf(value, await codesIn(treated(picture, treatment), treatment, decode));
      tries.push({ surface, treatment, read });
      if (treatment === 'plain' && read === null)
        isHelpedByEdge ||= (await decode(withEdge)).includes(value);
    }
  }
  return { tries, isHelpedByEdge };
}

/**
 * ZXing finds a PDF417 only within some 5 degrees of its own lines, but scanners look along lines in all directions.
 * So a turned picture without a code is straightened and decoded again; it stays as soft as turning made it.
 */
async function codesIn(picture: GrayPixels, treatment: ScanTreatment, decode: Decode) {
  const found = await decode(picture);
  return found.length > 0 || treatment !== 'turned' ? found : decode(straightened(picture));
}

/** Another code on the card wins, because a scanner may read it instead. */
function readingOf(value: string, found: readonly string[]): string | null {
  return found.find((text) => text !== value) ?? found[0] ?? null;
}
