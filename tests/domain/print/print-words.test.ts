/** Which words a printed coupon has, and where (PRE-05). */
import { expect, test } from 'vitest';
import { layOutCell } from '../../../src/domain/print/cell-layout.ts';
import type { LayoutName } from '../../../src/domain/print/print-options.ts';
import { placeWords, scanWords, valueWords } from '../../../src/domain/print/print-words.ts';
import { cellSizeOf } from '../../../src/domain/print/sheet-layout.ts';
import { LAYOUT_NAMES } from '../../../src/domain/print/print-options.ts';
import { PRINT_FACTS as FACTS } from '../../support/halfmoon.ts';

const CODE = { width: 58, height: 58, module: 2, paths: [] };

const BARS = { width: 352, height: 77, module: 2, paths: [] };

function placed(layout: LayoutName, facts: Partial<typeof FACTS> = {}, code = CODE) {
  const { words, caption } = layOutCell(layout, 0.125, code, false);
  return placeWords({ ...FACTS, ...facts }, layout, words, caption);
}

test.each(LAYOUT_NAMES)('[PRE-05] words stay in their place: %s to a page', (layout) => {
  for (const facts of [
    {},
    { offer: 'W'.repeat(200) },
    { terms: '' },
    { offer: '半額'.repeat(60) },
  ]) {
    const { words, caption } = layOutCell(layout, 0.125, CODE, false);
    const column = placed(layout, facts).words.filter(({ role }) => role !== 'caption');
    const bottoms = column.map(({ place }) => place.y + place.height);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(words.y + words.height + 1e-9);
    for (const [index, { place }] of column.entries())
      expect(place.y).toBeCloseTo(bottoms[index - 1] ?? words.y);
    expect(caption.y + caption.height).toBeLessThan(layout === 'eight' ? 2.25 : 6);
  }
});

test.each(LAYOUT_NAMES)('[PRE-05] words above a wide code can be read: %s to a page', (layout) => {
  const { words } = placed(layout, { terms: '' }, BARS);
  expect(words.map(({ role }) => role)).toEqual(['offer', 'text', 'business', 'caption']);
  for (const { size, place } of words) {
    expect(size).toBeGreaterThanOrEqual(5);
    expect(place.height * 72).toBeGreaterThanOrEqual(size);
  }
});

test.each(LAYOUT_NAMES)('[PRE-05] a long name leaves the offer room: %s to a page', (layout) => {
  const facts = { ...FACTS, business: 'W'.repeat(128) };
  for (const isHousehold of [true, false]) {
    const cell = layOutCell(layout, 0.125, isHousehold ? CODE : BARS, isHousehold);
    const { words } = placeWords(facts, layout, cell.words, cell.caption);
    for (const { size, place } of words) {
      expect(size).toBeGreaterThanOrEqual(5);
      expect(place.height * 72).toBeGreaterThanOrEqual(size);
    }
  }
});

test('[PRE-05] terms that cannot be read at a size are left out there, and said to be', () => {
  const terms = 'Not with other offers. '.repeat(40);
  expect(placed('eight', { terms })).toMatchObject({ hasTerms: false });
  expect(placed('eight', { terms }).words.map(({ text }) => text)).not.toContain(terms);
  const offer = '13 rolls for the price of 12, '.repeat(9);
  const alone = placed('eight', { terms: '', offer }).words;
  expect(placed('eight', { terms, offer }).words).toEqual(alone);
  expect(placed('one', { terms })).toMatchObject({ hasTerms: true });
  expect(placed('eight').hasTerms).toBe(true);
});

test('[PRE-05] the value of a long code is not printed below it', () => {
  const caption = 'A0'.repeat(200);
  expect(placed('eight', { caption }).words.map(({ role }) => role)).not.toContain('caption');
});

test.each(LAYOUT_NAMES)(
  '[SER-04] a household’s coupon has logo, value and what to do beside its code: %s to a page',
  (layout) => {
    const cell = layOutCell(layout, 0.125, CODE, true);
    const { household, words, code, caption } = cell;
    if (household === null) throw new Error('The cell is not of a household.');
    const { scan, logo, value } = household;
    const { width, height } = cellSizeOf(layout);
    expect(code.width).toBeGreaterThanOrEqual(0.5);
    expect(scan.y).toBeGreaterThan(cell.window.y + cell.window.height);
    expect(scan.y + scan.height).toBeLessThanOrEqual(code.y + 1e-9);
    expect(caption.y + caption.height).toBeLessThanOrEqual(height);
    expect(words.y + words.height).toBeLessThanOrEqual(logo.y);
    expect(logo.width / logo.height).toBeCloseTo(480 / 150);
    expect(value.x).toBeGreaterThan(logo.x + logo.width);
    expect(value.x + value.width).toBeLessThan(code.x);
    expect(caption.x + caption.width).toBeLessThanOrEqual(width);
    expect(scanWords({ ...FACTS, scan: 'Escanee para guardar' }, layout, cell)).toHaveLength(1);

    const shown = (text: string) => valueWords(text, layout, cell)?.text;
    expect(shown(' Łucja\n Nowak ')).toBe('Łucja Nowak');
    expect(shown('')).toBeUndefined();
    expect(shown('Familia '.repeat(64))).toMatch(/^Familia Familia .*Familia.*…$/u);
    expect(shown('東京'.repeat(256))).toMatch(/^(東京){5,}東?…$/u);
  },
);
