import { expect, test } from 'vitest';
import {
  type PreviewDialogEvent,
  type PreviewDialogInput,
  previewDialogMachine,
} from '../../../src/machines/wizard/preview-dialog.machine.ts';
import { started } from '../../support/started.ts';

const COUPON: PreviewDialogInput = { hasRideAlong: false, fromDashboard: false };

function after(input: PreviewDialogInput, ...events: readonly PreviewDialogEvent[]) {
  const { actor } = started(previewDialogMachine, { input });
  events.forEach((event) => actor.send(event));
  const { value, output } = actor.getSnapshot();
  return { value, output };
}

test('[PREV-01] [PREV-02] a card shows its details until they are closed or another card appears', () => {
  const { actor } = started(previewDialogMachine, { input: { ...COUPON, hasRideAlong: true } });
  const shown = (...events: readonly PreviewDialogEvent['type'][]) => {
    events.forEach((type) => actor.send({ type } as PreviewDialogEvent));
    return actor.getSnapshot().context.detailsShown;
  };
  expect(shown()).toBe(false);
  expect(shown('details.toggle')).toBe(true);
  expect(shown('details.toggle')).toBe(false);
  expect(shown('details.toggle', 'preview.next')).toBe(false);
  expect(shown('details.toggle')).toBe(true);
  expect(shown('preview.previous')).toBe(false);
  expect(shown('preview.next', 'preview.next')).toBe(false);
  expect(shown('details.toggle')).toBe(false);
});

const NEXT: PreviewDialogEvent = { type: 'preview.next' };
const BACK: PreviewDialogEvent = { type: 'preview.previous' };
const CAMPAIGN = { ...COUPON, hasRideAlong: true };
const FROM_DASHBOARD = { ...COUPON, fromDashboard: true };

test.each<[string, PreviewDialogInput, PreviewDialogEvent[], string]>([
  ['begins with Apple', COUPON, [], 'apple'],
  ['stops at the first card', COUPON, [BACK], 'apple'],
  ['goes on to Google', COUPON, [NEXT], 'google'],
  ['goes back from Google', COUPON, [NEXT, BACK], 'apple'],
  ['ends with Google without a Ride-Along', COUPON, [NEXT, NEXT], 'google'],
  ['goes on to the Ride-Along', CAMPAIGN, [NEXT, NEXT], 'rideAlong'],
  ['goes back from the Ride-Along', CAMPAIGN, [NEXT, NEXT, BACK], 'google'],
  ['ends with the Ride-Along', CAMPAIGN, [NEXT, NEXT, NEXT], 'rideAlong'],
  ['leads back to Apple from the dashboard', FROM_DASHBOARD, [NEXT, NEXT], 'apple'],
  [
    'leads back to Apple after the Ride-Along from the dashboard',
    { ...CAMPAIGN, fromDashboard: true },
    [NEXT, NEXT, NEXT],
    'apple',
  ],
])('[PREV-05] %s', (_, input, events, value) => {
  expect(after(input, ...events).value).toBe(value);
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
  const fromDashboard = { ...FROM_DASHBOARD, hasRideAlong: true };
  for (const part of ['coupon', 'details', 'ride-along'] as const)
    expect(after(fromDashboard, { type: 'part.edit', part }).value).toBe('apple');
  expect(after(fromDashboard, { type: 'coupon.save' }).output).toEqual({ kind: 'saving' });
});

test('[PREV-05] the Ride-Along’s edit link requires a Ride-Along', () => {
  const edit = { type: 'part.edit', part: 'ride-along' } as const;
  expect(after(COUPON, edit).value).toBe('apple');
  expect(after(CAMPAIGN, edit).output).toEqual({ kind: 'editing', part: 'ride-along' });
});
