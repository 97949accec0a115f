import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { previewDialogMachine } from '../../../src/machines/wizard/preview-dialog.machine.ts';
import { does, type Hand, processOf, row, sees, type Stage, start } from '../../model/kit.ts';
import { choose, ONE, openDashboard } from '../dashboard/dashboard.ts';
import { openProof, TO_PROOF, TO_RIDE_ALONG_PROOF } from './wizard-hand.ts';

const OPEN = choose('View Preview');
const openOverlay = (hasRideAlong: boolean): Hand => [
  ...[openDashboard(1, { hasRideAlong }), OPEN],
  ({ page }) => page.getByRole('dialog').getByRole('article').first().waitFor(),
];

type Context = ContextFrom<typeof previewDialogMachine>;

/** When opened from the dashboard, the cards loop. */
function hasNext({ fromDashboard, hasRideAlong }: Context, [card]: readonly string[]): boolean {
  return fromDashboard || card === 'apple' || (card === 'google' && hasRideAlong);
}
const isInWizard = ({ fromDashboard }: Context): boolean => !fromDashboard;
const hasRideAlongEdit = (context: Context): boolean => isInWizard(context) && context.hasRideAlong;

async function toggleDetails({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  const terms = dialog.getByText('One per visit.').first();
  const wereShown = await terms.isVisible();
  const toggle = dialog.getByRole('button', { name: /Details|Show less|Close details/ });
  await toggle.first().click();
  await expect(terms).toBeVisible({ visible: !wereShown });
}

export const previewDialog = processOf(previewDialogMachine, 'The proof of a coupon', {
  rows: ['PREV-05', 'DASH-10'],
  starts: [
    start(TO_PROOF, { hasRideAlong: false, fromDashboard: false }, openProof()),
    start(
      TO_RIDE_ALONG_PROOF,
      { hasRideAlong: true, fromDashboard: false },
      openProof({ hasRideAlong: true }),
    ),
    start(
      `${ONE}, ${OPEN.words}`,
      { hasRideAlong: false, fromDashboard: true },
      openOverlay(false),
    ),
    start(
      `${ONE.replace('a coupon', 'a coupon with a Ride-Along image')}, ${OPEN.words}`,
      { hasRideAlong: true, fromDashboard: true },
      openOverlay(true),
    ),
  ],
  reads: ({ detailsShown, outcome }) => ({ detailsShown, outcome }),
  events: {
    'preview.next': [
      row(does.inDialog(/^Next preview/), { when: hasNext }),
      row(does.findsOff(/Next preview/, ' on the last card'), {
        when: (context, places) => !hasNext(context, places),
      }),
    ],
    'preview.previous': does.inDialog(/^Previous preview/),
    'preview.close': does.inDialog('Close'),
    'details.toggle': row('presses “Details”', toggleDetails),
    'coupon.save': row(does.inDialog('Save and continue'), { when: isInWizard }),
    'part.edit': [
      row(does.inDialog('Edit coupon'), { payload: { part: 'coupon' }, when: isInWizard }),
      row(does.inDialog('Edit details'), { payload: { part: 'details' }, when: isInWizard }),
      row(does.inDialog('Edit Ride-Along'), {
        payload: { part: 'ride-along' },
        when: hasRideAlongEdit,
      }),
      row(does.findsNo('Edit Ride-Along'), {
        payload: { part: 'ride-along' },
        when: (context) => !hasRideAlongEdit(context),
      }),
    ],
  },
  views: {
    apple: sees.text(/PROOF 1 OF|APPLE COUPON, 1 OF/),
    google: sees.text(/PROOF 2 OF|GOOGLE COUPON, 2 OF/),
    rideAlong: sees.text(/PROOF 3 OF|RIDE-ALONG, 3 OF/),
    decided: sees.no('button', /^Next preview/),
  },
});
