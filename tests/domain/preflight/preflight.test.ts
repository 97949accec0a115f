import { toSVG } from 'bwip-js/node';
import { expect, onTestFinished, test } from 'vitest';
import {
  preflightFindings,
  findingsOnCard,
  PREFLIGHT_RULES,
  quietRules,
} from '../../../src/domain/preflight/preflight.ts';
import { withValues } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { withBarcodeValue } from '../../../src/domain/coupon/coupon-decisions.ts';
import { readLanguageFrom } from '../../../src/words/language.ts';
import { code } from './changes.ts';
import { BAD_COUPONS } from './bad-coupons.ts';
import { GOOD_COUPONS } from './good-coupons.ts';
import { couponWith, subjectOf } from './coupons.ts';

const rulesOf = (change: Parameters<typeof couponWith>[0]) =>
  preflightFindings(couponWith(change)).map(({ rule }) => rule);

test('[PRE-01] there are forty coupons with a fault and forty without, and a fault for each rule', () => {
  expect(BAD_COUPONS.length).toBeGreaterThanOrEqual(40);
  expect(GOOD_COUPONS.length).toBeGreaterThanOrEqual(40);
  const planted = new Set(BAD_COUPONS.map(({ rule }) => rule));
  expect(PREFLIGHT_RULES.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

test.each(BAD_COUPONS)('[PRE-01] preflight names $rule for $fault, and nothing else', (coupon) => {
  expect(rulesOf(coupon)).toEqual([coupon.rule]);
});

test.each(GOOD_COUPONS)('[PRE-01] preflight is silent for $name', (coupon) => {
  expect(rulesOf(coupon)).toEqual([]);
});

test('[PRE-01] every fix mends what it stands beside, and finds nothing new', () => {
  const left = BAD_COUPONS.flatMap((coupon) => {
    const subject = couponWith(coupon);
    return preflightFindings(subject).flatMap(({ fix, rule }) => {
      if (fix === undefined) return [];
      const fixed = withBarcodeValue(withValues(subject.form, fix.values));
      const found = preflightFindings({ ...subjectOf(fixed, coupon) });
      return found.map((finding) => `${coupon.fault}: ${rule} → ${finding.rule}`);
    });
  });
  expect(left).toEqual([]);
});

test('[PRE-01] a finding says what it is, why, where, and what one press does', () => {
  const coupon = couponWith({
    form: {
      labelColor: '#8A6A3C',
      merchantName: 'Halfmoon Bakery & Café of Mill Street',
      startDate: '2026-12-14T00:00:00.000Z',
      expirationDate: '2026-12-07T00:00:00.000Z',
    },
  });
  const findings = preflightFindings(coupon);
  expect(findings).toEqual([
    {
      key: 'dates.reversed.0',
      rule: 'dates.reversed',
      severity: 'fails',
      title: 'It ends before it begins',
      reason: 'Starts 12/14/2026, expires 12/07/2026. Nobody could use it.',
      cards: ['apple', 'google'],
      place: 'expirationDate',
      fix: {
        words: 'Set 12/31/2026',
        values: { expirationDate: '2026-12-31T00:00:00.000Z' },
      },
    },
    {
      key: 'contrast.labels.0',
      rule: 'contrast.labels',
      severity: 'disappoints',
      title: 'The small labels are hard to read',
      reason: 'Outdoors a phone needs a contrast of 4.5 to 1.',
      cards: ['apple'],
      place: 'labelColor',
      evidence: {
        kind: 'contrast',
        background: '#3B1710',
        before: { color: '#8A6A3C', ratio: 3.1 },
        after: { color: '#9F845E', ratio: 4.5 },
      },
      fix: { words: 'Use orange', values: { labelColor: '#9F845E' } },
    },
    {
      key: 'google.issuer.0',
      rule: 'google.issuer',
      severity: 'disappoints',
      title: 'Google cuts the business name',
      reason: 'It shows 20 characters.',
      cards: ['google'],
      place: 'merchantName',
      evidence: { kind: 'cut', shown: 'Halfmoon Bakery & C', lost: 'afé of Mill Street' },
      fix: { words: 'Use “Halfmoon Bakery”', values: { merchantName: 'Halfmoon Bakery' } },
    },
  ]);
  expect(findingsOnCard(findings, 'apple').map(({ rule }) => rule)).toEqual([
    'dates.reversed',
    'contrast.labels',
  ]);
  expect(quietRules(findings)).toBe(PREFLIGHT_RULES.length - 3);
});

test.each([`A${'12'.repeat(18)}`, `${'12'.repeat(18)}A`, `${'12'.repeat(19)}3`])(
  '[PRE-01] Code 128 “%s” is dense with more than 20 symbols',
  (value) => {
    const [, width] = /viewBox="0 0 (\d+)/u.exec(toSVG({ bcid: 'code128', text: value })) ?? [];
    // Two units a module, eleven modules a symbol; start, check and stop, which has two more.
    const symbols = (Number(width) / 2 - 2) / 11 - 3;
    expect(rulesOf({ form: code('CODE128', value) }).includes('barcode.dense')).toBe(symbols > 20);
  },
);

test('[PRE-01] a small strip is named by what people see', () => {
  const found = BAD_COUPONS.filter(({ fault }) => fault === 'a small Apple strip');
  const titles = found.flatMap((coupon) => preflightFindings(couponWith(coupon)));
  expect(titles.map(({ title }) => title)).toEqual(['Picture across the Apple coupon: too small']);
});

test('[PRE-01] what Apple cuts from an offer follows what it shows, whatever the blanks', () => {
  const description = 'Ten dollars  off any bouquet of red roses or white tulips';
  const coupon = couponWith({ form: { description, startDate: '2026-12-01T00:00:00.000Z' } });
  expect(preflightFindings(coupon)[0]?.evidence).toHaveProperty('lost', ' or white tulips');
});

test('[SHELL-19] [PRE-01] a finding in Spanish names the scheme as the wizard does', () => {
  readLanguageFrom(() => 'es');
  onTestFinished(() => readLanguageFrom(() => 'en'));
  const measures = { faintWords: new Map([['Default Scheme', ['Offer']]]) };
  expect(preflightFindings(couponWith({ measures }))[0]?.reason).toMatch(/“Combinación original”/u);
});
