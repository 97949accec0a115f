import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { previewDialogMachine } from '../../../src/machines/wizard/preview-dialog.machine.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { processOf } from '../../model/process.ts';
import { chooseAction, openDashboard } from '../dashboard/dashboard.ts';
import { inDialog, openProof, TO_PROOF } from './wizard-hand.ts';

async function openOverlay(stage: Stage, hasRideAlong: boolean): Promise<void> {
  await openDashboard(stage, 1, { hasRideAlong });
  await chooseAction(stage, couponOf(stage).name, 'View Preview');
  await stage.page.getByRole('dialog').getByRole('article').first().waitFor();
}

type Context = ContextFrom<typeof previewDialogMachine>;

/** From the dashboard the cards go round. */
function hasNext({ fromDashboard, hasRideAlong }: Context, [card]: readonly string[]): boolean {
  return fromDashboard || card === 'apple' || (card === 'google' && hasRideAlong);
}

export const previewDialog = processOf({
  name: 'preview-dialog',
  title: 'The proof of a coupon',
  rows: ['PREV-05', 'DASH-10'],
  machine: previewDialogMachine,
  starts: [
    {
      words: TO_PROOF,
      input: { hasRideAlong: false, fromDashboard: false },
      hand: (stage) => openProof(stage),
    },
    {
      words: TO_PROOF.replace('a coupon', 'a coupon with a Ride-Along image'),
      input: { hasRideAlong: true, fromDashboard: false },
      hand: (stage) => openProof(stage, { hasRideAlong: true }),
    },
    {
      words: 'chooses “View Preview” in the menu of a coupon on the dashboard',
      input: { hasRideAlong: false, fromDashboard: true },
      hand: (stage) => openOverlay(stage, false),
    },
    {
      words:
        'chooses “View Preview” in the menu of a coupon with a Ride-Along image on the dashboard',
      input: { hasRideAlong: true, fromDashboard: true },
      hand: (stage) => openOverlay(stage, true),
    },
  ],
  reads: ({ detailsShown, outcome }) => ({ detailsShown, outcome }),
  events: {
    'preview.next': [
      { words: 'presses “Next preview”', when: hasNext, hand: inDialog(/^Next preview/) },
      {
        words: 'finds “Next preview” switched off on the last card',
        isBarred: true,
        when: (context, places) => !hasNext(context, places),
        hand: async ({ page }) => {
          await expect(page.getByRole('button', { name: 'Next preview' })).toBeDisabled();
        },
      },
    ],
    'preview.previous': [
      { words: 'presses “Previous preview”', hand: inDialog(/^Previous preview/) },
    ],
    'preview.close': [{ words: 'presses “Close”', hand: inDialog('Close') }],
    'details.toggle': [
      {
        words: 'presses “Details”',
        hand: async ({ page }) => {
          const dialog = page.getByRole('dialog').first();
          const terms = dialog.getByText('One per visit.').first();
          const wereShown = await terms.isVisible();
          await dialog
            .getByRole('button', { name: /Details|Show less|Close details/ })
            .first()
            .click();
          await expect(terms).toBeVisible({ visible: !wereShown });
        },
      },
    ],
    'coupon.save': [
      {
        words: 'presses “Save and continue”',
        when: ({ fromDashboard }) => !fromDashboard,
        hand: inDialog('Save and continue'),
      },
    ],
    'part.edit': [
      {
        words: 'presses “Edit coupon”',
        payload: { part: 'coupon' },
        when: ({ fromDashboard }) => !fromDashboard,
        hand: inDialog('Edit coupon'),
      },
      {
        words: 'presses “Edit details”',
        payload: { part: 'details' },
        when: ({ fromDashboard }) => !fromDashboard,
        hand: inDialog('Edit details'),
      },
      {
        words: 'presses “Edit Ride-Along”',
        payload: { part: 'ride-along' },
        when: ({ fromDashboard, hasRideAlong }) => !fromDashboard && hasRideAlong,
        hand: inDialog('Edit Ride-Along'),
      },
      {
        words: 'finds no “Edit Ride-Along”',
        isBarred: true,
        payload: { part: 'ride-along' },
        when: ({ fromDashboard, hasRideAlong }) => fromDashboard || !hasRideAlong,
        hand: async ({ page }) => {
          await expect(page.getByRole('button', { name: 'Edit Ride-Along' })).toHaveCount(0);
        },
      },
    ],
  },
  actors: {},
  delays: {},
  views: {
    apple: (sight) => sight.reads(/PROOF 1 OF|APPLE COUPON, 1 OF/),
    google: (sight) => sight.reads(/PROOF 2 OF|GOOGLE COUPON, 2 OF/),
    rideAlong: (sight) => sight.reads(/PROOF 3 OF|RIDE-ALONG, 3 OF/),
    decided: (sight) => sight.misses('button', /^Next preview/),
  },
});
