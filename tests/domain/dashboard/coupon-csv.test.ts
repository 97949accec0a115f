import { expect, test } from 'vitest';
import { csvOfCoupons, type ListedCoupon } from '../../../src/domain/dashboard/coupon-csv.ts';
import { parseDashboardSearch } from '../../../src/domain/dashboard/dashboard-search.ts';
import { offerStateOf } from '../../../src/domain/dashboard/offer-state.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const coupon = (part: Partial<ListedCoupon> = {}): ListedCoupon => ({
  name: 'Rolls',
  link: 'https://tearline.example/r/a',
  active: true,
  createdAt: '2026-10-14T23:59:00.000Z',
  expirationDate: '2027-12-31T00:00:00.000Z',
  timeZone: 'America/New_York',
  views: 1204,
  passes: 318,
  note: '',
  ...part,
});

test('[DASH-17] [DASH-19] has names, links, states, counts and notes, one line per coupon', () => {
  const coupons = [
    coupon(),
    coupon({ name: 'Cut, "first"\nvisit', active: false, expirationDate: '', note: 'Ask Ana' }),
    coupon({ expirationDate: '2026-11-21T00:00:00.000Z' }),
  ];
  expect(csvOfCoupons(coupons, NOW)).toBe(
    [
      '\uFEFFName,Link,State,Expires,Created (UTC),Views,Passes,Note',
      'Rolls,https://tearline.example/r/a,Active,12/31/2027,2026-10-14,1204,318,',
      '"Cut, ""first""\nvisit",https://tearline.example/r/a,Inactive,,2026-10-14,1204,318,Ask Ana',
      'Rolls,https://tearline.example/r/a,Expired,11/21/2026,2026-10-14,1204,318,',
      '',
    ].join('\r\n'),
  );
});

test.for(['two\nlines', 'two\rlines', 'two\r\nlines'])('[DASH-17] %j stays one cell', (name) => {
  expect(csvOfCoupons([coupon({ name })], NOW)).toContain(`\r\n"${name}",https:`);
});

test.for([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\t1', "'\t1"],
  ['\r1', `"'\r1"`],
  ['\t=1', "'\t=1"],
] as const)('[DASH-17] a spreadsheet never runs the name %s as a formula', ([name, cell]) => {
  const [, line = ''] = csvOfCoupons([coupon({ name })], NOW).split('\r\n');
  expect(line.startsWith(`${cell},`)).toBe(true);
});

test.for([
  [{ active: false }, 'Inactive'],
  [{ expirationDate: '' }, 'No expiration date'],
  [{ expirationDate: '2027-12-31T00:00:00.000Z' }, 'Expires 12/31/2027'],
  [{ expirationDate: '2026-11-21T00:00:00.000Z' }, 'Expired'],
  [{ expirationDate: '2026-11-21T00:00:00.000Z', timeZone: 'Pacific/Pago_Pago' }, 'Expired'],
  [{ expirationDate: '2026-11-22T00:00:00.000Z' }, 'Expires 11/22/2026'],
] as const)('[DASH-14] an offer %j shows "%s"', ([part, words]) => {
  expect(offerStateOf(coupon(part), NOW).words).toBe(words);
});

test('[DASH-14] an offer ends with its day in its own zone', () => {
  const offer = coupon({ expirationDate: '2026-11-21T00:00:00.000Z' });
  const night = new Date('2026-11-22T04:00:00Z');
  expect(offerStateOf(offer, night).words).toBe('Expires 11/21/2026');
  expect(offerStateOf({ ...offer, timeZone: 'Europe/Berlin' }, night).words).toBe('Expired');
});

test.for([
  [{}, {}],
  [
    { q: ' spring ', sort: 'name-asc' },
    { q: 'spring', sort: 'name-asc' },
  ],
  [{ q: ['a'], sort: 'newest' }, {}],
  [{ q: '  ', sort: 'price' }, {}],
  [{ q: `x${'🥐'.repeat(201)}` }, { q: `x${'🥐'.repeat(199)}` }],
] as const)('[DASH-12] the address %j is read as %j', ([search, read]) => {
  expect(parseDashboardSearch(search)).toEqual(read);
});
