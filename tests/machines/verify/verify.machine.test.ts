import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { VerifyReport } from '../../../src/domain/verify/report.ts';
import { type CheckedThing, verifyMachine } from '../../../src/machines/verify/verify.machine.ts';
import { started } from '../../support/started.ts';

const link = (address: string): CheckedThing => ({ kind: 'link', address });
const REPORT = { headline: 'good' } as VerifyReport;

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
  const { actor, at } = started(machine);
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.report?.headline ?? null, context.refusal];
  };
  expect(shown()).toEqual(['idle', null, null]);

  actor.send({ type: 'thing.check', thing: link('slow') });
  actor.send({ type: 'thing.check', thing: link('bad') });
  await at('refused');
  expect([seen, shown()]).toEqual([['ended'], ['refused', null, 'Not one.']]);

  actor.send({ type: 'thing.check', thing: link('good') });
  expect(shown()).toEqual(['reading', null, null]);
  await at('report');
  expect(shown()).toEqual(['report', 'good', null]);
});
