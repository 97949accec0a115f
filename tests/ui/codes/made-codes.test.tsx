/** What the page of codes shows and does once there are codes, and without them (SER-04 to SER-06, PUB-12, TILL-04). */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCodes } from '../support/codes-page.ts';
import { button, expectLink, sees } from '../support/locators.ts';

test('[SER-04] QR codes arrive with their count, of the chosen rows; a zip that breaks off says why, and one is cancelled', async () => {
  const { sent, zips } = await openCodes();
  await page.getByLabelText('How many households').fill('60000');
  await button('Make codes').click();
  await sees(page.getByText('60,000 codes are ready'));
  await page.getByRole('combobox', { name: 'Rows' }).selectOptions('Rows 50,001 to 60,000');
  await button('Download: QR codes').click();
  await vi.waitFor(() => expect(zips).toHaveLength(1));
  zips[0]?.enqueue(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 0x50, 0x4b, 3));
  zips[0]?.enqueue(Uint8Array.of(4));
  await sees(page.getByText('QR codes: 2 of 10,000'));
  zips[0]?.error(new TypeError('The connection is lost.'));
  await sees(page.getByText(/^The file could not be downloaded: Tearline/u));
  await button('Download: QR codes').dblClick();
  await button('Cancel').click();
  await expect.element(button('Download: QR codes')).toBeEnabled();
  await userEvent.keyboard('{Enter>2/}');
  await button('Cancel').click();
  expect(sent.slice(3)).toEqual([
    { start: '50000', body: 'zip' },
    { start: '50000', body: 'zip' },
    { start: '50000', body: 'zip' },
  ]);
});

test('[SER-06] one code is found, switched off and on, and replaced after a question', async () => {
  await openCodes();
  await page.getByLabelText('How many households').fill('1');
  await button('Make codes').click();
  await page.getByRole('searchbox', { name: 'Code, link or barcode' }).fill('HM-0');
  await button('Find').click();
  await sees(page.getByText('Not used yet'));
  await sees(page.getByText('14609'));
  await button('Switch off').click();
  await sees(page.getByText('Switched off 11/06/2026'));
  await button('Switch on').click();
  await sees(page.getByText('Not used yet'));
  await button('Replace').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await sees(page.getByText(/^The new code is V000-0000-0000-000V/));
  await page.getByRole('searchbox', { name: 'Code, link or barcode' }).fill('nothing');
  await button('Find').click();
  await sees(page.getByText('No code of this coupon matches.'));
});

test('[SER-05] what became of the codes is a curve, a table, on a phone the table alone, and a file', async () => {
  await openCodes();
  await page.getByLabelText('How many households').fill('40');
  await button('Make codes').click();
  await sees(page.getByText('25% of made'));
  await sees(page.getByText('30% of opened'));
  const curve = page.getByRole('img', { name: /^Opened, added and redeemed by day, Nov 19/ });
  await sees(curve);
  const row = page.getByRole('row', { name: '11/24/2026 6 3 1' });
  await page.getByText('Table', { exact: true }).click();
  await sees(row);
  await page.getByText('Curve', { exact: true }).click();
  await page.viewport(390, 844);
  await expect.element(curve).not.toBeInTheDocument();
  await sees(row);
  await sees(button('CSV'));
});

test('[PUB-12] the owner names up to eight sources, and a name that is none is told, and links on paper carry one', async () => {
  const { sent } = await openCodes();
  await button('Name sources').click();
  const names = page.getByLabelText('Names');
  await names.fill('Mail\ntwo words');
  await button('Save the names').click();
  await sees(page.getByText(/^“two words” is not a valid name/));
  await names.fill('a,b,c,d,e,f,g,h,i');
  await button('Save the names').click();
  await sees(page.getByText(/^These are 9 names/));
  await names.fill('Mail');
  await button('Save the names').click();
  await sees(page.getByText('?s=mail'));
  await sees(page.getByText('6 opened, 1 redeemed'));
  await sees(page.getByText(/^2 page views/));
  await page.getByLabelText('How many households').fill('1');
  await button('Make codes').click();
  await page.getByLabelText('Links count as').selectOptions('mail');
  await sees(page.getByText(/^Each link ends in \?s=mail/));
  await button('Download: List with links').click();
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ start: '', body: 'list of mail' }));
  await expectLink('Print kit', expect.stringMatching(/series=[0-9a-f-]{36}\.mail$/));
});

test('[SER-01] making codes asks what becomes of the coupon’s own code, and the answer can be changed', async () => {
  await openCodes();
  const both = page.getByRole('radio', { name: 'Both count' });
  const only = page.getByRole('radio', { name: 'Only household codes' });
  await expect.element(both).toBeChecked();
  const letter = page
    .getByRole('img', { name: /letter/i })
    .first()
    .element();
  await expect.poll(() => letter.querySelector('image')).not.toBeNull();
  await only.click();
  await page.getByLabelText('How many households').fill('25');
  await button('Make codes').click();
  await sees(page.getByText('25 codes are ready'));
  await expect.element(only).toBeChecked();
  expect(page.getByText('The coupon’s own code and link').elements()).toHaveLength(1);
  expect(page.getByLabelText('Maximum uses').elements()).toEqual([]);
  await both.click();
  await page.getByLabelText('Maximum uses').fill('200');
  await button('Save').click();
  await sees(page.getByText('Saved', { exact: true }));
  await sees(page.getByText(/counts as one more, at most 200 times/));
  await button('Add more codes').click();
  await sees(button('Make codes'));
  await expect.element(both).toBeChecked();
});

test('[SER-01] without a barcode only household codes count by default', async () => {
  await openCodes([], 'NONE');
  await expect.element(page.getByRole('radio', { name: 'Only household codes' })).toBeChecked();
});

test('[TILL-04] a coupon without codes gets a limit of uses, or none', async () => {
  await openCodes();
  await sees(page.getByText('Used 3 times at your counters so far.'));
  const limit = page.getByLabelText('Maximum uses');
  await limit.fill('0');
  await button('Save the limit').click();
  await sees(page.getByText(/^Enter a number from 1 to 10,000,000/));
  await limit.fill('2,000');
  await button('Save the limit').click();
  await sees(page.getByText('Saved', { exact: true }));
  await limit.fill('');
  await button('Save the limit').click();
  await sees(page.getByText('Saved', { exact: true }));
});
