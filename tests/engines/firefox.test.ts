import { expect } from '@playwright/test';
import { test } from '../e2e/product.ts';
import { BAKERY_COUPON } from '../e2e/support/typed-coupon.ts';
import { codesIn, pagesOf } from './codes.ts';
import { startFirefox, type Firefox } from './firefox-tab.ts';
import { differences } from './strips.ts';
import { hiddenStops, makeCoupon } from './walk.ts';
import { DESK, IPHONE, PHONE, programs, sayMissing } from './windows.ts';

test.describe.configure({ mode: 'serial' });

let firefox: Firefox;
let link = '';

test.beforeAll(async () => {
  firefox = await startFirefox(programs().firefox);
  sayMissing(firefox.name, [
    'WebGL: without a display it has none, so that the canvas backend draws',
    "what a real iPhone does: a phone's agent and width are all that is tried",
  ]);
});
test.afterAll(() => firefox.close());

test('[WIZ-10, SHELL-18] Firefox makes a coupon with every field in view, without an error or a policy violation', async ({
  product,
}) => {
  let hidden: readonly string[] = ['not looked at'];
  const tab = await firefox.open({ size: DESK });
  link = await makeCoupon(tab, product.url, BAKERY_COUPON, async (screen) => {
    if (screen === 'details') hidden = await hiddenStops(tab);
  });
  expect(hidden).toEqual([]);
  expect(link).toMatch(/\/r\/[0-9a-f-]{36}$/);
  expect(await tab.faults()).toEqual([]);
  await tab.close();
});

test("[REND-02] Firefox exports strips within 3 % of Chromium's pixels", async ({ product }) => {
  const { apple, google } = await differences(product.url, link);
  console.log(`  Firefox: Apple strip ${apple.toFixed(2)} %, Google strip ${google.toFixed(2)} %`);
  expect(Math.max(apple, google)).toBeLessThan(3);
});

test('[PUB-02] Firefox with the user agent of an iPhone offers the pass, and a readable code', async () => {
  const tab = await firefox.open({ size: PHONE, userAgent: IPHONE });
  await tab.goTo(link);
  await tab.see({ role: 'link', name: 'Add to Apple Wallet' });
  expect(await codesIn(await tab.picture())).toContain(BAKERY_COUPON.barcodeValue);
  expect(await tab.faults()).toEqual([]);
  await tab.close();
});

test('[PUB-05, PUB-08] Firefox prints the coupon on one sheet, with a readable code', async () => {
  const tab = await firefox.open({ size: DESK });
  await tab.goTo(link);
  const sheets = await pagesOf(await tab.print());
  expect(sheets).toHaveLength(1);
  expect(await codesIn(sheets[0])).toContain(BAKERY_COUPON.barcodeValue);
  await tab.close();
});
