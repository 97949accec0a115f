import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sees } from '../support/locators.ts';
import { openTearline } from '../support/tearline.tsx';

const PASS = {
  formatVersion: 1,
  coupon: { secondaryFields: [{ key: 'offer', label: 'Offer', value: 'A dozen rolls' }] },
};
const CODE = {
  format: 'PKBarcodeFormatQR',
  message: 'HALFMOON-13',
  altText: 'HALFMOON-13',
  messageEncoding: 'iso-8859-1',
};
const DOCUMENT = new TextEncoder().encode(JSON.stringify({ ...PASS, barcodes: [CODE] }));

/** A pass whose manifest has another hash for its only file. */
const PKPASS = zipSync({
  'pass.json': DOCUMENT,
  'manifest.json': new TextEncoder().encode(`{"pass.json":"${'0'.repeat(40)}"}`),
});

const choose = (name: string, bytes: Uint8Array) =>
  page.getByLabelText(/^Drop a \.pkpass/u).upload(new File([new Uint8Array(bytes)], name));

test('[PRE-07] a changed file is named with both hashes, and its code is read back in the page', async () => {
  await openTearline('/verify', { session: null });
  await choose('halfmoon.pkpass', PKPASS);

  const headline = page.getByRole('heading', { name: 'One file was changed after signing' });
  await expect.element(headline).toHaveFocus();
  await sees(page.getByText('0000 0000 0000', { exact: false }));
  await sees(page.getByText('Read back as HALFMOON-13', { exact: false }));
  await sees(page.getByRole('article').getByText('A dozen rolls'));
  await sees(page.getByText('halfmoon.pkpass, 1 KB'));
});

test('[PRE-07] what cannot be checked gets a sentence, and the page takes the next thing', async () => {
  await openTearline('/verify', { session: null });
  await choose('photo.pkpass', new Uint8Array([0xff, 0xd8, 0xff]));
  await sees(page.getByText('This is not a pass.', { exact: false }));

  await page
    .getByRole('textbox', { name: 'Or a Google save link' })
    .fill('https://pay.google.com/gp/v/save/e30.e30.c2ln');
  await page.getByRole('button', { name: 'Check link' }).click();
  await sees(page.getByText('The token has no offer in it'));
  expect(page.getByText('This is not a pass.', { exact: false }).elements()).toEqual([]);
});
