import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { partOf, rasterized, textOf } from '../support/rasterized-pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { makeCoupons } from './support/coupons.ts';
import { collectFaults } from './support/faults.ts';
import { test } from './product.ts';
import { scanPicture } from './support/scan.ts';
import { openAs } from './support/session.ts';

const DOTS = 300;

test('[READY-03] [PRE-05] the eight coupons of a downloaded sheet scan at 300 dots to an inch', async ({
  page,
  product,
}) => {
  const faults = await collectFaults(page);
  await makeCoupons(page, product.url, ['Print rolls']);
  await openAs(page, 'marketer', `${product.url}/dashboard?q=Print`);
  await page.getByRole('button', { name: 'More for Print rolls' }).click();
  await page.getByRole('menuitem', { name: 'Print kit' }).click();
  await expect(page.getByRole('img', { name: 'The sheet' })).toBeVisible();
  await expectAccessible(page, 'print kit');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Print rolls – Print kit.pdf');
  const pdf = await readFile(await file.path());
  expect((await textOf(pdf)).match(/One per visit/gu)).toHaveLength(8);
  const sheet = await rasterized(pdf, DOTS);
  expect([sheet.width, sheet.height]).toEqual([8.5 * DOTS, 11 * DOTS]);
  const size = { width: sheet.width / 2, height: sheet.height / 4 };
  for (const [column, row] of [0, 1, 2, 3].flatMap((at) => [[0, at] as const, [1, at] as const])) {
    const part = { left: column * size.width, top: row * size.height, ...size };
    expect(await scanPicture(await partOf(sheet, part))).toEqual([
      { format: 'QRCode', text: 'ROLLS-13' },
    ]);
  }
  expect(faults).toEqual([]);
});
