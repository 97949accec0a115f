import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countDrafts } from '../../../src/app/drafts/account-drafts.ts';
import { DESIGN } from '../../support/wizard-driver.ts';
import { button, expectLink, sees } from '../support/locators.ts';
import { openTearline, uuid } from '../support/tearline.tsx';
import {
  expectScreen,
  expectStep,
  fillInLogo,
  openWizard,
  press,
} from '../support/wizard-bench.tsx';

test('[WIZ-21] each step and substep is a history entry, and the browser’s Back returns to the previous one', async () => {
  const { history, address } = await openWizard();
  await fillInLogo();
  expect(history.location.href).toBe(`${address}?step=coupon`);
  expect(history.length).toBe(3);

  history.back();
  await expectScreen('A logo from text');
  expect(history.location.href).toBe(`${address}?substep=text`);
  history.forward();
  await expectScreen('Words');
  expect(history.length).toBe(3);
});

test('[WIZ-21] an address beyond the reached steps is replaced by the current one', async () => {
  const { history, address } = await openWizard({ search: '?step=barcode' });
  await expectStep('Step 1: Add brand logo');
  expect(history.location.href).toBe(address);
  expect(history.length).toBe(1);
});

test('[WIZ-08] [WIZ-09] a double click on "Next" moves one screen; "Back" goes to the previous substep, then to the previous step, and home from the first; "Next step" returns to a reached one', async () => {
  const { router } = await openWizard();
  await fillInLogo();
  await button('Next').dblClick();
  await expectScreen('Colors');
  await button('Back').click();
  await expectScreen('Words');
  await button('Back').click();
  await expectStep('Step 1: Add brand logo');
  await button('Next step').click();
  await expectScreen('Words');

  await button('Back').click();
  await expectStep('Step 1: Add brand logo');
  await button('Back').click();
  await button('Leave').click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('[WIZ-11] leaving with changes asks first; "Stay" keeps everything, "Leave" continues to the chosen page', async () => {
  const account = crypto.randomUUID();
  const { router } = await openWizard({ account });
  await fillInLogo();
  await page.getByRole('link', { name: 'FAQs' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await sees(question);
  await button('Stay').click();
  await expect.element(question).not.toBeInTheDocument();
  await expectScreen('Words');

  await page.getByRole('link', { name: 'FAQs' }).click();
  await button('Leave').click();
  await expect.poll(() => router.state.location.pathname).toBe('/faqs');
  await expect.poll(() => countDrafts(account)).toBe(0);
});

test('[WIZ-11] "Keep as draft" continues to the chosen page, and the draft stays', async () => {
  const account = crypto.randomUUID();
  const { router } = await openWizard({ account });
  await fillInLogo();
  await page.getByRole('link', { name: 'FAQs' }).click();
  await button('Keep as draft').click();
  await expect.poll(() => router.state.location.pathname).toBe('/faqs');
  await expect.poll(() => countDrafts(account)).toBe(1);
});

test('[WIZ-11] without changes it asks nothing, and adds one history entry', async () => {
  const { router, history } = await openWizard();
  await expectStep('Step 1: Add brand logo');
  await page.getByRole('link', { name: 'FAQs' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/faqs');
  expect(history.length).toBe(2);
});

test('[WIZ-16] a design that this build cannot draw is refused with a message, not shown empty', async () => {
  const [headline] = DESIGN.data.objects;
  const editorSource = {
    ...DESIGN,
    data: { ...DESIGN.data, objects: [{ ...headline, kind: 'hologram' }] },
  };
  await openWizard({ templatePart: { editorSource } });
  await sees(page.getByRole('heading', { level: 1, name: 'Uh oh!' }));
  await sees(page.getByText('An error occurred: This design has parts', { exact: false }));
});

test('[WIZ-03] uploaded artwork begins with its upload', async () => {
  await openTearline('/create/design');
  await expectStep('Step 1: Upload your design');
  await sees(page.getByText('Step 1 of 5'));
  await press('Next');
  await sees(page.getByText('Required').first());
});

test.each(['abc', uuid(9)])('[WIZ-16] %s, an unknown id, is told to the letter', async (id) => {
  const { router } = await openTearline(`/create/${id}`);
  await sees(page.getByRole('heading', { level: 1, name: 'Uh oh!' }));
  await sees(page.getByText('Coupon Template was not found!', { exact: true }));
  await expectLink('Go to the designs', '/');
  await router.navigate({ href: `/campaign/${id}` });
  await sees(page.getByText('Coupon Template was not found!', { exact: true }));
  await router.navigate({ href: `/project/edit/${id}` });
  await sees(page.getByText('Coupon Project was not found!', { exact: true }));
  await expectLink('Go back to Dashboard', '/dashboard');
  await expect.poll(() => document.title).toBe('Coupon Project was not found! · Tearline');
});
