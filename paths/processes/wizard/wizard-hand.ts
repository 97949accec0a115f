/** Actions in the wizard that several processes start with. */
import { couponOf, does, type Hand, sees } from '../../model/kit.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import { prepareCoupons, type Prepared } from '../dashboard/dashboard.ts';

/** How a person without these addresses reaches a proof. */
export const TO_PROOF =
  'makes a coupon, chooses “Edit” behind its three dots on the dashboard, presses “Next step” up to the last step, and “Preview design” there';
export const TO_RIDE_ALONG_PROOF = TO_PROOF.replace('a coupon', 'a coupon with a Ride-Along image');
const ON_PROOF: Hand = ({ page }) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Next preview/ })
    .waitFor();

/** Opens a stored coupon at its last step and continues to the proof. */
export const openProof = (prepared: Prepared = {}): Hand => [
  prepareCoupons(1, prepared),
  does.open(
    (stage) =>
      `/project/edit/${couponOf(stage).id}?step=${prepared.hasRideAlong === true ? 'ride-along' : 'barcode'}`,
  ),
  sees.part('heading', /^Step [45]/),
  prepared.hasRideAlong === true ? does.press('Next') : [],
  does.press(/^Preview designs?$/),
  ON_PROOF,
];

const next = does.inMain('Next');

/** Creates a new coupon from the bakery's template, up to the proof. */
export const openNewProof: Hand = [
  ...[does.open(`/create/${BAKERY_ID}`), does.check('No, make one from text'), next],
  ...[does.fill('Logo text', 'HB'), next],
  ({ page }) => page.getByRole('main').getByRole('textbox').first().fill('Two loaves'),
  ...[next, does.check('Scheme 2'), next],
  ({ page }) => page.getByLabel('Foreground color').first().waitFor(),
  ...[next, does.fill('Business/Organization Name', 'Halfmoon Bakery')],
  ...[does.fill('Description', ({ word }) => word), next],
  ...[does.check('QR code'), does.fill('Barcode Field', 'PATHS-13')],
  ...[does.press('Preview design'), ON_PROOF],
];
