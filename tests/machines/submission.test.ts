import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../src/domain/coupon-form.ts';
import {
  type FinishedCoupon,
  type Receipt,
  submissionMachine,
} from '../../src/machines/submission.machine.ts';
import { IMAGES, RECEIPT } from './wizard-driver.ts';

const COUPON: FinishedCoupon = {
  form: COUPON_FORM_DEFAULTS,
  images: IMAGES,
  templateId: null,
  idempotencyKey: 'key-1',
};

function submission(saves: readonly (Receipt | Error)[], arrival: 'share' | 'success' = 'share') {
  const saved: FinishedCoupon[] = [];
  const machine = submissionMachine.provide({
    actors: {
      saveCoupon: fromPromise<Receipt, FinishedCoupon>(({ input }) => {
        const answer = saves[saved.length] ?? new Error('No save was expected.');
        saved.push(input);
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
  });
  const input = { coupon: COUPON, arrival, shareBase: 'https://tearline.example/r/' };
  return { actor: createActor(machine, { input }).start(), saved };
}

test('[SUBM-01] it is busy while it saves', () => {
  const { actor } = submission([RECEIPT]);
  expect(actor.getSnapshot().value).toBe('submitting');
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

test('[SUBM-02] a plain create is finished at once, with its receipt', async () => {
  const { actor } = submission([RECEIPT]);
  const snapshot = await waitFor(actor, (state) => state.status === 'done');
  expect(snapshot.output).toEqual({ receipt: RECEIPT });
});

test('[SUBM-02] everything else shows the success view first', async () => {
  const { actor } = submission([RECEIPT], 'success');
  const snapshot = await waitFor(actor, (state) => state.matches('success'));
  expect(snapshot.children.copyLink?.getSnapshot().context).toEqual({
    link: `https://tearline.example/r/${RECEIPT.id}`,
  });
  actor.send({ type: 'submission.finish' });
  expect(actor.getSnapshot().output).toEqual({ receipt: RECEIPT });
});

test('[SUBM-03] a retry after an error sends the same idempotency key', async () => {
  const { actor, saved } = submission([new Error('The services are away.'), RECEIPT]);
  const failed = await waitFor(actor, (state) => state.matches('error'));
  expect(failed.context.failure).toBe('The services are away.');

  actor.send({ type: 'submission.retry' });
  expect(actor.getSnapshot().context.failure).toBe(null);
  await waitFor(actor, (state) => state.status === 'done');
  expect(saved.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('[SUBM-03] an error can be left without a coupon', async () => {
  const { actor } = submission([new Error('The services are away.')]);
  await waitFor(actor, (state) => state.matches('error'));
  actor.send({ type: 'submission.abandon' });
  expect(actor.getSnapshot().output).toEqual({ receipt: null });
});
