/** Coupons with one planted fault each (PRE-01). */
import {
  code,
  crop,
  day,
  NO_WORDS,
  RIDE_ALONG,
  TRANSPARENT_CROP,
  UPLOADED_LOGO,
  UPLOADED_STRIP,
} from './changes.ts';
import type { CouponChange } from './coupons.ts';

interface BadCoupon extends CouponChange {
  readonly fault: string;
  readonly rule: string;
}

export const BAD_COUPONS: readonly BadCoupon[] = [
  {
    fault: 'gray on gray',
    rule: 'contrast.text',
    form: { backgroundColor: '#5F5F5F', foregroundColor: '#808080' },
  },
  {
    fault: 'white on yellow',
    rule: 'contrast.text',
    form: { backgroundColor: '#FFD500', foregroundColor: '#FFFFFF' },
  },
  {
    fault: 'red on green',
    rule: 'contrast.text',
    form: { backgroundColor: '#2E7D32', foregroundColor: '#D32F2F' },
  },
  {
    fault: 'a hair under 4.5 to 1',
    rule: 'contrast.text',
    form: { backgroundColor: '#FFFFFF', foregroundColor: '#777777' },
  },
  { fault: 'brown labels on brown', rule: 'contrast.labels', form: { labelColor: '#8A6A3C' } },
  { fault: 'labels in the card’s color', rule: 'contrast.labels', form: { labelColor: '#3B1710' } },
  {
    fault: 'pale labels on white',
    rule: 'contrast.labels',
    form: { backgroundColor: '#FFFFFF', foregroundColor: '#000000', labelColor: '#C0C0C0' },
  },
  {
    fault: 'white letters on a white logo',
    rule: 'contrast.logo',
    form: { logoTextColor: '#FFFFFF' },
  },
  {
    fault: 'yellow letters on a white logo',
    rule: 'contrast.logo',
    form: { logoTextColor: '#FFE28A' },
  },
  {
    fault: 'words of the artwork in the color behind them',
    rule: 'contrast.artwork',
    measures: { faintWords: new Map([['Default Scheme', ['Offer']]]) },
  },
  {
    fault: 'a scheme with faint words beside one without',
    rule: 'contrast.artwork',
    form: { scheme: 'Scheme 2' },
    measures: {
      faintWords: new Map([
        ['Default Scheme', []],
        ['Scheme 2', ['Offer']],
      ]),
    },
  },
  {
    fault: 'a name of 35 characters',
    rule: 'google.issuer',
    form: { merchantName: 'Halfmoon Bakery & Café of Mill Street' },
  },
  {
    fault: 'a name of 21 characters',
    rule: 'google.issuer',
    form: { merchantName: 'Fernhill Garden Store' },
  },
  {
    fault: 'a long name in Greek',
    rule: 'google.issuer',
    form: { merchantName: 'Αρτοποιείο Μισοφέγγαρο Αθήνα' },
  },
  {
    fault: 'a first word of 17 characters',
    rule: 'google.provider',
    form: { merchantName: 'Schnellrestaurant Ost'.slice(0, 20) },
  },
  {
    fault: 'one word of 16 letters',
    rule: 'google.provider',
    form: { merchantName: 'Kräuterapotheken' },
  },
  {
    fault: 'an offer that two dates leave little room',
    rule: 'apple.offer',
    form: {
      description: 'Ten dollars off any bouquet of red roses or white tulips',
      startDate: day('2026-12-01'),
    },
  },
  {
    fault: 'a description of 61 characters',
    rule: 'google.title',
    form: { description: `${'Buy a dozen rolls and get the thirteenth one on us all week'}!!` },
  },
  {
    fault: 'a description of 90 characters',
    rule: 'google.title',
    form: {
      description:
        'Buy a dozen of our rolls on any weekday in December, and the thirteenth is always on us',
      expirationDate: '',
    },
  },
  {
    fault: 'a long code beside emoji',
    rule: 'google.link',
    form: {
      ...code('QR', 'H'.repeat(440)),
      description: '🥐'.repeat(40),
      expirationDate: '',
      merchantName: '🥐'.repeat(12),
    },
  },
  {
    fault: 'a long code beside Arabic',
    rule: 'google.link',
    form: {
      ...code('AZTEC', 'H'.repeat(331)),
      description: 'رغيف '.repeat(12).trim(),
      merchantName: '🥐'.repeat(12),
    },
  },
  {
    fault: 'a logo with ink in all four corners',
    rule: 'logo.circle',
    form: UPLOADED_LOGO,
    measures: { logoOutsideCircle: 0.21 },
  },
  {
    fault: 'a logo with one corner outside',
    rule: 'logo.circle',
    form: UPLOADED_LOGO,
    measures: { logoOutsideCircle: 0.01 },
  },
  {
    fault: 'a transparent logo in the colors of its card',
    rule: 'logo.vanishes',
    form: UPLOADED_LOGO,
    crops: { appleLogo: TRANSPARENT_CROP },
    measures: { logoColors: { apple: ['#3B1710', '#5A2A20'], google: null } },
  },
  {
    fault: 'a small Apple logo',
    rule: 'image.small',
    form: UPLOADED_LOGO,
    crops: { appleLogo: crop(240, 75) },
  },
  {
    fault: 'a Google logo of 150 px',
    rule: 'image.small',
    form: UPLOADED_LOGO,
    crops: { googleLogo: crop(150, 150) },
  },
  {
    fault: 'a small Apple strip',
    rule: 'image.small',
    form: UPLOADED_STRIP,
    crops: { appleStrip: crop(375, 144) },
  },
  {
    fault: 'a small Google strip',
    rule: 'image.small',
    form: UPLOADED_STRIP,
    crops: { googleStrip: crop(1031, 335) },
  },
  {
    fault: 'a Ride-Along image of 150 px',
    rule: 'image.small',
    form: { haveRideAlongImage: 'yes' },
    crops: { rideAlong: crop(150, 100) },
  },
  {
    fault: 'words set at 6 px',
    rule: 'words.small',
    measures: { smallWords: new Map([['TEXT1', 6.4]]) },
  },
  {
    fault: 'words set at 8.96 px',
    rule: 'words.small',
    measures: { smallWords: new Map([['TEXT1', 8.96]]) },
  },
  {
    fault: 'a Ride-Along image without words',
    rule: 'ride-along.words',
    form: { ...RIDE_ALONG, text: NO_WORDS },
  },
  { fault: 'Code 128', rule: 'barcode.watch', form: code('CODE128', 'HALFMOON-13') },
  { fault: 'Code 128 with digits', rule: 'barcode.watch', form: code('CODE128', '0123456789') },
  {
    fault: 'a QR code of 1,000 small letters',
    rule: 'barcode.dense',
    form: code('QR', 'h'.repeat(1_000)),
    linkRoom: null,
  },
  {
    fault: 'a PDF417 of 850 characters',
    rule: 'barcode.dense',
    form: code('PDF417', 'h'.repeat(850)),
    linkRoom: null,
  },
  {
    fault: 'an Aztec code of 1,000 characters',
    rule: 'barcode.dense',
    form: code('AZTEC', 'h'.repeat(1_000)),
    linkRoom: null,
  },
  { fault: 'an umlaut in the code', rule: 'barcode.letters', form: code('QR', 'BRÖTCHEN-13') },
  { fault: 'a code in Chinese', rule: 'barcode.letters', form: code('QR', '半月十三') },
  {
    fault: 'an offer that ended last year',
    rule: 'dates.past',
    form: { expirationDate: day('2025-11-24') },
  },
  {
    fault: 'an offer that ends before it begins',
    rule: 'dates.reversed',
    form: { startDate: day('2026-12-14'), expirationDate: day('2026-12-07') },
  },
  {
    fault: 'a campaign that ends tomorrow',
    rule: 'dates.mail',
    form: { ...RIDE_ALONG, expirationDate: day('2026-11-26') },
  },
  { fault: 'an http website', rule: 'website.http', form: { website: 'http://halfmoon.example' } },
];
