import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { StoredProject } from '../../../src/machines/submission/submission.machine.ts';
import {
  ANSWERS,
  DRAWING,
  DRAWN,
  FINISHED,
  RECEIPT,
  STORED,
  wizard,
} from '../../support/wizard-driver.ts';
import { serviceFailure } from '../../support/service-failures.ts';

const STALE = serviceFailure('stale-edit');

function editing(options: Parameters<typeof wizard>[0] & { readonly stored: StoredProject }) {
  const driver = wizard({ flow: 'edit', form: FINISHED, ...options });
  const child = <Name extends 'previewDialog' | 'submission'>(name: Name) => {
    const ref = driver.actor.getSnapshot().children[name];
    if (ref === undefined) throw new Error(`There is no ${name}.`);
    return ref;
  };
  return {
    ...driver,
    child,
    previewed: () => {
      driver.send({ type: 'step.goto', step: 'barcode' });
      driver.submit(ANSWERS.barcode);
      driver.expectState({ working: 'previewing' });
      return child('previewDialog');
    },
  };
}

async function saved(options: Parameters<typeof editing>[0]) {
  const driver = editing(options);
  driver.previewed().send({ type: 'coupon.save' });
  const submission = driver.child('submission');
  await waitFor(submission, (state) => !state.matches('submitting'));
  return { ...driver, submission };
}

test('[SUBM-02] a new coupon made from it has its own link', async () => {
  const fresh = { id: 'b7f4c2c8-9b0e-4f8e-8a55-2d7a3f1c9e10', informedImagesId: null };
  const { submission, actor } = await saved({
    stored: { ...STORED, newFromExisting: true },
    saves: [fresh],
  });
  submission.send({ type: 'submission.finish' });
  expect(actor.getSnapshot().output).toEqual({ couponId: fresh.id, exit: `/share/${fresh.id}` });
});

const SAVE = { type: 'step.submit', values: {}, direction: 'save' } as const;

test('[WIZ-05] [SUBM-03] a failed "Save" is retried from any step, with the same pictures and key', async () => {
  const { send, child, drawn, expectScreen, ...driver } = editing({
    stored: STORED,
    saves: [new Error('The services are away.'), RECEIPT],
  });
  send({ type: 'step.goto', step: 'details' });
  send(SAVE);
  await waitFor(child('submission'), (state) => state.matches('error'));
  child('submission').send({ type: 'submission.abandon' });
  expectScreen({ details: 'business' });
  send({ type: 'step.goto', step: 'coupon' });
  send(SAVE);
  await waitFor(child('submission'), (state) => state.matches('success'));
  expect(drawn).toHaveLength(1);
  expect(driver.saved.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('[PRE-02] "Save" has a new code read back while it draws, and saves the verdict', async () => {
  const scan = { result: 'unread', reason: 'dense' } as const;
  const {
    send,
    child,
    orders,
    saved: saves,
  } = editing({
    stored: STORED,
    drawings: [DRAWN, [{ ...DRAWING, scan }]],
    saves: [new Error('The services are away.'), RECEIPT],
  });
  send({ ...SAVE, values: { promoCode: 'LOAF' } });
  await waitFor(child('submission'), (state) => state.matches('error'));
  child('submission').send({ type: 'submission.abandon' });
  send({ ...SAVE, values: { barcodeInitialValue: 'HALFMOON-14' } });
  await waitFor(child('submission'), (state) => state.matches('success'));
  expect(orders.map(({ isScanned }) => isScanned)).toEqual([false, true]);
  expect(saves.map((coupon) => coupon.scan)).toEqual([undefined, scan]);
});

test('[PRE-02] "Save" after a closed proof has the new code read back from its pictures, and keeps their key', async () => {
  const scan = { result: 'scans', reason: null } as const;
  const drawing = { ...DRAWING, barcode: 'data:image/svg+xml,' };
  const { send, previewed, child, context, orders, ...driver } = editing({
    stored: { ...STORED, newFromExisting: true },
    drawings: [[drawing], [{ ...drawing, scan }]],
  });
  previewed().send({ type: 'preview.close' });
  const { drawn } = context();
  send(SAVE);
  await waitFor(child('submission'), (state) => state.matches('success'));
  expect(orders.map(({ isScanned }) => isScanned)).toEqual([false, true]);
  expect(orders.map((order) => order.drawn)).toEqual([null, drawn]);
  expect(driver.saved.map((coupon) => [coupon.scan, coupon.idempotencyKey])).toEqual([
    [scan, 'key-1'],
  ]);
});

test('[WIZ-05] [STEP-15] "Save" leads to a step with missing fields', () => {
  const form = { ...FINISHED, merchantName: '' };
  const { send, expectScreen, expectContext } = editing({ stored: STORED, form });
  send(SAVE);
  expectScreen({ details: 'business' });
  expectContext({ highlight: 'merchantName' });
});

test('[WIZ-05] [WIZ-10] after a cancelled "Save" the last step leads to the proof again', () => {
  const driver = editing({ stored: STORED, drawings: [[], DRAWN] });
  driver.send(SAVE);
  driver.expectState({ working: 'drawing' });
  driver.send({ type: 'artwork.cancel' });
  driver.previewed();
});

test('[WIZ-10] a new coupon has no "Save"; only its last step finishes it', () => {
  const { send, expectScreen } = wizard({ form: FINISHED });
  send({ ...SAVE, values: ANSWERS.noLogo });
  expectScreen({ logo: 'text' });
});

test('[SUBM-03] links cannot leave a running or failed save', async () => {
  const { previewed, child, send, expectState } = editing({
    stored: STORED,
    saves: [new Error('The services are away.')],
  });
  previewed().send({ type: 'coupon.save' });
  send({ type: 'leave.request', exit: '/faqs' });
  expectState('submitting');
  await waitFor(child('submission'), (state) => state.matches('error'));
  send({ type: 'leave.request', exit: '/faqs' });
  expectState('submitting');
});

test('[SUBM-02] opens the version saved elsewhere at the same address', async () => {
  const { submission, actor } = await saved({ stored: STORED, saves: [STALE] });
  submission.send({ type: 'submission.reload' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'left',
    output: { couponId: null, exit: `/project/edit/${STORED.id}` },
  });
});
