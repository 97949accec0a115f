/** Fifty counters redeem a thousand codes while their service is killed (TILL-03). */
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatCode } from '../../../src/domain/codes/code.ts';
import { makeCodes, makeCounter } from '../support/counter-fixture.ts';
import { linesOf } from '../support/printing-process.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import type { Answered, Press, Shift } from './redeeming-process.ts';

const COUNTERS = 50;
const CODES = 1_000;
/** Counters that try each code. */
const TRIES = 4;
const KILLS = 6;
const ANSWERS_BEFORE_EACH = 400;

const services = sharedServices();

test('[TILL-03] of codes that fifty counters redeem while the service is killed, each is used once and none is lost @long', async () => {
  const codes = await makeCodes(services, MARA, await saveCoupon(services, MARA), CODES);
  const counters = await openCounters();
  const shifts = shiftsOf(counters, codes, { tries: TRIES, hasUndo: true });
  const history: Answered[] = [];
  for (let kill = 0; kill < KILLS; kill += 1)
    history.push(...(await work(unfinished(shifts, history), ANSWERS_BEFORE_EACH)));
  history.push(...(await work(unfinished(shifts, history), Infinity)));
  expect(unfinished(shifts, history)).toEqual([]);
  // A code that was given back after all others had tried it is free.
  const last = shiftsOf(counters, codes, { tries: 1, hasUndo: false });
  history.push(...(await work(last, Infinity)));
  expect(await faultsOf([...shifts, ...last], history)).toEqual([]);
}, 600_000);

async function openCounters(): Promise<readonly number[]> {
  for (let index = 0; index < COUNTERS; index += 1)
    await makeCounter(services, MARA, `Counter ${index}`);
  const rows = await services.query<{ number: number }>`select number from counters`;
  return rows.map(({ number }) => number);
}

/** Each code is tried at several counters; the first of the presses is given back. */
function shiftsOf(
  counters: readonly number[],
  codes: readonly string[],
  { tries, hasUndo }: { readonly tries: number; readonly hasUndo: boolean },
): readonly Shift[] {
  const presses = new Map(counters.map((counter): [number, Press[]] => [counter, []]));
  for (const code of codes) {
    const first = randomInt(counters.length);
    for (let index = 0; index < tries; index += 1) {
      const counter = counters[(first + index * 7) % counters.length] ?? 0;
      presses.get(counter)?.push({ press: randomUUID(), code, isUndone: hasUndo && index === 0 });
    }
  }
  return [...presses].map(([counter, own]) => ({ counter, presses: own }));
}

/** A press without an answer is sent again, as the counter's page does; so is an undo. */
function unfinished(shifts: readonly Shift[], history: readonly Answered[]): readonly Shift[] {
  const ended = new Set(
    history
      .filter(({ deed, state }) => deed === 'undo' || state !== 'redeemed')
      .map(({ press }) => press),
  );
  const redeemed = new Set(history.map(({ press }) => press));
  return shifts
    .map(({ counter, presses }) => ({
      counter,
      presses: presses.filter(
        ({ press, isUndone }) => !ended.has(press) && !(redeemed.has(press) && !isUndone),
      ),
    }))
    .filter(({ presses }) => presses.length > 0);
}

/** Returns the answers of a process until it has ended, or was killed after some of them. */
async function work(shifts: readonly Shift[], killedAfter: number): Promise<readonly Answered[]> {
  const script = join(import.meta.dirname, 'redeeming-process.ts');
  const input = JSON.stringify(shifts);
  const lines = await linesOf(script, [services.databaseUrl], { killedAfter, input });
  // A killed process may break off in the middle of a line.
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Answered);
}

interface Use {
  readonly press: string;
  readonly code: string;
  readonly from: number;
  /** `Infinity` for a use that was not undone. */
  readonly until: number;
}

/** Compares what the counters were answered with what is stored; each fault is a sentence. */
async function faultsOf(
  shifts: readonly Shift[],
  history: readonly Answered[],
): Promise<readonly string[]> {
  const uses = await storedUses();
  const byPress = new Map(uses.map((use) => [use.press, use]));
  const presses = shifts.flatMap(({ presses: own }) => own);
  const codes = [...new Set(presses.map(({ code }) => code))];
  const codeOf = new Map(presses.map(({ press, code }) => [press, code]));
  const atOf = (code: string | undefined, at: string | null): boolean =>
    uses.some((use) => use.code === code && use.from === Date.parse(at ?? ''));
  return [
    ...codes.flatMap((code) =>
      faultsOfCode(
        code,
        uses.filter((use) => use.code === code),
      ),
    ),
    ...history.flatMap(({ press, deed, state, at }) => {
      const use = byPress.get(press);
      if (deed === 'undo') return use?.until === Infinity ? [`${press} is used, but undone`] : [];
      if (state === 'redeemed') return use === undefined ? [`${press} is lost`] : [];
      if (state === 'undone') return use?.until === Infinity ? [`${press} is not undone`] : [];
      return state === 'used' && atOf(codeOf.get(press), at)
        ? []
        : [`${press} is ${state} at ${at}`];
    }),
  ];
}

/** Uses of one code follow each other, and the last one lasts. */
function faultsOfCode(code: string, uses: readonly Use[]): readonly string[] {
  const inOrder = uses.toSorted((one, other) => one.from - other.from || one.until - other.until);
  const overlaps = inOrder.filter(
    (use, index) => (inOrder[index + 1]?.from ?? Infinity) < use.until,
  );
  const lasting = uses.filter(({ until }) => until === Infinity);
  return [
    ...overlaps
      .filter(({ until }) => until !== Infinity)
      .map(() => `${code} was used twice at once`),
    ...(lasting.length === 1 ? [] : [`${code} is used ${lasting.length} times`]),
  ];
}

async function storedUses(): Promise<readonly Use[]> {
  const rows = await services.query<{
    press: string;
    code: Buffer;
    from: Date;
    until: Date | null;
  }>`
    select press, code, used_at as from, undone_at as until from coupon_uses`;
  return rows.map(({ press, code, from, until }) => ({
    press,
    code: formatCode(code),
    from: from.getTime(),
    until: until?.getTime() ?? Infinity,
  }));
}
