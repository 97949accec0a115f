import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { demonstrationCoupon } from '../../server/demonstration-coupon.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { designValues } from '../../src/domain/coupon/coupon-decisions.ts';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';

const DESIGNS = join(import.meta.dirname, '..', '..', 'designs');

/** Designs of other coupons of the marketer, with what they offer; the first is shown last. */
export const OTHER_COUPONS = [
  ['florist', 'A dozen roses for the price of ten'],
  ['juicebar', 'Your fifth juice is free'],
  ['pizza', 'Two pizzas, one price, every Tuesday'],
  ['coffee', 'One more coffee, on the house'],
] as const;

/** A coupon of one of the catalogue's designs, as the wizard would send it. */
export async function shownCoupon(
  design: string,
  offer: string,
): ReturnType<typeof demonstrationCoupon> {
  const coupon = await demonstrationCoupon();
  const strip = await readFile(join(DESIGNS, design, 'strip.png'));
  const source = await readFile(join(DESIGNS, design, 'strip.gen.json'), 'utf8');
  const { text } = designValues(JSON.parse(source) as DesignDocument);
  const wide = sharp(strip).resize({ ...EXPORT_SIZES.googleStrip, fit: 'cover' });
  return {
    ...coupon,
    description: offer,
    editorSource: JSON.parse(source) as typeof coupon.editorSource,
    ...(coupon.form && { form: { ...coupon.form, text } }),
    apple: { ...coupon.apple, stripImage: dataUrl(strip) },
    google: { ...coupon.google, stripImage: dataUrl(await wide.png().toBuffer()) },
  };
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
