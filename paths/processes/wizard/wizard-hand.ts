/** Hands in the wizard that several processes begin with. */
import { couponOf, type Stage } from '../../hand/stage.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Hand } from '../../model/process.ts';
import { prepareCoupons, type Prepared } from '../dashboard/dashboard.ts';

/** How somebody without our addresses comes to a proof. */
export const TO_PROOF =
  'chooses “Edit” in the menu of a coupon on the dashboard, presses “Next step” up to the last step, and “Preview design” there';

/** Opens a stored coupon at its last step; it can be edited and finished. */
async function openEdit(stage: Stage, prepared: Prepared = {}): Promise<void> {
  await prepareCoupons(stage, 1, prepared);
  const step = prepared.hasRideAlong === true ? 'ride-along' : 'barcode';
  await stage.page.goto(`${stage.url}/project/edit/${couponOf(stage).id}?step=${step}`);
  await stage.page.getByRole('heading', { name: /^Step [45]/ }).waitFor();
}

/** The same, on to the proof. */
export async function openProof(stage: Stage, prepared: Prepared = {}): Promise<void> {
  await openEdit(stage, prepared);
  const { page } = stage;
  if (prepared.hasRideAlong === true)
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: /^Preview designs?$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Next preview/ })
    .waitFor();
}

/** Makes a new coupon from the bakery's template, on to the proof. */
export async function openNewProof(stage: Stage): Promise<void> {
  const { page, url } = stage;
  const next = async (): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();
  };
  await page.goto(`${url}/create/${BAKERY_ID}`);
  await page.getByRole('radio', { name: 'No, make one from text' }).check();
  await next();
  await page.getByLabel('Logo text').fill('HB');
  await next();
  await page.getByRole('main').getByRole('textbox').first().fill('Two loaves');
  await next();
  await page.getByRole('radio', { name: 'Scheme 2' }).check();
  await next();
  await page.getByLabel('Foreground color').first().waitFor();
  await next();
  await page.getByLabel('Business/Organization Name').fill('Halfmoon Bakery');
  await page.getByLabel('Description').fill(stage.word);
  await next();
  await page.getByRole('radio', { name: 'QR code' }).check();
  await page.getByLabel('Barcode Field').fill('PATHS-13');
  await page.getByRole('button', { name: 'Preview design' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Next preview/ })
    .waitFor();
}

/** Presses a button of the dialog that is open. */
export const inDialog =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name }).first().click();
  };
