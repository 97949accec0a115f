/** The code on the proof, drawn and read back in this browser (PRE-02). */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawCode } from '../../../src/app/threads/draw-code.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { content } from '../../support/services/operations.ts';
import { HALFMOON_CODE } from '../support/halfmoon-code.ts';
import { openWizardAt, press } from '../support/wizard-bench.tsx';

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
  await expect.element(dialog, { timeout: 40_000 }).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save and continue' });
  await expect.element(save).toBeEnabled();
  return { dialog, save, sent };
}

test('[PRE-02] the proof says that the drawn code scans, and the verdict is saved with the coupon', async () => {
  const { dialog, save, sent } = await proveValue('HALFMOON-13');
  const scans = dialog.getByRole('region', { name: 'Scans' });
  await expect.element(scans, { timeout: 40_000 }).toBeVisible();
  await expect.element(scans.getByText(/^12 of 12 tries read HALFMOON-13$/)).toBeVisible();
  expect(scans.getByRole('cell', { name: 'read', exact: true }).elements()).toHaveLength(12);
  await save.click();
  await expect.poll(() => sent.at(-1)?.payload.scan).toEqual({ result: 'scans', reason: null });
});

test('[PRE-02] letters outside ASCII are read on Apple’s card as an iPhone draws them, not as the services do', async () => {
  const code = { type: 'PDF417', value: 'ÄÖÜ20' } as const;
  const { dialog } = await proveValue(code.value, code.type, drawCode(code));
  const unsure = dialog.getByRole('region', { name: 'May not scan' });
  await expect.element(unsure, { timeout: 40_000 }).toBeVisible();
  const rows = unsure.getByRole('row').elements();
  const readOn = (card: string) =>
    rows.find((row) => row.textContent.startsWith(card))?.textContent;
  expect(readOn('Apple')).toMatch(/(?:not read){4}$/);
  expect(readOn('Google')).toMatch(/in(?:read){4}$/);
});
