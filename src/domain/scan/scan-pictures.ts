/** Every try on the drawn surfaces; the decoder is given, so that a worker and a test run the same (PRE-02). */
import { framed, type GrayPicture, treated } from './gray-picture.ts';
import {
  SCAN_TREATMENTS,
  type ScanReport,
  type ScanSurface,
  type ScanTry,
} from './scan-verdict.ts';

export type DrawnSurface = readonly [surface: ScanSurface, picture: GrayPicture];

/** Returns what a picture's code says; null if it finds none. */
export type Decode = (picture: GrayPicture) => Promise<string | null>;

export async function scanPictures(
  surfaces: readonly DrawnSurface[],
  decode: Decode,
): Promise<ScanReport> {
  const tries: ScanTry[] = [];
  let isHelpedByFrame = false;
  for (const [surface, picture] of surfaces) {
    for (const treatment of SCAN_TREATMENTS) {
      const read = await decode(treated(picture, treatment));
      tries.push({ surface, treatment, read });
      if (treatment === 'plain' && read === null) {
        isHelpedByFrame ||= (await decode(framed(picture))) !== null;
      }
    }
  }
  return { tries, isHelpedByFrame };
}
