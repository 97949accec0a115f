import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  type FinishedCoupon,
  type Receipt,
  replacedBy,
  submissionMachine,
} from '../../../src/machines/submission/submission.machine.ts';
import { IMAGES, RECEIPT, savingDouble, STORED } from '../../support/wizard-driver.ts';
import { serviceFailure } from '../../support/service-failures.ts';

const COUPON: FinishedCoupon = {
  form: COUPON_FORM_DEFAULTS,
  flowName: 'create',
  stored: null,
  images: IMAGES,
  templateId: null,
  idempotencyKey: 'key-1',
};

function submission(
  saves: readonly (Receipt | Error)[],
  arrival: 'share' | 'success' = 'share',
  coupon: FinishedCoupon = COUPON,
) {
  const saved: FinishedCoupon[] = [];
  const machine = submissionMachine.provide({
    actors: {
      saveCoupon: savingDouble(saves, saved),
    },
  });
  const input = { coupon, arrival, shareBase: 'https://tearline.example/r/' };
  return { actor: createActor(machine, { input }).start(), saved };
}

/** The errors of the services for a withdrawn or deleted template. */
const REFUSED_TEMPLATE = serviceFailure('invalid-coupon', [
  { pointer: '/templateId', detail: 'This template is no longer offered.' },
]);

test('[WIZ-11] [SUBM-03] saves the coupon without a template that was withdrawn meanwhile', async () => {
  const coupon = { ...COUPON, templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11' };
  const { actor, saved } = submission([REFUSED_TEMPLATE, RECEIPT], 'share', coupon);
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ receipt: RECEIPT, isReload: false });
  expect(saved).toEqual([coupon, { ...coupon, templateId: null }]);

  const again = submission([REFUSED_TEMPLATE, REFUSED_TEMPLATE], 'share', coupon);
  await waitFor(again.actor, (state) => state.matches('error'));
  expect(again.saved.length).toBe(2);
});

test('[SUBM-01] knows how much has been sent, and restarts at each attempt', async () => {
  const { actor } = submission([new Error('The services are away.')]);
  const sending = () => actor.getSnapshot().context.sending;
  expect(sending()).toBe(undefined);
  actor.send({ type: 'saving.progress', sending: { sent: 40, total: 100 } });
  expect(sending()).toEqual({ sent: 40, total: 100 });
  expect(actor.getSnapshot().value).toBe('submitting');
  actor.send({ type: 'saving.progress', sending: { sent: 100, total: 100 } });
  expect(sending()).toEqual({ sent: 100, total: 100 });
  expect(actor.getSnapshot().value).toBe('submitting');

  await waitFor(actor, (state) => state.matches('error'));
  actor.send({ type: 'saving.progress', sending: { sent: 7, total: 100 } });
  expect(sending()).toEqual({ sent: 100, total: 100 });
  actor.send({ type: 'submission.retry' });
  expect(sending()).toBe(undefined);
});

test('[SUBM-02] everything else shows the success view first', async () => {
  const { actor } = submission([RECEIPT], 'success');
  const snapshot = await waitFor(actor, (state) => state.matches('success'));
  expect(snapshot.children.copyLink?.getSnapshot().context).toEqual({
    link: `https://tearline.example/r/${RECEIPT.id}`,
  });
  actor.send({ type: 'submission.finish' });
  expect(actor.getSnapshot().output).toEqual({ receipt: RECEIPT, isReload: false });
});

const STALE = serviceFailure('stale-edit');

async function stale() {
  const edit: FinishedCoupon = { ...COUPON, flowName: 'edit', stored: STORED };
  const driver = submission([STALE, RECEIPT], 'success', edit);
  await waitFor(driver.actor, (state) => state.matches('stale'));
  return { ...driver, edit };
}

test('[SUBM-02] an edit of a coupon that was changed elsewhere waits for a decision', async () => {
  const { actor, saved } = await stale();
  expect(replacedBy(saved[0] ?? COUPON)).toEqual(STORED);
  actor.send({ type: 'submission.retry' });
  expect(actor.getSnapshot().value).toBe('stale');
  expect(saved.length).toBe(1);
  actor.send({ type: 'submission.abandon' });
  expect(actor.getSnapshot().output).toEqual({ receipt: null, isReload: false });
});
