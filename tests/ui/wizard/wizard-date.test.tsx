import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '../../../src/api/client.ts';
import { expectStep, fillInCoupon, openWizard, openWizardAt } from '../support/wizard-bench.tsx';

beforeEach(() => page.viewport(1440, 900));

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

test('[STEP-08] leaving the field with an invalid date shows the message at once', async () => {
  await openWizardAt('details');
  const date = field('Expiration Date (MM/DD/YYYY)');
  await userEvent.type(date, '02/30/2027');
  await expect.element(date).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect.element(date).toHaveAccessibleDescription('Valid Date Required');
});

test('[STEP-08] [STEP-15] an invalid date left by "Back" is there again with its message @long', async () => {
  const { history } = await openWizardAt('details');
  const date = field('Expiration Date (MM/DD/YYYY)');
  await userEvent.type(date, '12/31/2027');
  await userEvent.tab();
  await date.fill('02/30/2027');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectStep('Step 2: Customize coupon');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expectStep('Step 3: Add details');
  await expect.element(date).toHaveValue('02/30/2027');
  await expect.element(date).toHaveAccessibleDescription('Valid Date Required');
  // Empty fields show no message yet.
  await expect
    .element(field('Business/Organization Name'))
    .not.toHaveAttribute('aria-invalid', 'true');

  await date.fill('02/28/2027');
  await expect.element(date).toHaveAccessibleDescription('');
  history.back();
  await expectStep('Step 2: Customize coupon');
  history.forward();
  await expect.element(date).toHaveValue('02/28/2027');
});

test('[STEP-08] a typed date is completed and shown on the card', async () => {
  await openWizardAt('details');
  const date = field('Expiration Date (MM/DD/YYYY)');
  await userEvent.type(date, '1/5/2027');
  await userEvent.tab();
  await expect.element(date).toHaveValue('01/05/2027');
  await expect.element(page.getByRole('article').getByText('01/05/2027')).toBeVisible();
});

test('[STEP-08] writes a picked date into the field', async () => {
  await openWizardAt('details');
  pickDate('2026-12-18');
  await expect.element(field('Expiration Date (MM/DD/YYYY)')).toHaveValue('12/18/2026');
});

test('[STEP-08] the time zone begins with the configured one', async () => {
  await openWizardAt('details');
  await expect
    .element(page.getByRole('combobox', { name: 'Time zone' }))
    .toHaveValue('America/New_York');
});

test('[STEP-08] [API-10] stores a chosen time zone with the account for its next coupon @long', async () => {
  const attributes: Schema<'Attribute'>[] = [];
  const first = await openWizard({ attributes });
  await fillInCoupon();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.selectOptions('America/Denver');
  await expect
    .poll(() => attributes)
    .toEqual([{ id: 'coupon.time-zone', value: 'America/Denver' }]);
  await first.screen.unmount();

  await openWizard({ attributes });
  await fillInCoupon();
  await expect.element(zone).toHaveValue('America/Denver');
});

/** Simulates the browser's own calendar, which no test can operate. */
function pickDate(date: string): void {
  const picker = [...document.querySelectorAll<HTMLInputElement>('input[type="date"]')].at(-1);
  if (picker === undefined) throw new Error('There is no date picker.');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(picker, date);
  picker.dispatchEvent(new Event('input', { bubbles: true }));
}
