import { expect, test } from 'vitest';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { CouponFacts } from '../../../src/domain/coupon/coupon-face.ts';
import { HALFMOON } from '../../support/halfmoon.ts';

const halfmoon: CouponFacts = { ...HALFMOON, timeZone: 'America/Chicago' };

const DETAILS = [
  ['merchantName', 'text', 'Business/Organization Name', 'Halfmoon Bakery', null],
  ['description', 'text', 'Description', 'Buy a dozen rolls, the 13th is on us', null],
  ['termsConditions', 'text', 'Terms & Conditions', 'One coupon per visit.', null],
  ['promoCode', 'text', 'Promo Code', 'ROLL13', null],
  ['expirationDate', 'date', 'Expiration Date', '12/31/2027', null],
  ['website', 'website', 'Website', 'https://halfmoon.example', 'https://halfmoon.example/'],
  ['phone', 'phone', 'Business Phone Number', '555-014-2233', 'tel:+15550142233'],
] as const;

test('[PREV-06] the complete face of a coupon', () => {
  expect(composeFace(halfmoon)).toEqual({
    language: 'en',
    merchantName: 'Halfmoon Bakery',
    description: 'Buy a dozen rolls, the 13th is on us',
    colors: {
      background: '#3B1710',
      foreground: '#FFF3DF',
      label: '#F7C948',
      googleText: '#FFFFFF',
    },
    expires: { display: '12/31/2027', endsAt: '2027-12-31T23:59:59-06:00' },
    startsAt: null,
    dates: [{ key: 'expires', label: 'Expires', display: '12/31/2027' }],
    details: DETAILS.map(([key, kind, label, value, href]) => ({ key, kind, label, value, href })),
    barcode: { type: 'QR', value: 'HALFMOON-13', caption: 'HALFMOON-13' },
    stripWords: 'Buy a dozen rolls, The 13th, is on us',
  });
});

test('[STEP-18] the details say since when it is valid, as page and wallets do', () => {
  const { details } = composeFace({ ...halfmoon, startDate: '2026-11-01T00:00:00.000Z' });
  const said = details.map(({ label, value }) => `${label} ${value}`);
  expect(said).toContain('Valid from 11/01/2026');
});

test('[PREV-03] leaves empty and blank values out of the details', () => {
  const bare = {
    ...halfmoon,
    termsConditions: ' ',
    promoCode: '',
    expirationDate: '',
    website: '',
    phone: '',
  };
  expect(composeFace(bare).details.map((item) => item.key)).toEqual([
    'merchantName',
    'description',
  ]);
});

test('[STEP-13] [PREV-02] labels without a color use the foreground; Google’s text color depends on the background', () => {
  expect(composeFace({ ...halfmoon, labelColor: null }).colors.label).toBe('#FFF3DF');
  const pale = { ...halfmoon, backgroundColor: '#F7C948', foregroundColor: '#FFFFFF' };
  expect(composeFace(pale).colors.googleText).toBe('#000000');
});

test('[PREV-06] alternate text is the caption; without a value there is no barcode', () => {
  expect(composeFace({ ...halfmoon, barcodeAltText: ' Show at the till ' }).barcode).toEqual({
    type: 'QR',
    value: 'HALFMOON-13',
    caption: 'Show at the till',
  });
  expect(composeFace({ ...halfmoon, barcodeType: 'NONE' }).barcode).toBeNull();
  expect(composeFace({ ...halfmoon, barcodeValue: '' }).barcode).toBeNull();
});

test('[PREV-06] strip texts that end with a period get no second one', () => {
  const face = composeFace({
    ...halfmoon,
    paintedWords: ['Fresh!', '', ' every\n morning ', 'at six.', 'Come by'],
  });
  expect(face.stripWords).toBe('Fresh! every morning, at six. Come by');
});

test('[PREV-03] [PREV-06] trims texts; only web addresses and complete phone numbers become links', () => {
  const padded = composeFace({
    ...halfmoon,
    merchantName: ' Halfmoon Bakery ',
    description: ' Free rolls ',
    website: ' https://halfmoon.example ',
    phone: ' 555-014-2233 ',
  });
  expect([padded.merchantName, padded.description]).toEqual(['Halfmoon Bakery', 'Free rolls']);
  const links = (face: typeof padded) =>
    face.details.flatMap(({ href }) => (href === null ? [] : [href]));
  expect(links(padded)).toEqual(['https://halfmoon.example/', 'tel:+15550142233']);
  for (const [website, phone] of [
    ['javascript:alert(1)', '12-34'],
    ['https://19.99', '1-555-014-2233'],
    ['', '555-014-22334'],
  ] as const)
    expect(links(composeFace({ ...halfmoon, website, phone }))).toEqual([]);
});
