import { expect } from '@playwright/test';
import { DASHBOARD_QUESTIONS } from '../../../src/domain/dashboard/dashboard-messages.ts';
import { bulkRemovalMachine } from '../../../src/machines/dashboard/bulk-removal.machine.ts';
import { couponRemovalMachine } from '../../../src/machines/dashboard/coupon-removal.machine.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { CALLS } from '../../hand/calls.ts';
import { chooseAction, failureOf, openDashboard } from './dashboard.ts';

const press =
  (name: string): Hand =>
  async ({ page }) => {
    await page.getByRole('button', { name, exact: true }).click();
  };

const stays: Hand = () => Promise.resolve();

/** Cards and services say the same. */
const showsWhatIsStored: View = async (sight, stage) => {
  await sight.misses('alertdialog', /./);
  for (const { id, name } of stage.coupons) {
    const stored = await stage.services.readCoupon(id);
    if (stored === null) await sight.misses('article', name);
    else await sight.sees('article', name);
  }
};

const asksAboutOne: View = async (sight, stage) => {
  await sight.reads(DASHBOARD_QUESTIONS.removeCoupon);
  await sight.reads(DASHBOARD_QUESTIONS.customizationsLost);
  await sight.reads(couponOf(stage).name);
};

const isRemoving: View = (sight) => sight.reads(/Removing…|Yes/);

export const couponRemoval = processOf({
  name: 'coupon-removal',
  title: 'Removing a coupon',
  rows: ['DASH-06'],
  machine: couponRemovalMachine,
  starts: [
    {
      words: 'opens the dashboard on a coupon',
      input: undefined,
      hand: async (stage) => {
        await stage.network.hold(CALLS.remove);
        await openDashboard(stage);
      },
    },
  ],
  reads: () => ({}),
  events: {
    'removal.ask': [
      {
        words: 'chooses “Remove from Dashboard”',
        payload: { coupon: { couponId: 'coupon', name: 'Fall rolls' } },
        hand: (stage) => chooseAction(stage, couponOf(stage).name, 'Remove from Dashboard'),
      },
    ],
    'removal.confirm': [{ words: 'presses “Yes”', hand: press('Yes') }],
    'removal.cancel': [
      {
        words: 'presses “No”, and is on the coupon’s menu again',
        hand: async (stage) => {
          await press('No')(stage);
          const name = `More for ${couponOf(stage).name}`;
          await expect(stage.page.getByRole('button', { name, exact: true })).toBeFocused();
        },
      },
    ],
  },
  actors: {
    removeCoupon: {
      done: [
        {
          words: 'gets the services’ yes',
          hand: ({ network }) => network.pass(CALLS.remove),
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.remove),
        },
        {
          words: 'finds that another tab was faster',
          brings: () => failureOf('not-found'),
          hand: async (stage) => {
            await stage.services.removeCoupon(couponOf(stage).id);
            await stage.network.pass(CALLS.remove);
          },
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: stays } },
  views: {
    resting: showsWhatIsStored,
    asking: asksAboutOne,
    'removing.brief': isRemoving,
    'removing.slow': (sight) => sight.seesBusy('button', 'Removing…', true),
  },
});

const pickAll = async (stage: Stage): Promise<void> => {
  await stage.page.getByRole('checkbox', { name: 'Select all' }).click();
  await stage.page.getByRole('button', { name: 'Remove', exact: true }).click();
};

const IDS = ['one', 'two'];

export const bulkRemoval = processOf({
  name: 'bulk-removal',
  title: 'Removing several coupons',
  rows: ['DASH-08'],
  machine: bulkRemovalMachine,
  starts: [
    {
      words: 'opens the dashboard on two coupons',
      input: undefined,
      hand: async (stage) => {
        await stage.network.hold(CALLS.removeMany);
        await openDashboard(stage, IDS.length);
      },
    },
  ],
  reads: ({ left }) => ({ left: left.length }),
  events: {
    'removal.ask': [
      {
        words: 'selects all and presses “Remove”',
        payload: { couponIds: IDS },
        hand: pickAll,
      },
      {
        words: 'selects one and finds “Remove” switched off',
        isBarred: true,
        payload: { couponIds: IDS.slice(1) },
        when: ({ left }) => left.length === 0,
        hand: async (stage) => {
          const name = `Select ${couponOf(stage).name}`;
          await stage.page.getByRole('checkbox', { name, exact: true }).click();
          const remove = stage.page.getByRole('button', { name: 'Remove', exact: true });
          await expect(remove).toBeDisabled();
        },
      },
    ],
    'removal.confirm': [{ words: 'presses “Yes”', hand: press('Yes') }],
    'removal.cancel': [
      {
        words: 'presses “No”, and “Cancel” in the bar',
        hand: async (stage) => {
          await press('No')(stage);
          await press('Cancel')(stage);
        },
      },
    ],
  },
  actors: {
    removeCoupons: {
      done: [
        { words: 'gets the services’ yes', hand: ({ network }) => network.pass(CALLS.removeMany) },
      ],
      error: [
        {
          words: 'finds that another tab removed them all',
          brings: ({ left }) =>
            failureOf(
              'not-found',
              left.map((_, index) => `/${index}`),
            ),
          hand: async (stage) => {
            for (const { id } of stage.coupons) await stage.services.removeCoupon(id);
            await stage.network.pass(CALLS.removeMany);
          },
        },
        {
          words: 'finds that another tab removed one of them',
          when: ({ left }) => left.length > 1,
          brings: () => failureOf('not-found', ['/0']),
          hand: async (stage) => {
            await stage.services.removeCoupon(couponOf(stage).id);
            await stage.network.pass(CALLS.removeMany);
          },
        },
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: async (stage) => {
            await stage.network.fail(CALLS.removeMany);
            await press('Cancel')(stage);
          },
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: stays } },
  views: {
    resting: showsWhatIsStored,
    asking: async (sight) => {
      await sight.reads(DASHBOARD_QUESTIONS.removeCoupons(IDS.length));
      await sight.reads(DASHBOARD_QUESTIONS.customizationsLost);
    },
    'removing.brief': isRemoving,
    'removing.slow': (sight) => sight.seesBusy('button', 'Removing…', true),
  },
});
