/** What the dashboard's processes share: the screen with the coupons of one path. */
import type { Deed, Hand, Stage, View } from '../../model/kit.ts';
import { coupon, couponOf, does, perform, row, sees } from '../../model/kit.ts';
import type { CouponTraits as Prepared } from '../../hand/sample-coupon.ts';

export type { Prepared };

/** Creates coupons for one path. */
export const prepareCoupons =
  (count: number, prepared: Prepared = {}): Hand =>
  async (stage) => {
    for (let index = 1; index <= count; index += 1) {
      const name = `${stage.word} ${index}`;
      stage.coupons.push({ id: await stage.services.makeCoupon(name, prepared), name });
    }
  };

/** What a tester does for `openDashboard`. */
const opensOn = (coupons: string): string =>
  `makes ${coupons} by “EDIT NAME” on the dashboard, and opens /dashboard?q=Sample`;

export const ONE = opensOn('a coupon and names it “Sample 1”');
export const TWO = opensOn('two coupons and names them “Sample 1” and “Sample 2”');

/** Creates coupons and opens the dashboard with only these. */
export const openDashboard = (count = 1, prepared: Prepared = {}): Hand => [
  prepareCoupons(count, prepared),
  does.open(({ word }) => `/dashboard?q=${encodeURIComponent(word)}`),
  ({ page }) =>
    page
      .getByRole('article')
      .nth(count - 1)
      .waitFor(),
];

/** Selects an entry of the card's menu. */
export const choose = (entry: string): Deed =>
  row(`presses the three dots of “Sample 1” and chooses “${entry}”`, [
    does.press((stage) => `More for ${coupon(stage)}`),
    ({ page }) => page.getByRole('menuitem', { name: entry }).click(),
  ]);

export const removeFirst: Hand = (stage) => stage.services.removeCoupon(couponOf(stage).id);

export const removeAll: Hand = async ({ coupons, services }) => {
  for (const { id } of coupons) await services.removeCoupon(id);
};

/** Returns the stored coupon; null if it is removed. */
export const stored = (stage: Stage) => stage.services.readCoupon(couponOf(stage).id);

export const IS_GONE: View = sees.text(
  'This coupon was removed in another tab or on another device.',
);

/** Saves a file and checks the end of its name. */
export const download =
  (hand: Hand, ending: string): Hand =>
  async (stage) => {
    const file = stage.page.waitForEvent('download');
    await perform(hand, stage);
    const name = (await file).suggestedFilename();
    if (!name.endsWith(ending)) throw new Error(`The file is called ${name}.`);
  };
