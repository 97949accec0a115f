/** Answers of services that have counted for weeks: a demonstration has counted nothing yet. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/schema.gen.ts';

type Schemas = components['schemas'];

const WEEKS = { from: Date.parse('2026-10-27'), days: 21, until: '2026-11-16' } as const;
const DAY_MS = 86_400_000;
/** The letters of a mailing arrive on the sixth day. */
const ARRIVAL = 5;

/** Codes of a mailing, opened at home and redeemed days later. */
export const CODE_COUNTS: Schemas['CodeCounts'] = {
  made: 12_400,
  until: WEEKS.until,
  days: Array.from({ length: WEEKS.days }, (_, index) => {
    const after = Math.max(0, index - ARRIVAL);
    const opened = index < ARRIVAL ? 2 * index : Math.round(640 * Math.exp(-after / 4));
    return {
      day: new Date(WEEKS.from + index * DAY_MS).toISOString().slice(0, 10),
      source: index % 3 === 0 ? 'mail' : null,
      opened,
      added: Math.round(opened * 0.62),
      redeemed: Math.round(90 * Math.exp(-((after - 6) ** 2) / 18)),
    };
  }),
};

const HOURS = [0, 0, 0, 0, 0, 0, 3, 9, 14, 11, 6, 5, 12, 16, 7];

type Counter = Schemas['Counter'];

/** Counters in each state, with their day by hour. */
export const COUNTERS: readonly Counter[] = [
  counter('Mill Street 1', { usedAt: '2026-11-16T14:52:00.000Z', uses: 1_204, hours: HOURS }),
  counter('Mill Street 2, at the window', {
    pause: { seconds: 42, reason: 'unknown-codes' },
    usedAt: '2026-11-16T13:14:00.000Z',
    uses: 318,
    hours: HOURS.map((uses) => uses >> 2),
  }),
  counter('Park Avenue', { wrongPins: 118, usedAt: '2026-11-14T18:30:00.000Z', uses: 87 }),
  counter('Summer market', {
    state: 'revoked',
    revokedAt: '2026-09-30T20:00:00.000Z',
    usedAt: '2026-09-27T15:00:00.000Z',
    uses: 412,
  }),
];

function counter(name: string, more: Pick<Counter, 'usedAt' | 'uses'> & Partial<Counter>): Counter {
  return {
    id: randomUUID(),
    name,
    state: 'open',
    pause: null,
    wrongPins: 0,
    revokedAt: null,
    hours: [],
    ...more,
  };
}

/** The newest uses; the second was undone. */
export const USES: readonly Schemas['Use'][] = [
  usedAt(4, '14:52', 'Mill Street 1', '7K3MQ9TD2VXH8RWN'),
  { ...usedAt(3, '14:40', 'Mill Street 1', null), undoneAt: '2026-11-16T14:40:19.000Z' },
  { ...usedAt(2, '13:14', 'Mill Street 2, at the window', 'HM-04418'), isSecond: true },
  usedAt(1, '13:02', 'Mill Street 1', 'HM-04417'),
];

function usedAt(number: number, time: string, counter: string, code: string | null) {
  const coupon = 'Buy a dozen rolls, the 13th is on us';
  return {
    number,
    usedAt: `2026-11-16T${time}:00.000Z`,
    undoneAt: null,
    counter,
    coupon,
    code,
    isSecond: false,
  };
}
