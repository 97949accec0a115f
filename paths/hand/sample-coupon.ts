/** A finished coupon as the wizard sends it, for paths that start with one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DesignDocument as Design, NewProject, NewBrand } from '../../openapi/schema.gen.ts';

const BAKERY = join(import.meta.dirname, '..', '..', 'designs', 'bakery');
/** The bakery's seeded template. */
export const BAKERY_ID = 'b3fc05d2-bb63-4f8f-a816-b102fd66284c';
const COLORS = { backgroundColor: '#3B1710', foregroundColor: '#FFF7E6', labelColor: '#F7C948' };
const LOGO = { background: '#FFFFFF', text: '#3B1710', font: 'Domine-Bold', words: 'HB' } as const;
const OFFER = {
  barcodeType: 'QR',
  barcodeValue: 'PATHS-13',
  barcodeAltText: 'Code PATHS-13',
  description: 'A dozen rolls, and one more',
  merchantName: 'Halfmoon Bakery',
  termsConditions: 'One per visit.',
  startDate: '',
  expirationDate: '2030-12-31T00:00:00.000Z',
  phone: '555-010-0142',
  website: 'https://halfmoon.example/rolls',
} as const;

/** PNG data URLs in the sizes that the services require, in one color. */
export interface PlainImages {
  readonly appleStrip: string;
  readonly appleLogo: string;
  readonly googleStrip: string;
  readonly googleLogo: string;
  readonly rideAlong: string;
}

/** Properties of a path's coupons. */
export interface CouponTraits {
  readonly hasRideAlong?: boolean;
  readonly barcode?: Pick<NewProject, 'barcodeType' | 'barcodeValue'>;
}

/** Returns the bakery's brand, with its logo made from text. */
export function sampleBrand(): NewBrand {
  const { merchantName, termsConditions, phone, website } = OFFER;
  return {
    merchantName,
    termsConditions,
    phone,
    website,
    ...COLORS,
    haveLogoImage: 'no',
    logoText: LOGO.words,
    logoFont: LOGO.font,
    logoBackgroundColor: LOGO.background,
    logoTextColor: LOGO.text,
    logos: {},
  };
}

/** Returns the bakery's coupon with plain images. */
export function sampleCoupon(
  images: PlainImages,
  { hasRideAlong = false, barcode }: CouponTraits,
): NewProject {
  const { labelColor, ...colors } = COLORS;
  return {
    ...OFFER,
    ...barcode,
    templateId: BAKERY_ID,
    editorSource: sampleDesign(),
    ...(hasRideAlong && {
      rideAlongImage: images.rideAlong,
      rideAlongImageEditorSource: sampleDesign('ride-along'),
    }),
    data: {
      ...colors,
      logo: {
        backgroundColor: LOGO.background,
        font: LOGO.font,
        text: LOGO.words,
        textColor: LOGO.text,
      },
      strip: { scheme: 'Scheme 2' },
    },
    apple: { stripImage: images.appleStrip, logoImage: images.appleLogo },
    google: { stripImage: images.googleStrip, logoImage: images.googleLogo },
    form: {
      version: 1,
      labelColor,
      barcodeInitialValue: barcode?.barcodeValue ?? OFFER.barcodeValue,
      promoCode: 'DOZEN',
      timeZone: 'America/Chicago',
      haveCustomArtwork: false,
      haveLogoImage: 'no',
      haveRideAlongImage: hasRideAlong ? 'no' : null,
      text: { TEXT1: 'BUY TWELVE ROLLS', TEXT2: 'The 13th' },
      rideAlongScheme: 'Default Scheme',
    },
  };
}

/** The bakery's strip, or its Ride-Along image. */
export function sampleDesign(name: 'strip' | 'ride-along' = 'strip'): Design {
  return JSON.parse(readFileSync(join(BAKERY, `${name}.gen.json`), 'utf8')) as Design;
}

/** Renders the plain images. */
export async function plainImages(): Promise<PlainImages> {
  const { default: sharp } = await import('sharp');
  const png = async (width: number, height: number, background: string): Promise<string> => {
    const image = sharp({ create: { width, height, channels: 3, background } }).png();
    return `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`;
  };
  return {
    appleStrip: await png(1125, 432, '#C8321F'),
    appleLogo: await png(480, 150, LOGO.background),
    googleStrip: await png(1032, 336, '#C8321F'),
    googleLogo: await png(660, 660, LOGO.background),
    rideAlong: await png(600, 400, '#C8321F'),
  };
}
