import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { makeCoupons } from './support/coupons.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

test('[APPR-01] [APPR-02] [APPR-03] two people answer a proof on two phones, and a changed word resets it @long', async ({
  page,
  browser,
  product,
}) => {
  const [id] = await makeCoupons(page, product.url, ['Rolls to approve']);
  await openAs(page, 'marketer', `${product.url}/project/edit/${id}?step=details`);
  await page.getByRole('main').getByLabel('Business Phone Number').fill('585-555-0119');
  await preview(page);
  await page.getByRole('button', { name: 'Share for approval' }).click();
  const link = page.getByRole('link', { name: /\/proof\/[0-9A-Z]{16}$/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expectAccessible(page, 'sharing for approval');

  // Lou's browser runs no script.
  const lou = await phoneAt(browser, address, false);
  await expect(lou.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await expect(lou.getByText('Rolls to approve').first()).toBeVisible();
  const answer = await lou.getByRole('button', { name: 'Approve' }).boundingBox();
  expect(answer?.y).toBeLessThan(2 * (lou.viewportSize()?.height ?? 0));
  await lou.getByLabel('Your name').fill('Lou Ferrante');
  await lou.getByRole('button', { name: 'Approve' }).click();
  await expect(lou.getByText('Thank you. Your answer was sent.')).toBeVisible();
  const dana = await phoneAt(browser, address);
  await expect(dana.getByRole('listitem').filter({ hasText: 'Lou Ferrante' })).toBeVisible();
  await dana.getByLabel('Your name').fill('Dana Whitlock');
  await dana.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(dana.getByText('Write what should change.')).toBeVisible();
  await expectAccessible(dana, 'an answer without its comment');
  await dana.getByLabel('Comment').fill('The phone number is the old shop’s.');
  await dana.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(dana.getByText('Thank you. Your answer was sent.')).toBeVisible();

  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('main').getByLabel('Business Phone Number').fill('585-555-0142');
  await preview(page);
  const approval = page.getByRole('region', { name: 'Approval' });
  await expect(approval.getByText('The phone number is the old shop’s.')).toBeVisible();
  await expect(approval.getByRole('row')).toHaveText([
    'FieldApprovedNow',
    'Phone585-555-0119585-555-0142',
  ]);
  await expectAccessible(page, 'a proof changed since it was approved');
  // Dana answers to what she still sees.
  await approval.getByRole('button', { name: 'Share this version' }).click();
  await expect(approval.getByText('The proof page shows an earlier version.')).toBeHidden();
  await dana.getByLabel('Your name').fill('Dana Whitlock');
  await dana.getByRole('button', { name: 'Approve' }).click();
  await expect(dana.getByText('This proof was changed after you opened it.')).toBeVisible();
  await expect(dana.getByRole('cell', { name: '585-555-0142' })).toBeVisible();
  await expectAccessible(dana, 'a changed proof');
  await dana.getByRole('button', { name: 'Approve' }).click();
  await expect(dana.getByText('Thank you. Your answer was sent.')).toBeVisible();

  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Preview design', exact: true }).click();
  await expect(approval.getByText('Approved as it is')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your coupon is ready' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click();
  // The page ends when its coupon is published.
  await expect(async () => {
    expect((await dana.goto(address))?.status()).toBe(404);
  }).toPass();
  await dana.goto(`${product.url}/dev/mailbox`);
  await expect(dana.getByText('Lou Ferrante approved “Rolls to approve”')).toBeVisible();
  await expect(dana.getByText('Dana Whitlock asked for changes of')).toBeVisible();
});

async function phoneAt(browser: Browser, address: string, hasScript = true): Promise<Page> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: hasScript,
  });
  const page = await phone.newPage();
  await page.goto(address);
  return page;
}

/** Goes from the details to the open preview dialog. */
async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Preview design', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Approval' })).toBeVisible();
}
