import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listDrafts, readDraft } from '../../../src/app/drafts/draft-store.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { dataUrlOf } from '../../../src/domain/images/data-url.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { choose, cropper, drop, halves, place, pressOnCrop } from '../support/upload-hand.ts';
import { expectScreen, openWizard, press } from '../support/wizard-bench.tsx';

beforeEach(() => page.viewport(1440, 900));

afterEach(() => window.sessionStorage.clear());

test('[WIZ-11, STEP-01] stores the picture and crop in the cropper until it closes', async () => {
  const { address } = await openWizard();
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  await press('Next');
  await expectScreen('Your logo');
  choose('Apple logo', await halves('image/png', 960, 300));
  await expect.poll(() => cropOf(address)).toMatchObject({ slot: 'appleLogo' });
  const before = await cropOf(address);
  await pressOnCrop('{+>3/}');
  await expect.poll(() => cropOf(address)).not.toEqual(before);
  expect(await cropOf(address)).toMatchObject({ screen: 'logo.upload', slot: 'appleLogo' });

  await cropper().getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => cropOf(address)).toBeNull();
});

test('[WIZ-11, STEP-14] two files dropped at once both survive a reload @long', async () => {
  const dropped = crypto.randomUUID();
  const reloaded = crypto.randomUUID();
  await keepOn(dropped, null);
  const { screen, address } = await openWizard({ template: dropped });
  await expectScreen('Your logo');
  drop('Google logo', await halves('image/png', 700, 700), await halves('image/png', 480, 150));
  await expect.poll(() => cropOf(address)).toMatchObject({ waiting: [{ slot: 'appleLogo' }] });
  const crop = await cropOf(address);
  await screen.unmount();

  // The first wizard of a page owns its draft alone.
  await keepOn(reloaded, crop);
  await openWizard({ template: reloaded });
  const names = ['Google logo', 'Apple logo'];
  for (const name of names) {
    const dialog = page.getByRole('dialog', { name: `Crop your ${name}` });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  }
  // While the second cropper is open, the page behind it is hidden from screen readers.
  for (const name of names)
    await expect.element(page.getByRole('img', { name: `${name}, uploaded` })).toBeVisible();
});

test('[WIZ-11, STEP-01] a draft opens with its cropper at the last crop, and without it if the crop is invalid @long', async () => {
  const whole = crypto.randomUUID();
  const broken = crypto.randomUUID();
  const original = {
    data: await dataUrlOf(await halves('image/png', 960, 300)),
    file: { name: 'logo.png', type: 'image/png', size: 4 },
    crop: { x: 480, y: 75, width: 240, height: 75 },
    storedName: null,
  };
  const crop = { screen: 'logo.upload', slot: 'appleLogo', original };
  await keepOn(whole, crop);
  await keepOn(broken, { ...crop, original: { ...original, data: null } });

  const { screen } = await openWizard({ template: whole });
  await expect.element(cropper()).toBeVisible();
  await expect.poll(place).toContain('240 x 75 px scaled to 480 x 150 px');
  await cropper().getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('img', { name: 'Apple logo, uploaded' })).toBeVisible();
  await screen.unmount();

  await openWizard({ template: broken });
  await expectScreen('Your logo');
  await expect.element(cropper()).not.toBeInTheDocument();
});

/** The account of the application under test. */
const MARA = '00000000-0000-4000-8000-000000000001';

/** Stores a draft at the logo upload. */
function keepOn(template: string, crop: unknown): Promise<void> {
  const form = { ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN), haveLogoImage: 'yes' };
  const key = { account: MARA, address: `/create/${template}`, draft: 'one' };
  return storeDraft(key, storedDraft({ version: 0, form, crop }));
}

/** The cropper's state in the only draft of the address. */
async function cropOf(address: string): Promise<unknown> {
  const [entry] = (await listDrafts()).filter(({ key }) => key.address === address);
  return entry === undefined ? undefined : (await readDraft(entry.key))?.crop;
}
