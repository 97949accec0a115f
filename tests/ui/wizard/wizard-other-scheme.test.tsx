/** A coupon that was begun in one scheme, and its design chosen again in another (BROWSE-12, WIZ-11). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESIGN } from '../../support/wizard-driver.ts';
import { HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { uuid } from '../support/tearline.tsx';
import { expectStep, openWizard } from '../support/wizard-bench.tsx';

const [begun, wanted] = DESIGN.schemes.map(({ name }) => name);
const question = page.getByRole('dialog', { name: 'You already started this coupon' });

async function openAgain() {
  const template = crypto.randomUUID();
  const key = { account: uuid(1), address: `/create/${template}`, draft: 'begun' };
  const form = { ...HALFMOON_FORM, scheme: begun ?? '' };
  await storeDraft(key, storedDraft({ version: 0, form, snapshot: null }));
  const search = `?scheme=${encodeURIComponent(wanted ?? '')}`;
  const wizard = await openWizard({ template, search });
  await expect.element(question).toBeVisible();
  return wizard;
}

test('[BROWSE-12] [WIZ-11] “Continue” goes on with the begun coupon, in its own scheme', async () => {
  const { history, address } = await openAgain();
  await question.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('article', { name: /Halfmoon Bakery/ })).toBeVisible();
  expect(history.location.href).toBe(`${address}?step=details`);
});

test('[BROWSE-12] [WIZ-11] “Start over” discards it and begins in the chosen scheme', async () => {
  const { router } = await openAgain();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expectStep('Step 1: Add brand logo');
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ scheme: wanted });
});
