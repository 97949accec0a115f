import { expect } from '@playwright/test';
import { bulkSwitchMachine } from '../../../src/machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../../src/machines/dashboard/selection.machine.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf, openDashboard } from './dashboard.ts';

const IDS = ['one', 'two'];
/** One more than a page of the list holds, so that "Select all" does not mean all (DASH-02). */
const MANY = 22;
const MANIFOLD = 'Manifold';
/** What a page of the list holds. */
const PAGE = MANY - 1;

const press =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await page.getByRole('button', { name }).first().click();
  };

const tickAll: Hand = async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Select all' }).click();
};

const tickFirst: Hand = async (stage) => {
  await stage.page
    .getByRole('checkbox', { name: `Select ${couponOf(stage).name}`, exact: true })
    .first()
    .click();
};

/** What the bar counts; without a selection there is no bar. */
async function counts({ page }: Stage, count: number): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selection' });
  if (count === 0) await expect(bar).toHaveCount(0);
  else await expect(bar.getByRole('status')).toHaveText(`${count} selected`);
}

const withinBar: View = async (sight) => {
  await sight.sees('region', 'Selection');
  await sight.reads(/selected$/);
};

export const bulkSwitch = processOf({
  name: 'bulk-switch',
  title: 'Switching several coupons at once',
  rows: ['DASH-17'],
  machine: bulkSwitchMachine,
  starts: [
    {
      words: 'opens the dashboard on two coupons and selects both',
      input: undefined,
      hand: async (stage) => {
        await stage.network.hold(CALLS.switchMany);
        await openDashboard(stage, IDS.length);
        await tickAll(stage);
      },
    },
  ],
  reads: ({ couponIds }) => ({ left: couponIds.length }),
  events: {
    'coupons.switch': [
      {
        words: 'presses “Deactivate”',
        payload: { couponIds: IDS, active: false, changingIds: IDS },
        hand: press('Deactivate'),
      },
      {
        words: 'presses “Cancel” in the bar, and finds no “Deactivate” without a selection',
        isBarred: true,
        payload: { couponIds: [], active: false, changingIds: [] },
        when: ({ couponIds }, places) => couponIds.length === 0 && places.includes('resting'),
        hand: async (stage) => {
          await press('Cancel')(stage);
          await expect(stage.page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
        },
      },
    ],
  },
  actors: {
    switchCoupons: {
      done: [
        { words: 'gets the services’ yes', hand: ({ network }) => network.pass(CALLS.switchMany) },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.switchMany),
        },
        {
          words: 'finds that another tab removed one of them',
          when: ({ couponIds }) => couponIds.length > 1,
          brings: () => failureOf('not-found', ['/0']),
          hand: async (stage) => {
            // The list selects in its own order: of two, which one is gone makes no difference.
            await stage.services.removeCoupon(couponOf(stage).id);
            await stage.network.pass(CALLS.switchMany);
          },
        },
        {
          words: 'finds that another tab removed them all',
          brings: ({ couponIds }) =>
            failureOf(
              'not-found',
              couponIds.map((_, index) => `/${index}`),
            ),
          hand: async (stage) => {
            for (const { id } of stage.coupons) await stage.services.removeCoupon(id);
            await stage.network.pass(CALLS.switchMany);
          },
        },
      ],
    },
  },
  delays: { waitShown: { words: 'waits for slow services', hand: () => Promise.resolve() } },
  views: {
    resting: async (sight, stage) => {
      await sight.sees('heading', 'Your coupons');
      for (const { id, name } of stage.coupons) {
        const stored = await stage.services.readCoupon(id);
        if (stored !== null) await sight.seesChecked('switch', name, stored.active);
      }
    },
    'switching.brief': withinBar,
    'switching.slow': (sight) => sight.seesBusy('region', 'Selection', true),
  },
});

export const selection = processOf({
  name: 'selection',
  title: 'Selecting coupons, and all that match',
  rows: ['DASH-01', 'DASH-17'],
  machine: selectionMachine,
  starts: [
    {
      words: `searches the dashboard for a word that ${MANY} coupons have in their names`,
      input: undefined,
      hand: async (stage) => {
        await openMany(stage);
        await stage.network.hold(CALLS.everyCoupon);
      },
    },
  ],
  reads: ({ couponIds }) => ({ picked: Math.min(couponIds.length, 2) }),
  events: {
    'coupon.pick': [
      {
        words: 'ticks a coupon',
        when: ({ couponIds }) => couponIds.length === 0,
        payload: { couponId: 'one', isPicked: true },
        hand: async (stage) => {
          await tickFirst(stage);
          await counts(stage, 1);
        },
      },
      {
        words: 'takes the tick of a coupon away',
        when: ({ couponIds }) => couponIds.includes('one'),
        payload: { couponId: 'one', isPicked: false },
        hand: async (stage) => {
          const before = await stage.page.getByText(/^\d+ selected$/).textContent();
          await tickFirst(stage);
          await counts(stage, Number.parseInt(before ?? '', 10) - 1);
        },
      },
    ],
    'coupons.pick': [
      {
        words: 'ticks “Select all”',
        when: ({ couponIds }) => couponIds.length === 0,
        payload: { couponIds: IDS },
        hand: async (stage) => {
          await tickAll(stage);
          await counts(stage, PAGE);
        },
      },
    ],
    'every.pick': [
      {
        words: `presses “Select all ${MANY}”`,
        when: ({ couponIds }) => couponIds.length > 1,
        hand: press(/^Select all \d/),
      },
    ],
    'coupons.leave': {
      notWalked:
        'Removed coupons leave the selection: “Removing several coupons” walks it on the same screen.',
    },
    'selection.clear': [
      {
        words: 'presses “Cancel”',
        when: ({ couponIds }) => couponIds.length > 0,
        hand: async (stage) => {
          await press('Cancel')(stage);
          await counts(stage, 0);
        },
      },
    ],
  },
  actors: {
    findEvery: {
      done: [
        {
          words: 'gets all that match',
          brings: () => [...IDS, 'three'],
          hand: async (stage) => {
            await stage.network.pass(CALLS.everyCoupon);
            await counts(stage, MANY);
          },
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: async ({ network }) => {
            // The application asks once more before it gives up.
            await network.failAll(CALLS.everyCoupon);
          },
        },
      ],
    },
  },
  delays: {},
  views: {
    choosing: async (sight) => {
      await sight.sees('checkbox', /Select all/);
      await sight.sees('heading', 'Your coupons');
    },
    finding: withinBar,
  },
});

/** Of paths that are walked beside each other the first makes what all want. */
const manifold = new Map<string, Promise<void>>();

/** Many coupons under one name, made once for all paths that want them. */
async function openMany(stage: Stage): Promise<void> {
  const { url } = stage;
  const made = manifold.get(url) ?? makeMany(stage);
  manifold.set(url, made);
  await made;
  await stage.page.goto(`${url}/dashboard?q=${MANIFOLD}`);
  const first = stage.page.getByRole('article').first();
  await first.waitFor();
  stage.coupons.push({ id: '', name: (await first.getAttribute('aria-label')) ?? '' });
}

async function makeMany({ services }: Stage): Promise<void> {
  for (let count = await services.countCoupons(MANIFOLD); count < MANY; count += 1)
    await services.makeCoupon(`${MANIFOLD} ${count + 1}`);
}
