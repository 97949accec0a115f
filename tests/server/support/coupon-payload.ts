import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { components } from '../../../openapi/schema.gen.ts';
import { benchCoupon } from '../../../scripts/testing/attack/bench-coupon.ts';

/** A coupon as the wizard sends it, with its form. */
export type NewProject = Omit<components['schemas']['NewProject'], 'id' | 'form'> & {
  readonly form: components['schemas']['PayloadForm'];
};

/** The id of the bakery's Ride-Along design. */
export const BAKERY_RIDE_ALONG_ID = 'bee327e8-9d49-46f6-8f2f-abb1c39c9dd3';
export const BAKERY_ID = 'b3fc05d2-bb63-4f8f-a816-b102fd66284c';

/** A PNG of one color as a data URL, made once. */
export async function png(width: number, height: number, color = '#C8321F'): Promise<string> {
  const key = `${width} ${height} ${color}`;
  const made = pictures.get(key) ?? makePng(width, height, color);
  pictures.set(key, made);
  return made;
}

const pictures = new Map<string, Promise<string>>();

async function makePng(width: number, height: number, color: string): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: color } }).png();
  return `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`;
}

/** The bakery's finished coupon, as the wizard sends it. */
export async function bakeryCoupon(): Promise<NewProject> {
  const { data, form, ...coupon } = benchCoupon(BAKERY_ID, {
    apple: { stripImage: await png(1125, 432), logoImage: await png(480, 150, '#FFFFFF') },
    google: { stripImage: await png(1032, 336), logoImage: await png(660, 660, '#FFFFFF') },
  });
  return {
    ...coupon,
    termsConditions: 'One per visit.',
    expirationDate: '2026-12-31T00:00:00.000Z',
    editorSource: bakeryDesign(),
    data: { ...data, strip: { scheme: 'Scheme 2' } },
    form: {
      ...form,
      haveCustomArtwork: false,
      text: { TEXT1: 'BUY TWELVE ROLLS', TEXT2: 'The 13th' },
    },
  };
}

/** The payload's values in a form, which older clients send twice. */
export function copiesOf({ data, ...payload }: NewProject) {
  const { barcodeType, barcodeValue, barcodeAltText, description, merchantName } = payload;
  const { termsConditions, startDate, expirationDate, phone, website } = payload;
  return {
    barcodeType,
    barcodeValue,
    barcodeAltText,
    description,
    merchantName,
    termsConditions,
    startDate,
    expirationDate,
    phone,
    website,
    backgroundColor: data.backgroundColor,
    foregroundColor: data.foregroundColor,
    scheme: data.strip?.scheme ?? 'Default Scheme',
    logoText: data.logo?.text ?? null,
    logoFont: data.logo?.font ?? 'Helvetica Neue',
    logoBackgroundColor: data.logo?.backgroundColor ?? '#FFFFFF',
    logoTextColor: data.logo?.textColor ?? '#000000',
  };
}

let bakerySource: string | undefined;

/** The bakery's design as shipped. */
export function bakeryDesign(): components['schemas']['DesignDocument'] {
  return JSON.parse(
    (bakerySource ??= readFileSync('designs/bakery/strip.gen.json', 'utf8')),
  ) as components['schemas']['DesignDocument'];
}
