import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  type PreviewDialogEvent,
  type PreviewDialogInput,
  previewDialogMachine,
} from '../../../src/machines/wizard/preview-dialog.machine.ts';

const COUPON: PreviewDialogInput = { hasRideAlong: false, fromDashboard: false };

function after(input: PreviewDialogInput, ...events: readonly PreviewDialogEvent[]) {
  const actor = createActor(previewDialogMachine, { input }).start();
  events.forEach((event) => actor.send(event));
  const { value, output } = actor.getSnapshot();
  return { value, output };
}

test('[PREV-01] [PREV-02] a card shows its details until they are closed or another card appears', () => {
  const actor = createActor(previewDialogMachine, {
    input: { ...COUPON, hasRideAlong: true },
  }).start();
  const shown = (...events: readonly PreviewDialogEvent[]) => {
    events.forEach((event) => actor.send(event));
    return actor.getSnapshot().context.detailsShown;
  };
  expect(shown()).toBe(false);
  expect(shown({ type: 'details.toggle' })).toBe(true);
  expect(shown({ type: 'details.toggle' })).toBe(false);
  expect(shown({ type: 'details.toggle' }, { type: 'preview.next' })).toBe(false);
  expect(shown({ type: 'details.toggle' })).toBe(true);
  expect(shown({ type: 'preview.previous' })).toBe(false);
  expect(shown({ type: 'preview.next' }, { type: 'preview.next' })).toBe(false);
  expect(shown({ type: 'details.toggle' })).toBe(false);
});

test('[PREV-05] goes from Apple to Google and back, and stops at both ends', () => {
  expect(after(COUPON).value).toBe('apple');
  expect(after(COUPON, { type: 'preview.previous' }).value).toBe('apple');
  expect(after(COUPON, { type: 'preview.next' }).value).toBe('google');
  expect(after(COUPON, { type: 'preview.next' }, { type: 'preview.next' }).value).toBe('google');
  expect(after(COUPON, { type: 'preview.next' }, { type: 'preview.previous' }).value).toBe('apple');
});

test('[PREV-05] has a third preview with a Ride-Along', () => {
  const campaign = { ...COUPON, hasRideAlong: true };
  expect(after(campaign, { type: 'preview.next' }, { type: 'preview.next' }).value).toBe(
    'rideAlong',
  );
  expect(
    after(
      campaign,
      { type: 'preview.next' },
      { type: 'preview.next' },
      { type: 'preview.previous' },
    ).value,
  ).toBe('google');
});

test('[PREV-05] the Ride-Along is the last preview', () => {
  const turn: PreviewDialogEvent = { type: 'preview.next' };
  expect(after({ ...COUPON, hasRideAlong: true }, turn, turn, turn).value).toBe('rideAlong');
});

test('[PREV-05] from the dashboard, the last preview leads back to the Apple coupon', () => {
  const turn: PreviewDialogEvent = { type: 'preview.next' };
  const fromDashboard = { ...COUPON, fromDashboard: true };
  expect(after(fromDashboard, turn, turn).value).toBe('apple');
  const campaign = { ...fromDashboard, hasRideAlong: true };
  expect(after(campaign, turn, turn).value).toBe('rideAlong');
  expect(after(campaign, turn, turn, turn).value).toBe('apple');
});

test.each<[PreviewDialogEvent, unknown]>([
  [{ type: 'preview.close' }, { kind: 'closed' }],
  [{ type: 'coupon.save' }, { kind: 'saving' }],
  [
    { type: 'part.edit', part: 'coupon' },
    { kind: 'editing', part: 'coupon' },
  ],
  [
    { type: 'part.edit', part: 'details' },
    { kind: 'editing', part: 'details' },
  ],
])('[PREV-05] %j ends the dialog with %j', (event, output) => {
  expect(after(COUPON, event)).toEqual({ value: 'decided', output });
});

test('[PREV-05] from the dashboard, there are no links to the steps, and the edit can be saved', () => {
  const fromDashboard = { ...COUPON, hasRideAlong: true, fromDashboard: true };
  for (const part of ['coupon', 'details', 'ride-along'] as const)
    expect(after(fromDashboard, { type: 'part.edit', part }).value).toBe('apple');
  expect(after(fromDashboard, { type: 'coupon.save' }).output).toEqual({ kind: 'saving' });
});

test('[PREV-05] the Ride-Along’s edit link requires a Ride-Along', () => {
  expect(after(COUPON, { type: 'part.edit', part: 'ride-along' }).value).toBe('apple');
  expect(
    after({ ...COUPON, hasRideAlong: true }, { type: 'part.edit', part: 'ride-along' }).output,
  ).toEqual({
    kind: 'editing',
    part: 'ride-along',
  });
});
