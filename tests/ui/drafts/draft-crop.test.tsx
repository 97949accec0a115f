import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listDrafts, readDraft } from '../../../src/app/drafts/draft-store.ts';
import { choose, cropper, halves, pressOnCrop } from '../support/upload-hand.ts';
import { expectScreen, openWizard, press } from '../support/wizard-bench.tsx';

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

/** The cropper's state in the only draft of the address. */
async function cropOf(address: string): Promise<unknown> {
  const [entry] = (await listDrafts()).filter(({ key }) => key.address === address);
  return entry === undefined ? undefined : (await readDraft(entry.key))?.crop;
}
