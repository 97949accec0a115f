/** Numbers of codes by day and source, and the names of sources (SER-05, PUB-12). */
import { expect, test } from 'vitest';
import {
  countsByDay,
  countsBySource,
  curveScale,
  shareOf,
  totalOf,
} from '../../../src/domain/codes/code-insight.ts';
import { sourceName, sourceOf } from '../../../src/domain/codes/source-name.ts';

const DAYS = [
  { day: '2026-11-25', source: null, opened: 1, added: 0, redeemed: 0 },
  { day: '2026-11-23', source: 'mail', opened: 5, added: 2, redeemed: 1 },
  { day: '2026-11-23', source: null, opened: 9, added: 0, redeemed: 0 },
];

test('[SER-05] days without codes are days of nothing, a week is shown at least, and only the last days', () => {
  const shown = countsByDay(DAYS, '2026-11-26', 60);
  expect(shown.map(({ day, opened }) => [day, opened])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 14],
    ['2026-11-24', 0],
    ['2026-11-25', 1],
    ['2026-11-26', 0],
  ]);
  expect(countsByDay(DAYS, '2026-11-26', 2).map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-26',
  ]);
  expect(countsByDay([], '2026-11-26', 60)).toHaveLength(7);
});

test('[SER-05] sources come by their size, visits without one last', () => {
  expect(countsBySource(DAYS).map(({ source, opened }) => [source, opened])).toEqual([
    ['mail', 5],
    [null, 10],
  ]);
  expect(totalOf(DAYS)).toEqual({ opened: 15, added: 2, redeemed: 1 });
});

test('[SER-05] shares have one decimal, and the scale of a curve ends at a round number', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33.3, null]);
  expect([0, 4, 5, 11, 99, 604].map(curveScale)).toEqual([4, 4, 8, 12, 100, 1_000]);
});

test.each([
  ['/r/1?s=mail', 'mail'],
  ['/c/1?utm_source=x&s=Ride-Along', 'ride-along'],
  ['/r/1?s=', null],
  ['/r/1?s=two%20words', null],
  [`/r/1?s=${'x'.repeat(25)}`, null],
  ['/r/1?s=%ff', null],
  ['/r/1', null],
])('[PUB-12] the source of %s is %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

test('[PUB-12] a typed name is stored in small letters', () => {
  expect([sourceName(' Mail '), sourceName('a,b')]).toEqual(['mail', null]);
});
