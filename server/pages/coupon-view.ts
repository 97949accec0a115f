import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import { composeFace, type CouponFacts } from '../../src/domain/coupon/coupon-face.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { offerPhase } from '../../src/domain/coupon/offer-phase.ts';
import type { CouponView, PagePicture } from '../../src/public/page-view.ts';

/** A public coupon from the services; `Schema<'Coupon'>` satisfies it. */
export interface PublicCoupon extends CouponFacts {
  readonly id: string;
  /** Whether only the codes of households count (SER-01). */
  readonly householdsOnly?: boolean;
  /** Changes with everything that the page shows. */
  readonly updatedAt: string;
  /** Addresses of the pictures; each contains a content hash and a query. */
  readonly apple: { readonly strip: string; readonly logo: string };
  readonly google: { readonly strip: string; readonly logo: string };
}

/** What a view needs besides the coupon: the deployment and the current time. */
export interface ViewSurroundings {
  /** Origin of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Prefix of a coupon's public link; the id follows it. */
  readonly shareBase: string;
  readonly badges: CouponView['badges'];
  readonly now: Date;
  /** Whether a shared cache answers for the page, so that it counts its views itself (PUB-11). */
  readonly isCached?: boolean;
  /** Returns Google's save-to-wallet token; null if there is none. */
  readonly saveToken: (coupon: PublicCoupon) => Promise<string | null>;
  /** Returns the SVG of a barcode, for a coupon's own barcode the stored one. */
  readonly drawBarcode: (
    type: PrintedBarcodeType,
    value: string,
    couponId?: string,
  ) => string | Promise<string>;
}

/** Returns what a coupon's page shows. */
export async function couponView(
  coupon: PublicCoupon,
  { publicUrl, shareBase, badges, now, isCached = false, saveToken, drawBarcode }: ViewSurroundings,
): Promise<CouponView> {
  const face = composeFace(coupon);
  const address = `${shareBase}${coupon.id}`;
  const strip = stripPicture(coupon.apple.strip);
  const { barcode } = face;
  const phase = offerPhase(coupon, now);
  return {
    kind: 'coupon',
    language: coupon.language,
    face,
    phase,
    address,
    views: isCached ? `/r/${coupon.id}/views` : null,
    strip,
    logo: logoPicture(coupon.apple.logo),
    previewImage: previewAddress(strip.source, publicUrl),
    barcode: barcode === null ? null : await drawBarcode(barcode.type, barcode.value, coupon.id),
    addressCode: `/r/${coupon.id}/link`,
    pass: `/api/v1/media/coupons/${coupon.id}/pkpass`,
    googleToken: phase.name === 'expired' ? null : await saveToken(coupon),
    googleAddress: null,
    badges,
  };
}

/**
 * The strip for link previews. Without a platform the address means Apple's strip. It has no ampersand, which some
 * simple parsers of meta tags handle wrongly.
 */
function previewAddress(source: string, publicUrl: string): string {
  const address = new URL(source, publicUrl);
  address.searchParams.delete('platform');
  return address.href;
}

/** The strip at three widths. A phone with a pixel ratio of two loads half of the native size. */
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
