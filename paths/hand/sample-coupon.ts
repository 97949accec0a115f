/** A finished coupon as the wizard sends it, for paths that start with one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchCoupon } from '../../scripts/testing/attack/bench-coupon.ts';
import type { DesignDocument as Design, NewProject, NewBrand } from '../../openapi/schema.gen.ts';

const BAKERY = join(import.meta.dirname, '..', '..', 'designs', 'bakery');
/** The bakery's seeded template. */
export const BAKERY_ID = 'b3fc05d2-bb63-4f8f-a816-b102fd66284c';
const OFFER = {
  barcodeValue: 'PATHS-13',
  barcodeAltText: 'Code PATHS-13',
  merchantName: 'Halfmoon Bakery',
  termsConditions: 'One per visit.',
  website: 'https://halfmoon.example/rolls',
};

/** PNG data URLs in the sizes that the services require, in one color. */
export type PlainImages = Readonly<Awaited<ReturnType<typeof plainImages>>>;

/** Properties of a path's coupons. */
export interface CouponTraits {
  readonly hasRideAlong?: boolean;
  readonly barcode?: Pick<NewProject, 'barcodeType' | 'barcodeValue'>;
}

/** Returns the bakery's brand, with its logo made from text. */
export function sampleBrand(): NewBrand {
  const { merchantName, termsConditions, website } = OFFER;
  return {
    merchantName,
    termsConditions,
    phone: '555-010-0142',
    website,
    backgroundColor: '#3B1710',
    foregroundColor: '#FFF7E6',
    labelColor: '#F7C948',
    haveLogoImage: 'no',
    logoText: 'HB',
    logoFont: 'Domine-Bold',
    logoBackgroundColor: '#FFFFFF',
    logoTextColor: '#3B1710',
    logos: {},
  };
}

/** Returns the bakery's coupon with plain images. */
export function sampleCoupon(
  images: PlainImages,
  { hasRideAlong = false, barcode }: CouponTraits,
): NewProject {
  const { data, form, ...coupon } = benchCoupon(BAKERY_ID, {
    apple: { stripImage: images.appleStrip, logoImage: images.appleLogo },
    google: { stripImage: images.googleStrip, logoImage: images.googleLogo },
  });
  return {
    ...coupon,
    ...OFFER,
    ...barcode,
    editorSource: sampleDesign(),
    ...(hasRideAlong && {
      rideAlongImage: images.rideAlong,
      rideAlongImageEditorSource: sampleDesign('ride-along'),
    }),
    data: { ...data, strip: { scheme: 'Scheme 2' } },
    form: {
      ...form,
      barcodeInitialValue: barcode?.barcodeValue ?? OFFER.barcodeValue,
      haveCustomArtwork: false,
      haveRideAlongImage: hasRideAlong ? 'no' : null,
      text: { TEXT1: 'BUY TWELVE ROLLS', TEXT2: 'The 13th' },
    },
  };
}

/** The bakery's strip, or its Ride-Along image. */
export function sampleDesign(name: 'strip' | 'ride-along' = 'strip'): Design {
  return JSON.parse(readFileSync(join(BAKERY, `${name}.gen.json`), 'utf8')) as Design;
}

/** Renders the plain images. */
export async function plainImages() {
  const { default: sharp } = await import('sharp');
  const png = async (width: number, height: number, background: string): Promise<string> => {
    const image = sharp({ create: { width, height, channels: 3, background } }).png();
    return `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`;
  };
  return {
    appleStrip: await png(1125, 432, '#C8321F'),
    appleLogo: await png(480, 150, '#FFFFFF'),
    googleStrip: await png(1032, 336, '#C8321F'),
    googleLogo: await png(660, 660, '#FFFFFF'),
    rideAlong: await png(600, 400, '#C8321F'),
  };
}
