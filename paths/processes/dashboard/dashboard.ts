/** What the dashboard's processes share: the screen with the coupons of one path. */
import type { CouponTraits as Prepared } from '../../hand/sample-coupon.ts';
import type { Deed, Hand, Stage } from '../kit/kit.ts';
import { coupon, couponOf, does, perform, row, sees } from '../kit/kit.ts';
import { couponGone } from '../../../src/words/dashboard.gen.ts';

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

/** Creates a coupon and opens one of its pages. */
export const openCoupon = (page: 'codes' | 'print' | 'share'): Hand => [
  prepareCoupons(1),
  does.open((stage) => `/${page}/${couponOf(stage).id}`),
];

/** Creates a coupon, or two, and opens the dashboard with only these. */
export function openDashboard(count: 1 | 2 = 1, prepared: Prepared = {}): Deed {
  const one = prepared.hasRideAlong === true ? 'a coupon with a Ride-Along image' : 'a coupon';
  const made = {
    1: `makes ${one} and names it “Sample 1”`,
    2: 'makes two coupons and names them “Sample 1” and “Sample 2”',
  };
  return row(`${made[count]} by “EDIT NAME” on the dashboard, and opens /dashboard?q=Sample`, [
    prepareCoupons(count, prepared),
    does.open(({ word }) => `/dashboard?q=${word}`),
    sees.arrives('article', (stage) => stage.coupons.at(-1)?.name ?? ''),
  ]);
}

/** Selects an entry of the card's menu. */
export const choose = (entry: string): Deed =>
  row(`presses the three dots of “Sample 1” and chooses “${entry}”`, [
    does.press((stage) => `More for ${coupon(stage)}`),
    does.press(entry, 'menuitem'),
  ]);

export const removeFirst: Hand = (stage) => stage.services.removeCoupon(couponOf(stage).id);

export const removeAll: Hand = ({ coupons, services }) =>
  Promise.all(coupons.map(({ id }) => services.removeCoupon(id)));

/** Returns the stored coupon; null if it is removed. */
export const stored = (stage: Stage) => stage.services.readCoupon(couponOf(stage).id);

export const IS_GONE = sees.text(couponGone());

/** Saves a file and checks the end of its name. */
export const download = (hand: Hand, ending: string): Deed =>
  does.waits(`until a ${ending} file is downloaded`, async (stage) => {
    const file = stage.page.waitForEvent('download');
    await perform(hand, stage);
    const name = (await file).suggestedFilename();
    if (!name.endsWith(ending)) throw new Error(`The file is called ${name}.`);
  });
