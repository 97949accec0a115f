import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countDrafts } from '../../../src/app/drafts/account-drafts.ts';
import { listDrafts, readDraft } from '../../../src/app/drafts/draft-store.ts';
import { button, sees } from '../support/locators.ts';
import { ACCOUNT, HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { choose, cropper, halves, pressOnCrop } from '../support/upload-hand.ts';
import {
  expectScreen,
  expectStep,
  fillInLogo,
  openWizard,
  press,
} from '../support/wizard-bench.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

const status = (words: string) => page.getByRole('status').getByText(words, { exact: true });
const nextButton = button('Next');

test('[WIZ-11] [WIZ-21] a draft of another version opens with its form, at the first incomplete screen', async () => {
  const template = crypto.randomUUID();
  const key = { account: ACCOUNT, address: `/create/${template}`, draft: 'old' };
  await storeDraft(key, storedDraft({ version: 0, form: HALFMOON_FORM, snapshot: 'unreadable' }));
  const { history, address } = await openWizard({ template, search: '?step=barcode' });
  await expectStep('Step 3: Add details');
  expect(history.location.href).toBe(`${address}?step=details`);
  await expect
    .element(page.getByRole('textbox', { name: 'Business/Organization Name' }))
    .toHaveValue('Halfmoon Bakery');
  await sees(status('Draft saved'));
});

test('[WIZ-11] a broken draft does not break the page', async () => {
  const template = crypto.randomUUID();
  const key = { account: ACCOUNT, address: `/create/${template}`, draft: 'broken' };
  const snapshot = { status: 'active', value: { working: 'dancing' }, context: null, children: {} };
  await storeDraft(key, storedDraft({ form: null, snapshot }));
  await openWizard({ template });
  await expectStep('Step 1: Add brand logo');
});

test('[WIZ-11] shows "Draft saved" only when the stored draft equals the screen', async () => {
  const { address } = await openWizard();
  await expectStep('Step 1: Add brand logo');
  await expect.element(status('Draft saved')).not.toBeInTheDocument();
  await fillInLogo();
  await sees(status('Draft saved'));
  expect(await draftOf(address)).toMatchObject({
    form: { logoText: 'HB' },
    snapshot: { value: { working: { filling: { coupon: 'text' } } } },
  });
});

test('[WIZ-11] the wizard works without storage, and says that nothing is stored @long', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Blocked.', 'InvalidStateError');
  });
  await openWizard();
  await fillInLogo();
  await sees(status('Not saved'));
  await sees(page.getByText(/^This browser cannot save your draft/));
  await nextButton.click();
  await expectScreen('Colors');
});

test('[WIZ-11] "/logout" asks while a coupon is unfinished; "Stay signed in" returns and keeps it', async () => {
  const account = crypto.randomUUID();
  await storeDraft({ account, address: '/create/elsewhere', draft: 'one' });
  const { router } = await openWizard({ account });
  await expectStep('Step 1: Add brand logo');
  await page.getByRole('link', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await sees(question.getByText(/^One unfinished coupon is saved/));
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expectStep('Step 1: Add brand logo');
  expect(router.state.location.pathname).not.toBe('/logout');
  expect(await countDrafts(account)).toBe(1);
});

test('[WIZ-11, STEP-01] stores the picture and crop in the cropper until it closes', async () => {
  const { address } = await openWizard();
  const cropOf = async () => (await draftOf(address))?.crop;
  await page.getByRole('radio', { name: 'Yes, I have a logo' }).click({ force: true });
  await press('Next');
  await expectScreen('Your logo');
  choose('Apple logo', await halves('image/png', 960, 300));
  await expect.poll(() => cropOf()).toMatchObject({ slot: 'appleLogo' });
  const before = await cropOf();
  await pressOnCrop('{+>3/}');
  await expect.poll(() => cropOf()).not.toEqual(before);
  expect(await cropOf()).toMatchObject({ screen: 'logo.upload', slot: 'appleLogo' });

  await cropper().getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => cropOf()).toBeNull();
});

/** The only draft of the address. */
async function draftOf(address: string) {
  const [entry] = (await listDrafts()).filter(({ key }) => key.address === address);
  return entry === undefined ? undefined : readDraft(entry.key);
}
