import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PlaceOf } from '../../../src/machines/port.ts';
import type { VerifyReport } from '../../../src/domain/verify/report.ts';
import { type CheckedThing, verifyMachine } from '../../../src/machines/verify/verify.machine.ts';

const link = (address: string): CheckedThing => ({ kind: 'link', address });
const REPORT = { headline: 'good' } as VerifyReport;

/** The states that a busy page shows, and those that show a result. */
const SHOWS = {
  idle: 'nothing',
  reading: 'nothing',
  report: 'report',
  refused: 'refusal',
} as const satisfies Record<PlaceOf<typeof verifyMachine>, string>;

test('[PRE-07] a second file is checked too, and ends the check of the first one', async () => {
  const seen: string[] = [];
  const machine = verifyMachine.provide({
    actors: {
      checkThing: fromPromise<VerifyReport, CheckedThing | null>(({ input, signal }) => {
        const address = input?.kind === 'link' ? input.address : '';
        if (address === 'slow')
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              seen.push('ended');
              reject(new Error('ended'));
            });
          });
        return address === 'good' ? Promise.resolve(REPORT) : Promise.reject(new Error('Not one.'));
      }),
    },
  });
  const actor = createActor(machine).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return [SHOWS[value], context.report?.headline ?? null, context.refusal];
  };
  expect(shown()).toEqual(['nothing', null, null]);

  actor.send({ type: 'thing.check', thing: link('slow') });
  actor.send({ type: 'thing.check', thing: link('bad') });
  await waitFor(actor, (state) => state.matches('refused'));
  expect([seen, shown()]).toEqual([['ended'], ['refusal', null, 'Not one.']]);

  actor.send({ type: 'thing.check', thing: link('good') });
  expect(shown()).toEqual(['nothing', null, null]);
  await waitFor(actor, (state) => state.matches('report'));
  expect(shown()).toEqual(['report', 'good', null]);
});
