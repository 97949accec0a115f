/** Actions in the wizard that several processes start with. */
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import { couponOf, type Deed, does, type Hand, row, sees, type Stage } from '../kit/kit.ts';
import { prepareCoupons, type Prepared } from '../dashboard/dashboard.ts';

const IS_PROOF = sees.arrives('button', /^Next preview/);

/**
 * Opens a stored coupon at its last step and continues to the proof. Opened from the dashboard, the proof would have no
 * links to the steps (PREV-05).
 */
export const openProof = ({ hasRideAlong = false, ...traits }: Prepared = {}): Deed => {
  const step = hasRideAlong ? 'ride-along' : 'barcode';
  return row(
    `makes a coupon${hasRideAlong ? ' with a Ride-Along image' : ''}, opens in a new tab the address that “Edit” behind its three dots on the dashboard leads to, presses “Next step” up to the last step, and “Preview design” there`,
    [
      prepareCoupons(1, { hasRideAlong, ...traits }),
      does.open((stage) => `/project/edit/${couponOf(stage).id}?step=${step}`),
      sees.arrives('heading', /^Step [45]/),
      hasRideAlong ? does.press('Next') : [],
      does.press(/^Preview designs?$/),
      IS_PROOF,
    ],
  );
};

export const SAVE_ON_PROOF = row(
  'presses “Save and continue” on the proof',
  does.inDialog('Save and continue'),
);

const next = does.inMain('Next');
const fillHeadline: Hand = ({ page }) =>
  page.getByRole('main').getByRole('textbox').first().fill('Two loaves');

const newDetails: Hand = [
  ...[does.open(`/create/${BAKERY_ID}`), does.check('No, make one from text'), next],
  ...[does.fill('Logo text', 'HB'), next, fillHeadline, next, does.check('Scheme 2'), next],
  ...[({ page }: Stage) => page.getByLabel('Foreground color').first().waitFor(), next],
];

/** Creates a new coupon from the bakery's template, up to its details. */
export const OPEN_NEW_DETAILS = row(
  `opens /create/${BAKERY_ID}, and presses “Next” on each screen up to “Add details”`,
  [newDetails, sees.arrives('textbox', 'Business/Organization Name')],
);

/** Creates a new coupon from the bakery's template, up to the proof. */
export const OPEN_NEW_PROOF = row(
  `opens /create/${BAKERY_ID}, presses “Next” on each screen, types “Sample” as “Description”, chooses “QR code” with “PATHS-13”, and presses “Preview design”`,
  [
    ...[newDetails, does.fill('Business/Organization Name', 'Halfmoon Bakery')],
    ...[does.fill('Description', ({ word }) => word), next],
    ...[does.check('QR code'), does.fill('Barcode Field', 'PATHS-13')],
    ...[does.press('Preview design'), IS_PROOF],
  ],
);
