import { expect } from '@playwright/test';
import { emptyDashboard, makeCounter, makeCoupons } from './support/coupons.ts';
import { expectDialog, keysOf, phoneOf } from './support/keys.ts';
import { test } from './product.ts';
import { openAs } from './support/session.ts';

// Without animations, a focused control stays in its place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As a spreadsheet and a person leave it: line ends of three kinds, and all that damages a code. */
const MIXED_LIST = [
  'sep=;\r\nWinter mailing 2026;;;\r\n\r\ncode;name;address;address\r\n',
  '="000417";Lind;1 Elm;Toledo\n9.50111E+12;Ruiz;2 Elm;Toledo\r',
  'KEY\u200b-1;"Moss; Ana";3 Elm;Toledo\r\n#N/A;Cho;4 Elm;Toledo\n',
].join('');
const CSV = { name: 'households.csv', mimeType: 'text/csv', buffer: Buffer.from(MIXED_LIST) };

test('[DASH-05, DASH-06, DASH-08, DASH-15, DASH-17] coupons are switched, renamed, looked at, picked and removed by keyboard alone @long', async ({
  page,
  product,
}) => {
  const keys = keysOf(page);
  await emptyDashboard(page, product.url);
  await makeCoupons(page, product.url, ['One by keys', 'Two by keys']);
  await openAs(page, 'marketer', `${product.url}/dashboard`);
  await keys.reach(page.getByRole('switch', { name: 'Two by keys' }));
  await keys.press('Space');
  await expect(page.getByText("You've deactivated a coupon.")).toBeVisible();
  await keys.enter(page.getByRole('button', { name: 'EDIT NAME of One by keys' }));
  await keys.type(page.getByLabel('Name of the coupon'), 'First by keys');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'EDIT NAME of First by keys' })).toBeFocused();

  const menu = page.getByRole('button', { name: 'More for First by keys' });
  await keys.enter(menu, 'Shift+Tab');
  await expect(page.getByRole('menuitem', { name: 'View Preview' })).toBeFocused();
  await keys.press('Enter');
  await expectDialog(page, 'Preview of First by keys');
  await keys.press('Escape');
  await expect(menu).toBeFocused();

  await keys.reach(page.getByRole('checkbox', { name: 'Select all' }), 'Shift+Tab');
  await keys.press('Space');
  const selection = page.getByRole('region', { name: 'Selection' });
  await keys.enter(selection.getByRole('button', { name: 'Activate', exact: true }));
  await expect(page.getByRole('switch', { name: 'Two by keys' })).toBeChecked();
  const remove = selection.getByRole('button', { name: 'Remove' });
  await keys.enter(remove);
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await keys.press('Escape');
  await expect(remove).toBeFocused();
  await keys.press('Enter');
  await keys.enter(page.getByRole('button', { name: 'Yes', exact: true }));
  await expect(page.getByRole('heading', { name: /^You haven/ })).toBeVisible();
  expect(keys.unseen).toEqual([]);
});

