import { expect } from '@playwright/test';
import { test } from '../e2e/product.ts';
import { BAKERY_COUPON } from '../e2e/support/typed-coupon.ts';
import { codesIn } from './codes.ts';
import { differences } from './strips.ts';
import { hiddenStops, makeCoupon } from './walk.ts';
import { startWebKit, type WebKit } from './webkit-tab.ts';
import { DESK, IPHONE, PHONE, programs, sayMissing } from './windows.ts';

test.describe.configure({ mode: 'serial' });

let webkit: WebKit;
let link = '';

test.beforeAll(async () => {
  webkit = await startWebKit(programs().webkit);
  sayMissing(webkit.name, [
    'print: its driver does not know the command',
    "its first milliseconds on a page: the driver's hooks come after the page's own scripts",
    'a window as narrow as a phone: its toolbar ends at 447 px',
  ]);
});
test.afterAll(() => webkit.close());

test('[WIZ-10, SHELL-18] WebKit makes a coupon with every field in view, without an error or a policy violation', async ({
  product,
}) => {
  let hidden: readonly string[] = ['not looked at'];
  const tab = await webkit.open({ size: DESK });
  try {
    link = await makeCoupon(tab, product.url, BAKERY_COUPON, async (screen) => {
      if (screen === 'details') hidden = await hiddenStops(tab);
    });
    expect(hidden).toEqual([]);
    expect(link).toMatch(/\/r\/[0-9a-f-]{36}$/);
    expect(await tab.faults()).toEqual([]);
  } finally {
    await tab.close();
  }
});

test("[REND-02] WebKit exports strips within 3 % of Chromium's pixels", async ({ product }) => {
  const { apple, google } = await differences(product.url, link);
  console.log(`  WebKit: Apple strip ${apple.toFixed(2)} %, Google strip ${google.toFixed(2)} %`);
  expect(Math.max(apple, google)).toBeLessThan(3);
});

test('[PUB-02] WebKit with the user agent of an iPhone offers the pass, and a readable code', async () => {
  const tab = await webkit.open({ size: PHONE, userAgent: IPHONE });
  try {
    await tab.goTo(link);
    await tab.see({ role: 'link', name: 'Add to Apple Wallet' });
    expect(await codesIn(await tab.picture())).toContain(BAKERY_COUPON.barcodeValue);
    expect(await tab.faults()).toEqual([]);
  } finally {
    await tab.close();
  }
});
