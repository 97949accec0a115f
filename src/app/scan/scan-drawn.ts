/** The code of a drawn coupon, read back for its proof and for a save without one (PRE-02). */
import { composeFace } from '../../domain/coupon/coupon-face.ts';
import { formFactsOf } from '../../domain/coupon/form-facts.ts';
import { answerWithin } from '../../domain/time-limit.ts';
import {
  SCAN_WAIT_MS,
  type ScannedCoupon,
  storedScanOf,
} from '../../machines/wizard/scan-proof.machine.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import { scanCode } from './scan-code.ts';

/** Resolves within `SCAN_WAIT_MS`: with nothing for a coupon without a code, or for one that could not be checked in time. */
export async function scanDrawn(drawn: DrawnCoupon, signal: AbortSignal) {
  const coupon = scannedOf(drawn);
  if (coupon === null) return undefined;
  const scan = (limited: AbortSignal) => scanCode(coupon, limited);
  return answerWithin(SCAN_WAIT_MS, scan, signal).then(storedScanOf, () => undefined);
}

/** Returns null for a coupon without a code. */
export function scannedOf({ form, barcode, images }: DrawnCoupon): ScannedCoupon | null {
  const { barcode: code, colors, description } = composeFace(formFactsOf(form));
  if (code === null || barcode === null) return null;
  return {
    ...code,
    code: barcode,
    offer: description,
    background: colors.background,
    foreground: colors.foreground,
    apple: { strip: images.appleStrip, logo: images.appleLogo },
    google: { strip: images.googleStrip, logo: images.googleLogo },
  };
}
