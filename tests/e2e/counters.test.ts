import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { compress } from '../../scripts/builds/compress.ts';
import { expectAccessible } from './support/accessibility.ts';
import { makeCoupons } from './support/coupons.ts';
import { test } from './product.ts';
import { button } from './support/hand.ts';
import { keysOf, phoneOf } from './support/keys.ts';
import { openAs } from './support/session.ts';

const TILL = join(import.meta.dirname, '..', '..', 'dist', 'till');

// Without animations, a focused control stays in its place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[TILL-01] [TILL-02] [TILL-03] [TILL-06] [TILL-07] an owner makes a counter, and its phone redeems a coupon, by keyboard alone', async ({
  page,
  browser,
  product,
}) => {
  const [id] = await makeCoupons(page, product.url, ['Counter rolls']);
  const link = `${product.url}/r/${id}`;
  await openAs(page, 'marketer', `${product.url}/counters`);
  const keys = keysOf(page);
  await keys.enter(button(page, 'New counter'));
  await keys.type(page.getByLabel('Name of the counter'), 'Mill Street 1');
  await keys.press('Enter');
  const card = page.getByRole('region', { name: 'Mill Street 1' });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'counters');
  const address = (await card.getByText('/till/').textContent()) ?? '';
  const pin = (await card.getByRole('img').getAttribute('aria-label'))?.replaceAll(' ', '') ?? '';
  await keys.enter(card.getByRole('button', { name: 'I have written it down' }));
  await expect(page.getByText('New, not opened yet')).toBeVisible();

  const { page: phone, keys: phoneKeys } = await phoneOf(browser);
  await phone.goto(`http://${address}`);
  await expect(phone.getByLabel('PIN')).toBeVisible();
  await expectAccessible(phone, 'PIN');
  await phone.getByLabel('PIN').fill(pin === '000000' ? '111111' : '000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(/This PIN is wrong. 4 tries/)).toBeVisible();
  await phoneKeys.type(phone.getByLabel('PIN'), pin);
  await phoneKeys.press('Enter');
  // This browser has no camera.
  await expect(phone.getByText('This browser shows no camera picture.')).toBeVisible();
  const scan = async (text: string): Promise<void> => {
    await phoneKeys.type(phone.getByLabel('Code', { exact: true }), text);
    await phoneKeys.press('Enter');
  };
  await scan('no such code');
  await expect(phone.getByRole('heading', { name: 'Unknown' })).toBeFocused();
  await expectAccessible(phone, 'unknown');
  await phoneKeys.enter(button(phone, 'Type the code'));

  await phone.context().setOffline(true);
  await scan(link);
  await expect(phone.getByText('This phone is offline')).toBeVisible();
  await phone.context().setOffline(false);
  await phoneKeys.enter(button(phone, 'Try again'));
  await expect(phone.getByRole('heading', { name: 'Valid' })).toBeVisible();
  await expectAccessible(phone, 'valid');
  await phoneKeys.enter(button(phone, 'Redeem'));
  await expect(phone.getByRole('heading', { name: 'Redeemed' })).toBeVisible();
  await phoneKeys.enter(phone.getByRole('button', { name: /^Undo/ }));
  await expect(phone.getByRole('heading', { name: 'Undone' })).toBeVisible();
  await phone.reload();
  await scan(link);
  await phoneKeys.enter(button(phone, 'Redeem'));
  await expect(phone.getByRole('heading', { name: 'Redeemed' })).toBeVisible();
  await phone.close();
  expect([...keys.unseen, ...phoneKeys.unseen]).toEqual([]);

  await page.reload();
  const uses = page.getByRole('region', { name: 'Uses' });
  await expect(uses.getByRole('row', { name: /Mill Street 1.*Redeemed/ })).toBeVisible();
  await expect(uses.getByRole('row', { name: /Mill Street 1.*Undone after/ })).toBeVisible();
  const list = page.waitForEvent('download');
  await uses.getByRole('button', { name: 'CSV' }).click();
  expect((await list).suggestedFilename()).toBe('Uses.csv');
});

test('[TILL-02] the page of a counter opens the camera after at most 60 kB of script', async () => {
  const page = await readFile(join(TILL, 'till.html'), 'utf8');
  const files = await readdir(join(TILL, 'assets'));
  const first = files.filter((name) => name.endsWith('.js') && page.includes(name));
  // The build of `npm test` is a hasty one.
  const sizes = await Promise.all(
    first.map(
      async (name) => (await compress(await readFile(join(TILL, 'assets', name)))).brotli.length,
    ),
  );
  expect(first.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(60_000);
});
