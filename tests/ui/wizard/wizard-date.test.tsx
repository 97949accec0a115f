import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWizardAt } from '../support/wizard-bench.tsx';

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

test('[STEP-08] leaving the field with an invalid date shows the message at once', async () => {
  await openWizardAt('details');
  const date = field('Expiration Date (MM/DD/YYYY)');
  await userEvent.type(date, '02/30/2027');
  await expect.element(date).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect.element(date).toHaveAccessibleDescription('Valid Date Required');
});

test('[STEP-08] [STEP-18] leaving a start after the expiration shows the message at once', async () => {
  await openWizardAt('details');
  const start = field('Start Date (MM/DD/YYYY)');
  await userEvent.fill(field('Expiration Date (MM/DD/YYYY)'), '12/07/2026');
  await userEvent.fill(start, '12/14/2026');
  await expect.element(start).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect
    .element(start)
    .toHaveAccessibleDescription('Must be on or before the expiration date');
  await userEvent.fill(field('Expiration Date (MM/DD/YYYY)'), '12/31/2026');
  await expect.element(start).toHaveAccessibleDescription('');
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

/** Simulates the browser's own calendar, which no test can operate. */
function pickDate(date: string): void {
  const picker = [...document.querySelectorAll<HTMLInputElement>('input[type="date"]')].at(-1);
  if (picker === undefined) throw new Error('There is no date picker.');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(picker, date);
  picker.dispatchEvent(new Event('input', { bubbles: true }));
}
