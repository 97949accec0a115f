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

/** By the rule that names them, and by their fault. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, CouponChange>>>> = {
  'contrast.text': {
    'gray on gray': { form: { backgroundColor: '#5F5F5F', foregroundColor: '#808080' } },
    'white on yellow': { form: { backgroundColor: '#FFD500', foregroundColor: '#FFFFFF' } },
    'red on green': { form: { backgroundColor: '#2E7D32', foregroundColor: '#D32F2F' } },
    'a hair under 4.5 to 1': { form: { backgroundColor: '#FFFFFF', foregroundColor: '#777777' } },
  },
  'contrast.labels': {
    'brown labels on brown': { form: { labelColor: '#8A6A3C' } },
    'labels in the card’s color': { form: { labelColor: '#3B1710' } },
    'pale labels on white': {
      form: { backgroundColor: '#FFFFFF', foregroundColor: '#000000', labelColor: '#C0C0C0' },
    },
  },
  'contrast.logo': {
    'white letters on a white logo': { form: { logoTextColor: '#FFFFFF' } },
    'yellow letters on a white logo': { form: { logoTextColor: '#FFE28A' } },
  },
  'contrast.artwork': {
    'words of the artwork in the color behind them': {
      measures: { faintWords: new Map([['Default Scheme', ['Offer']]]) },
    },
    'a scheme with faint words beside one without': {
      form: { scheme: 'Scheme 2' },
      measures: {
        faintWords: new Map([
          ['Default Scheme', []],
          ['Scheme 2', ['Offer']],
        ]),
      },
    },
  },
  'google.issuer': {
    'a name of 35 characters': { form: { merchantName: 'Halfmoon Bakery & Café of Mill Street' } },
    'a name of 21 characters': { form: { merchantName: 'Fernhill Garden Store' } },
    'a long name in Greek': { form: { merchantName: 'Αρτοποιείο Μισοφέγγαρο Αθήνα' } },
  },
  'google.provider': {
    'a first word of 17 characters': {
      form: { merchantName: 'Schnellrestaurant Ost'.slice(0, 20) },
    },
    'one word of 16 letters': { form: { merchantName: 'Kräuterapotheken' } },
  },
  'apple.offer': {
    'an offer that two dates leave little room': {
      form: {
        description: 'Ten dollars off any bouquet of red roses or white tulips',
        startDate: day('2026-12-01'),
      },
    },
    'an offer in kana that needs a fourth line': {
      form: {
        description:
          'コーヒーとサンドイッチのセットをごちゅうもんのかたにドーナツをひとつプレゼントいたします',
      },
    },
  },
  'google.title': {
    'a description of 61 characters': {
      form: { description: `${'Buy a dozen rolls and get the thirteenth one on us all week'}!!` },
    },
    'a description of 90 characters': {
      form: {
        description:
          'Buy a dozen of our rolls on any weekday in December, and the thirteenth is always on us',
        expirationDate: '',
      },
    },
  },
  'google.link': {
    'a long code beside emoji': {
      form: {
        ...code('QR', 'H'.repeat(440)),
        description: '🥐'.repeat(40),
        expirationDate: '',
        merchantName: '🥐'.repeat(12),
      },
    },
    'a long code beside Arabic': {
      form: {
        ...code('AZTEC', 'H'.repeat(331)),
        description: 'رغيف '.repeat(12).trim(),
        merchantName: '🥐'.repeat(12),
      },
    },
  },
  'logo.circle': {
    'a logo with ink in all four corners': {
      form: UPLOADED_LOGO,
      measures: { logoOutsideCircle: 0.21 },
    },
    'a logo with one corner outside': {
      form: UPLOADED_LOGO,
      measures: { logoOutsideCircle: 0.01 },
    },
  },
  'logo.vanishes': {
    'a transparent logo in the colors of its card': {
      form: UPLOADED_LOGO,
      crops: { appleLogo: TRANSPARENT_CROP },
      measures: { logoColors: { apple: ['#3B1710', '#5A2A20'], google: null } },
    },
  },
  'image.small': {
    'a small Apple logo': { form: UPLOADED_LOGO, crops: { appleLogo: crop(240, 75) } },
    'a Google logo of 150 px': { form: UPLOADED_LOGO, crops: { googleLogo: crop(150, 150) } },
    'a small Apple strip': { form: UPLOADED_STRIP, crops: { appleStrip: crop(375, 144) } },
    'a small Google strip': { form: UPLOADED_STRIP, crops: { googleStrip: crop(1031, 335) } },
    'a Ride-Along image of 150 px': {
      form: { haveRideAlongImage: 'yes' },
      crops: { rideAlong: crop(150, 100) },
    },
  },
  'words.small': {
    'words set at 6 px': { measures: { smallWords: new Map([['TEXT1', 6.4]]) } },
    'words set at 8.96 px': { measures: { smallWords: new Map([['TEXT1', 8.96]]) } },
  },
  'ride-along.words': {
    'a Ride-Along image without words': { form: { ...RIDE_ALONG, text: NO_WORDS } },
  },
  'barcode.watch': {
    'Code 128': { form: code('CODE128', 'HALFMOON-13') },
    'Code 128 with digits': { form: code('CODE128', '0123456789') },
  },
  'barcode.dense': {
    'a QR code of 1,000 small letters': { form: code('QR', 'h'.repeat(1_000)), linkRoom: null },
    'a PDF417 of 850 characters': { form: code('PDF417', 'h'.repeat(850)), linkRoom: null },
    'an Aztec code of 1,000 characters': { form: code('AZTEC', 'h'.repeat(1_000)), linkRoom: null },
  },
  'barcode.letters': {
    'an umlaut in the code': { form: code('QR', 'BRÖTCHEN-13') },
    'a PDF417 of 600 umlauts': { form: code('PDF417', 'Ö'.repeat(600)), linkRoom: null },
    'a code in Chinese': { form: code('QR', '半月十三') },
  },
  'dates.past': {
    'an offer that ended last year': { form: { expirationDate: day('2025-11-24') } },
  },
  'dates.reversed': {
    'an offer that ends before it begins': {
      form: { startDate: day('2026-12-14'), expirationDate: day('2026-12-07') },
    },
  },
  'dates.mail': {
    'a campaign that ends tomorrow': { form: { ...RIDE_ALONG, expirationDate: day('2026-11-26') } },
  },
  'website.http': {
    'an http website': { form: { website: 'http://halfmoon.example' } },
  },
};

export const BAD_COUPONS = Object.entries(FAULTS).flatMap(([rule, coupons]) =>
  Object.entries(coupons).map(([fault, change]) => ({ fault, rule, ...change })),
);