test('[SER-01, SER-03, SER-06, TILL-02, TILL-05] a damaged list is mended and becomes codes, which are redeemed, switched off and replaced by keyboard alone', async ({
  page,
  browser,
  product,
}) => {
  const keys = keysOf(page);
  const [id = ''] = await makeCoupons(page, product.url, ['Codes by keys']);
  const counter = await makeCounter(page, product.url, 'Codes Street 1');
  await openAs(page, 'marketer', `${product.url}/codes/${id}`);
  await keys.choose(page.getByRole('button', { name: 'Choose a CSV' }), CSV);
  await expect(page.getByRole('heading', { name: 'households.csv' })).toBeVisible();
  const expectSums = (sums: string) =>
    expect(page.getByText(`5 rows in the file: ${sums}, 1 empty.`)).toBeVisible();
  await expectSums('1 to import, 3 refused');
  for (const lines of [
    /passed over \(line 2\)$/,
    /left out \(line 7\)$/,
    /as in #N\/A.* \(lines 6, 8\)$/,
    /='?"000417.* \(line 5\)$/,
  ])
    await expect(page.getByText(lines)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Keep address (2)' }).first()).toBeVisible();
  await keys.enter(page.getByRole('button', { name: 'Take the signs off' }));
  await expectSums('2 to import, 2 refused');
  await keys.enter(page.getByRole('button', { name: 'Import 2 codes' }));
  await expect(page.getByText('2 codes are ready')).toBeVisible();
  await expectSums('2 imported, 2 refused');

  const phone = await phoneOf(browser);
  await phone.page.goto(`${product.url}/till/${counter.secret}`);
  await phone.keys.type(phone.page.getByLabel('PIN'), counter.pin);
  await phone.keys.press('Enter');
  for (const code of ['KEY-1', '000417']) {
    await phone.keys.type(phone.page.getByLabel('Code', { exact: true }), code);
    await phone.keys.press('Enter');
    await expect(phone.page.getByRole('heading', { name: 'Valid' })).toBeVisible();
    if (code === 'KEY-1') await phone.page.reload();
  }
  await phone.keys.enter(phone.page.getByRole('button', { name: 'Redeem' }));
  await expect(phone.page.getByRole('heading', { name: 'Redeemed' })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Code, link or barcode' });
  await keys.type(search, '000417');
  await keys.press('Enter');
  await phone.page.goto((await page.locator('dd a[href*="/c/"]').getAttribute('href')) ?? '');
  await expect(phone.page.getByText('This coupon was used on')).toBeVisible();
  await keys.press('Control+a');
  await keys.type(search, 'KEY-1');
  await keys.press('Enter');
  await keys.enter(page.getByRole('button', { name: 'Switch off' }));
  await expect(page.getByText(/^Switched off /)).toBeVisible();
  await keys.enter(page.getByRole('button', { name: 'Replace', exact: true }));
  const question = await expectDialog(page, /^Replace /);
  await keys.enter(question.getByRole('button', { name: 'Replace', exact: true }));
  await expect(page.getByText(/^The new code is /)).toBeVisible();
  expect([...keys.unseen, ...phone.keys.unseen]).toEqual([]);
});

test('[APPR-01, APPR-02, APPR-03] a proof is shared, refused with a comment and approved by keyboard alone @long', async ({
  page,
  browser,
  product,
}) => {
  const keys = keysOf(page);
  const [id = ''] = await makeCoupons(page, product.url, ['Proof by keys']);
  await openAs(page, 'marketer', `${product.url}/project/edit/${id}?step=barcode`);
  await keys.enter(page.getByRole('button', { name: 'Preview design', exact: true }));
  await expectDialog(page, 'Your Apple coupon');
  await keys.enter(page.getByRole('button', { name: 'Share for approval' }));
  const link = page.getByRole('link', { name: /\/proof\/[0-9A-Z]{16}$/ });
  const address = (await link.getAttribute('href')) ?? '';
  await keys.reach(link);

  const { page: proof, keys: answering } = await phoneOf(browser);
  await proof.goto(address);
  await answering.type(proof.getByLabel('Your name'), 'Lou Ferrante');
  // Enter in a field gives no answer.
  await proof.keyboard.press('Enter');
  await answering.type(proof.getByLabel('Comment'), 'Another phone number.');
  await answering.enter(proof.getByRole('button', { name: 'Ask for changes' }));
  await expect(proof.getByText('Thank you. Your answer was sent.')).toBeVisible();
  await answering.type(proof.getByLabel('Your name'), 'Lou Ferrante');
  await answering.enter(proof.getByRole('button', { name: 'Approve' }));
  await expect(proof.getByRole('listitem').filter({ hasText: 'Lou Ferrante' })).toHaveCount(2);
  expect([...keys.unseen, ...answering.unseen]).toEqual([]);
});
