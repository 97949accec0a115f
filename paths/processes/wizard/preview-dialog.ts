import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { previewDialogMachine } from '../../../src/machines/wizard/preview-dialog.machine.ts';
import type { Deed, Hand, Stage } from '../kit/kit.ts';
import { does, processOf, row, sees, start, when } from '../kit/kit.ts';
import { choose, openDashboard } from '../dashboard/dashboard.ts';
import { openProof } from './wizard-hand.ts';

const openOverlay = (hasRideAlong: boolean): readonly Hand[] => [
  ...[openDashboard(1, { hasRideAlong }), choose('View Preview')],
  sees.arrives('button', /^Next preview/),
];

const TERMS = 'One per visit.';

type Context = ContextFrom<typeof previewDialogMachine>;

/** When opened from the dashboard, the cards loop. */
function hasNext({ fromDashboard, hasRideAlong }: Context, [card]: readonly string[]): boolean {
  return fromDashboard || card === 'apple' || (card === 'google' && hasRideAlong);
}
const isInWizard = ({ fromDashboard }: Context): boolean => !fromDashboard;
const hasRideAlongEdit = (context: Context): boolean => isInWizard(context) && context.hasRideAlong;

const showsDetails = ({ detailsShown }: Context): boolean => detailsShown;
const IS_FRONT: Deed = {
  words: 'sees the card without its terms',
  hand: ({ page }) => expect(page.getByRole('dialog').getByText(TERMS).first()).toBeHidden(),
};

async function toggleDetails({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  const terms = dialog.getByText(TERMS).first();
  const wereShown = await terms.isVisible();
  const toggle = dialog.getByRole('button', { name: /Details|Show less|Close details/ });
  await toggle.first().click();
  await expect(terms).toBeVisible({ visible: !wereShown });
}

export const previewDialog = processOf(previewDialogMachine, 'The proof of a coupon', {
  rows: ['PREV-05', 'DASH-10'],
  starts: [
    start({ hasRideAlong: false, fromDashboard: false }, [openProof()]),
    start({ hasRideAlong: true, fromDashboard: false }, [openProof({ hasRideAlong: true })]),
    start({ hasRideAlong: false, fromDashboard: true }, openOverlay(false)),
    start({ hasRideAlong: true, fromDashboard: true }, openOverlay(true)),
  ],
  reads: ({ detailsShown, outcome }) => ({ detailsShown, outcome }),
  steps: {
    'preview.next': [
      when.either(
        hasNext,
        does.inDialog(/^Next preview/),
        does.findsOff(/Next preview/, ' on the last card'),
      ),
      row([does.inDialog(/^Next preview/), IS_FRONT], {
        when: when.both(when.at('apple'), showsDetails),
      }),
    ],
    'preview.previous': [
      row(does.inDialog(/^Previous preview/)),
      row([does.inDialog(/^Previous preview/), IS_FRONT], {
        when: when.both(when.at('google'), showsDetails),
      }),
    ],
    'preview.close': does.inDialog('Close'),
    'details.toggle': row('presses “Details”', toggleDetails),
    'coupon.save': row(does.inDialog('Save and continue'), { when: isInWizard }),
    'part.edit': [
      row(does.inDialog('Edit coupon'), { payload: { part: 'coupon' }, when: isInWizard }),
      row(does.inDialog('Edit details'), { payload: { part: 'details' }, when: isInWizard }),
      when.either(
        hasRideAlongEdit,
        does.inDialog('Edit Ride-Along'),
        does.findsNo('Edit Ride-Along'),
        { payload: { part: 'ride-along' } },
      ),
    ],
  },
  views: {
    apple: sees.text(/PROOF 1 OF|APPLE COUPON, 1 OF/),
    google: sees.text(/PROOF 2 OF|GOOGLE COUPON, 2 OF/),
    rideAlong: sees.text(/PROOF 3 OF|RIDE-ALONG, 3 OF/),
    decided: sees.no('button', /^Next preview/),
  },
});
