import type { NewProject } from '../openapi/schema.gen.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { EXPORT_SIZES, type Size } from '../src/domain/constants.ts';
import { designValues } from '../src/domain/coupon/coupon-decisions.ts';
import type { DesignDocument } from '../src/domain/design/design-document.ts';
import { DEFAULT_SCHEME } from '../src/domain/design/scheme-names.ts';
import * as startWords from '../src/words/server/start.gen.ts';

const DESIGNS = join(import.meta.dirname, '../designs');
const TEMPLATE = 'b3fc05d2-bb63-4f8f-a816-b102fd66284c';
const COLORS = { background: '#3B1710', foreground: '#FFF7E6', label: '#F7C948' };
const DAYS_VALID = 90;
const DAY_MS = 86_400_000;

const LOGO = {
  text: 'HB',
  font: 'Domine-Bold',
  backgroundColor: COLORS.label,
  textColor: COLORS.background,
} as const;

/** A finished coupon of the bakery with one of the catalogue's designs, as the wizard would send it. */
export async function demonstrationCoupon(
  design = 'bakery',
  description = startWords.demonstrationOffer(),
): Promise<NewProject> {
  const strip = await readFile(join(DESIGNS, design, 'strip.png'));
  const source = JSON.parse(
    await readFile(join(DESIGNS, design, 'strip.gen.json'), 'utf8'),
  ) as NewProject['editorSource'] & DesignDocument;
  const wide = sharp(strip).resize({ ...EXPORT_SIZES.googleStrip, fit: 'cover' });
  const ends = new Date(Date.now() + DAYS_VALID * DAY_MS).toISOString().slice(0, 10);
  return {
    barcodeType: 'QR',
    barcodeValue: 'HALFMOON-13',
    barcodeAltText: '',
    description,
    merchantName: startWords.demonstrationBusiness(),
    termsConditions: startWords.demonstrationTerms(),
    startDate: '',
    expirationDate: `${ends}T00:00:00.000Z`,
    phone: '',
    website: '',
    templateId: TEMPLATE,
    editorSource: source,
    data: {
      backgroundColor: COLORS.background,
      foregroundColor: COLORS.foreground,
      logo: LOGO,
      strip: { scheme: DEFAULT_SCHEME },
    },
    apple: { stripImage: dataUrl(strip), logoImage: await logo(EXPORT_SIZES.appleLogo) },
    google: {
      stripImage: dataUrl(await wide.png().toBuffer()),
      logoImage: await logo(EXPORT_SIZES.googleLogo),
    },
    form: {
      version: 1,
      labelColor: COLORS.label,
      barcodeInitialValue: 'HALFMOON-13',
      promoCode: '',
      timeZone: 'America/New_York',
      haveCustomArtwork: false,
      haveLogoImage: 'no',
      haveRideAlongImage: null,
      text: designValues(source).text,
      rideAlongScheme: DEFAULT_SCHEME,
    },
  };
}

/** A half moon, centered. */
async function logo({ width, height }: Size): Promise<string> {
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(width, height) * 0.36;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${COLORS.background}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${COLORS.label}"/>
    <circle cx="${x + radius * 0.5}" cy="${y - radius * 0.2}" r="${radius * 0.82}" fill="${COLORS.background}"/>
  </svg>`;
  return dataUrl(await sharp(Buffer.from(svg)).png().toBuffer());
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
