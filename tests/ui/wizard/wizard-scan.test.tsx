import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawCode } from '../../../src/app/threads/draw-code.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { content } from '../../support/services/operations.ts';
import { HALFMOON_CODE } from '../support/halfmoon-code.ts';
import { expectLink, field, sees } from '../support/locators.ts';
import { openWizardAt, press, expectStep, openWizard } from '../support/wizard-bench.tsx';
import { DESIGN } from '../../support/wizard-driver.ts';
import { HALFMOON_FORM, storeDraft, storedDraft } from '../support/stored-drafts.ts';
import { uuid, openTearline, template } from '../support/tearline.tsx';

/** To the proof of a coupon whose drawn code says HALFMOON-13, or is another one. */
async function proveValue(
  value: string,
  barcodeType: PrintedBarcodeType = 'QR',
  drawing = HALFMOON_CODE,
) {
  const { sent } = await openWizardAt('barcode', {
    formPart: { barcodeType, barcodeInitialValue: value, barcodeValue: value },
    barcodeAnswer: content(200, 'image/svg+xml', drawing),
  });
  await press('Preview design');
  const dialog = page.getByRole('dialog', { name: 'Your Apple coupon' });
  await sees(dialog, { timeout: 40_000 });
  const save = dialog.getByRole('button', { name: 'Save and continue' });
  await expect.element(save).toBeEnabled();
  return { dialog, save, sent };
}

test('[PRE-02] the proof says that the drawn code scans, and the verdict is saved with the coupon', async () => {
  const { dialog, save, sent } = await proveValue('HALFMOON-13');
  const scans = dialog.getByRole('region', { name: 'Scans' });
  await sees(scans, { timeout: 40_000 });
  await sees(scans.getByText(/^12 of 12 tries read HALFMOON-13$/));
  expect(scans.getByRole('cell', { name: 'read', exact: true }).elements()).toHaveLength(12);
  await save.click();
  await expect.poll(() => sent.at(-1)?.payload.scan).toEqual({ result: 'scans', reason: null });
});

test('[PRE-02] letters outside ASCII are read on Apple’s card as an iPhone draws them, not as the services do', async () => {
  const code = { type: 'PDF417', value: 'ÄÖÜ20' } as const;
  const { dialog } = await proveValue(code.value, code.type, drawCode(code));
  const unsure = dialog.getByRole('region', { name: 'May not scan' });
  await sees(unsure, { timeout: 40_000 });
  const rows = unsure.getByRole('row').elements();
  const readOn = (card: string) =>
    rows.find((row) => row.textContent.startsWith(card))?.textContent;
  expect(readOn('Apple')).toMatch(/(?:not read){4}$/);
  expect(readOn('Google')).toMatch(/in(?:read){4}$/);
});

test('[STEP-08] [STEP-18] leaving an invalid date, or a start after the expiration, shows the message at once', async () => {
  await openWizardAt('details');
  const date = field('Expiration Date (MM/DD/YYYY)');
  await userEvent.type(date, '02/30/2027');
  await expect.element(date).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect.element(date).toHaveAccessibleDescription('Valid Date Required');

  const start = field('Start Date (MM/DD/YYYY)');
  await userEvent.fill(date, '12/07/2026');
  await userEvent.fill(start, '12/14/2026');
  await expect.element(start).toHaveAccessibleDescription('');
  await userEvent.tab();
  await expect
    .element(start)
    .toHaveAccessibleDescription('Must be on or before the expiration date');
  await userEvent.fill(date, '12/31/2026');
  await expect.element(start).toHaveAccessibleDescription('');
});

test('[STEP-08] a typed date is completed and shown on the card, a picked one is written into the field, in the configured zone', async () => {
  await openWizardAt('details');
  await expect
    .element(page.getByRole('combobox', { name: 'Time zone' }))
    .toHaveValue('America/New_York');
  const date = field('Expiration Date (MM/DD/YYYY)');
  await userEvent.type(date, '1/5/2027');
  await userEvent.tab();
  await expect.element(date).toHaveValue('01/05/2027');
  await sees(page.getByRole('article').getByText('01/05/2027'));
  pickDate('2026-12-18');
  await expect.element(date).toHaveValue('12/18/2026');
});

/** Simulates the browser's own calendar, which no test can operate. */
function pickDate(date: string): void {
  const picker = [...document.querySelectorAll<HTMLInputElement>('input[type="date"]')].at(-1);
  if (picker === undefined) throw new Error('There is no date picker.');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(picker, date);
  picker.dispatchEvent(new Event('input', { bubbles: true }));
}

const [begun, wanted] = DESIGN.schemes.map(({ name }) => name);
const question = page.getByRole('dialog', { name: 'You already started this coupon' });

async function openAgain() {
  const template = crypto.randomUUID();
  const key = { account: uuid(1), address: `/create/${template}`, draft: 'begun' };
  const form = { ...HALFMOON_FORM, scheme: begun ?? '' };
  await storeDraft(key, storedDraft({ version: 0, form, snapshot: null }));
  const search = `?scheme=${encodeURIComponent(wanted ?? '')}`;
  const wizard = await openWizard({ template, search });
  await sees(question);
  return wizard;
}

test('[BROWSE-12] [WIZ-11] “Continue” goes on with the begun coupon, in its own scheme', async () => {
  const { history, address } = await openAgain();
  await question.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await sees(page.getByRole('article', { name: /Halfmoon Bakery/ }));
  expect(history.location.href).toBe(`${address}?step=details`);
});

test('[BROWSE-12] [WIZ-11] “Start over” discards it and begins in the chosen scheme', async () => {
  const { router } = await openAgain();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expectStep('Step 1: Add brand logo');
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ scheme: wanted });
});

test.for(['/create', '/project'] as const)(
  '[WIZ-06] the builder root %s is the template picker, and a chosen template opens in the builder',
  async (root) => {
    const design = template(1, { informedImagesId: template(9).id });
    const { history, asked } = await openTearline(root, { templates: [design, template(2)] });

    await sees(page.getByRole('heading', { level: 1, name: /^Select a design below/ }));
    await expect.poll(() => document.title).toBe('Pick a design · Tearline');
    await sees(page.getByRole('heading', { name: 'Design 2' }));
    expect(history.location.pathname).toBe(root);
    expect(asked).toContain('/api/v1/template?page=0');
    await expectLink(/^Upload your own design/, '/create/design');
    await page.getByRole('link', { name: 'Create coupon from Design 1' }).hover();
    await expectLink(/^Coupon and Ride-Along from/, `/campaign/${design.id}`);

    await page.getByRole('link', { name: 'Create coupon from Design 2' }).click();
    await expect.poll(() => history.location.pathname).toBe(`/create/${template(2).id}`);
  },
);
