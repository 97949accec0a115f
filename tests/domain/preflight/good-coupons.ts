/** Coupons in which preflight finds nothing (PRE-01). */
import {
  code,
  crop,
  day,
  NO_WORDS,
  RIDE_ALONG,
  TERMS,
  TRANSPARENT_CROP,
  UPLOADED_LOGO,
  UPLOADED_STRIP,
} from './changes.ts';
import type { CouponChange } from './coupons.ts';

/** By what is noteworthy about them. */
const COUPONS: Readonly<Record<string, CouponChange>> = {
  'the bakery’s own': {},
  'black on white': { form: { backgroundColor: '#FFFFFF', foregroundColor: '#000000' } },
  'exactly readable': { form: { backgroundColor: '#FFFFFF', foregroundColor: '#767676' } },
  'labels of their own': { form: { labelColor: '#F7C948' } },
  'labels like the text': { form: { labelColor: '#FFF3DF' } },
  'the default gray': { form: { backgroundColor: '#5F5F5F', foregroundColor: '#FFFFFF' } },
  'a color that is still being typed': {
    form: { backgroundColor: '#3B', foregroundColor: '#FFF' },
  },
  'a gray logo of large letters': { form: { logoTextColor: '#8A8A8A' } },
  'an uploaded logo instead of pale letters': {
    form: { ...UPLOADED_LOGO, logoTextColor: '#FFFFFF' },
  },
  'a readable scheme beside a faint one': {
    measures: {
      faintWords: new Map([
        ['Default Scheme', []],
        ['Scheme 2', ['Offer']],
      ]),
    },
  },
  'a name of 20 characters': { form: { merchantName: 'Halfmoon Bakery Lane' } },
  'a name of 12 letters': { form: { merchantName: 'Buchhandlung' } },
  'a short first word': { form: { merchantName: 'Mo’s Schnellrestaurt' } },
  'a name of twelve emoji': { form: { merchantName: '🥐'.repeat(12) } },
  'no name yet': { form: { merchantName: '', description: '' } },
  'a description of 60 characters': { form: { description: 'x'.repeat(60) } },
  'a description in Arabic': { form: { description: 'اشتر اثني عشر رغيفا والثالث عشر علينا' } },
  'an offer of 30 Korean syllables': {
    form: { description: '꽃다발을사시면장미한송이를더드립니다'.repeat(2).slice(0, 30) },
  },
  'terms of one line': { form: { termsConditions: 'One per visit.' } },
  'long terms when Google has the offer': { form: { termsConditions: TERMS }, linkRoom: null },
  'a round logo': { form: UPLOADED_LOGO, measures: { logoOutsideCircle: 0 } },
  'a soft edge at the circle': { form: UPLOADED_LOGO, measures: { logoOutsideCircle: 0.001 } },
  'a transparent logo with one color that stands out': {
    form: UPLOADED_LOGO,
    crops: { appleLogo: TRANSPARENT_CROP },
    measures: { logoColors: { apple: ['#3B1710', '#FFF7E6'], google: null } },
  },
  'a dark logo on a color of its own': {
    form: UPLOADED_LOGO,
    crops: { appleLogo: { ...TRANSPARENT_CROP, ground: '#FFFFFF' } },
    measures: { logoColors: { apple: ['#3B1710'], google: null } },
  },
  'a logo at its native size': {
    form: UPLOADED_LOGO,
    crops: { appleLogo: crop(480, 150), googleLogo: crop(660, 660) },
  },
  'a large strip': {
    form: UPLOADED_STRIP,
    crops: { appleStrip: crop(2250, 864), googleStrip: crop(2064, 672) },
  },
  'a strip at its native size': { form: UPLOADED_STRIP, crops: { appleStrip: crop(1125, 432) } },
  'a small crop that a design replaced': { crops: { appleStrip: crop(10, 4) } },
  'a small logo that letters replaced': { crops: { googleLogo: crop(10, 10) } },
  'a Ride-Along image at its size in the mail': {
    form: { haveRideAlongImage: 'yes' },
    crops: { rideAlong: crop(300, 200) },
  },
  'a Ride-Along image with words': { form: RIDE_ALONG },
  'an uploaded Ride-Along image': {
    form: { ...RIDE_ALONG, haveRideAlongImage: 'yes', text: NO_WORDS },
  },
  'a strip without words': { form: { text: NO_WORDS } },
  'no barcode': { form: { barcodeType: 'NONE' } },
  'an Aztec code': { form: code('AZTEC', 'HALFMOON-13') },
  'a PDF417': { form: code('PDF417', 'HALFMOON-13') },
  'a QR code of 331 characters': { form: code('QR', 'H'.repeat(331)) },
  'Code 128 chosen and nothing typed': { form: { ...code('CODE128', ''), barcodeValue: '' } },
  'an address in the code': { form: code('QR', 'https://halfmoon.example/13?from=mail') },
  'no end': { form: { expirationDate: '' } },
  'the last day is today': { form: { expirationDate: day('2026-11-25') } },
  'one day only': { form: { startDate: day('2026-12-14'), expirationDate: day('2026-12-14') } },
  'a campaign that ends in four days': {
    form: { ...RIDE_ALONG, expirationDate: day('2026-11-29') },
  },
  'an https website': { form: { website: 'https://halfmoon.example' } },
  'a website that is being typed': { form: { website: 'http://half' } },
};

export const GOOD_COUPONS = Object.entries(COUPONS).map(([name, change]) => ({ name, ...change }));
