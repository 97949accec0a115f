import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import { composeFace } from '../../src/domain/coupon/coupon-face.ts';
import type { CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { offerPhase } from '../../src/domain/coupon/offer-phase.ts';
import type { CouponView, PagePicture } from '../../src/public/page-view.ts';

/** A public coupon as the services know it; `Schema<'Coupon'>` satisfies it. */
export interface PublicCoupon extends CouponFacts {
  readonly id: string;
  /** Changes with everything that the page shows. */
  readonly updatedAt: string;
  /** Addresses of the pictures, by content, with a query. */
  readonly apple: { readonly strip: string; readonly logo: string };
}

/** Everything about the deployment and the moment that a view needs beside the coupon. */
export interface ViewSurroundings {
  /** Origin of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** What a coupon's id is appended to. */
  readonly shareBase: string;
  readonly badges: CouponView['badges'];
  readonly now: Date;
  /** Google's save-to-wallet token; null where there is none. */
  readonly saveToken: (couponId: string) => Promise<string | null>;
  /** SVG of a barcode; of the one that belongs to this coupon, where one is named. */
  readonly drawBarcode: (
    type: PrintedBarcodeType,
    value: string,
    couponId?: string,
  ) => string | Promise<string>;
}

/** What the page of this coupon shows. */
export async function couponView(
  coupon: PublicCoupon,
  { publicUrl, shareBase, badges, now, saveToken, drawBarcode }: ViewSurroundings,
): Promise<CouponView> {
  const face = composeFace(coupon);
  const address = `${shareBase}${coupon.id}`;
  const strip = stripPicture(coupon.apple.strip);
  const { barcode } = face;
  const phase = offerPhase(coupon, now);
  return {
    kind: 'coupon',
    face,
    phase,
    address,
    strip,
    logo: logoPicture(coupon.apple.logo),
    previewImage: previewAddress(strip.source, publicUrl),
    barcode: barcode === null ? null : await drawBarcode(barcode.type, barcode.value, coupon.id),
    addressCode: await drawBarcode('QR', address),
    pass: `/api/v1/media/coupons/${coupon.id}/pkpass`,
    googleToken: phase.name === 'expired' ? null : await saveToken(coupon.id),
    badges,
  };
}

/**
 * The strip for link previews. Apple's is the one served where no platform is named, and an address
 * without an ampersand is read rightly by those too who take meta tags apart by hand.
 */
function previewAddress(source: string, publicUrl: string): string {
  const address = new URL(source, publicUrl);
  address.searchParams.delete('platform');
  return address.href;
}

/** The strip at its three widths: a phone with two pixels to the point loads half of the native one. */
function stripPicture(source: string): PagePicture {
  const at = (width: '1x' | '2x' | '3x') => withQuery(source, `width=${width}&format=webp`);
  return {
    source,
    webp: `${at('1x')} 375w, ${at('2x')} 750w, ${at('3x')} 1125w`,
    ...EXPORT_SIZES.appleStrip,
  };
}

function logoPicture(source: string): PagePicture {
  return { source, webp: withQuery(source, 'format=webp'), ...EXPORT_SIZES.appleLogo };
}

function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
