/** Actions on several coupons of the dashboard at once. */
import { expect } from '@playwright/test';
import { bulkRemovalMachine } from '../../../src/machines/dashboard/bulk-removal.machine.ts';
import { bulkSwitchMachine } from '../../../src/machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../../src/machines/dashboard/selection.machine.ts';
import type { CallName } from '../../hand/calls.ts';
import type { Hand, Stage, View } from '../../model/kit.ts';
import { coupon, does, line, perform, processOf, row, sees, told } from '../../model/kit.ts';
import { openDashboard, removeAll, removeFirst, TWO } from './dashboard.ts';
import { IS_REMOVING, showsWhatIsStored } from './one-coupon.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';

const IDS = ['one', 'two'];
/** One more than fits on a page of the list, so that "Select all" does not mean all (DASH-02). */
const MANY = 22;
const MANIFOLD = 'Manifold';

const tickAll = does.press('Select all', 'checkbox');
const tickFirst = does.press((stage) => `Select ${coupon(stage)}`, 'checkbox');

/** The count in the bar. Without a selection there is no bar. */
const counts =
  (count: number): Hand =>
  ({ page }) => {
    const bar = page.getByRole('region', { name: 'Selection' });
    return count === 0
      ? expect(bar).toHaveCount(0)
      : expect(bar.getByRole('status')).toHaveText(`${count} selected`);
  };

const withinBar: View = [sees.part('region', 'Selection'), sees.text(/selected$/)];

/** Another tab removes some of the coupons. The list selects in its own order, so either of two may be selected. */
const removedOne = (call: CallName) =>
  row(line.finds('remove the coupon “Sample 1”', call, removeFirst), {
    brings: line.failureOf('not-found', ['/0']),
  });
const removedAll = (call: CallName) =>
  line.finds('remove all coupons of the selection', call, removeAll);
const allMissing = (ids: readonly string[]) =>
  line.failureOf(
    'not-found',
    ids.map((_, index) => `/${index}`),
  );

export const bulkRemoval = processOf(bulkRemovalMachine, 'Removing several coupons', {
  rows: ['DASH-08'],
  starts: row(TWO, [line.hold('removeMany'), openDashboard(IDS.length)]),
  reads: ({ left }) => ({ left: left.length }),
  events: {
    'removal.ask': [
      row('presses “Select all” and “Remove”', [tickAll, does.press('Remove')], {
        payload: { couponIds: IDS },
      }),
      {
        ...does.findsOff('Remove'),
        words: 'ticks “Select Sample 1” and finds “Remove” switched off',
        payload: { couponIds: IDS.slice(1) },
        when: ({ left }) => left.length === 0,
        hand: [tickFirst, sees.disabled('Remove')],
      },
    ],
    'removal.confirm': does.press('Yes'),
    'removal.cancel': row('presses “No”, and “Cancel” in the bar', [
      does.press('No'),
      does.press('Cancel'),
    ]),
  },
  actors: {
    removeCoupons: {
      done: line.gets('removeMany'),
      error: [
        row(removedAll('removeMany'), { brings: ({ left }) => allMissing(left) }),
        row(removedOne('removeMany'), { when: ({ left }) => left.length > 1 }),
        line.fails(
          'removeMany',
          sees.text(dashboardWords.removeManyFailed()),
          does.press('Cancel'),
        ),
      ],
    },
  },
  delays: { waitShown: does.WAITS },
  views: {
    resting: showsWhatIsStored,
    asking: [
      sees.text(dashboardWords.askRemoveCoupons({ count: IDS.length })),
      sees.text(dashboardWords.customizationsLost()),
    ],
    ...IS_REMOVING,
  },
});

export const bulkSwitch = processOf(bulkSwitchMachine, 'Switching several coupons at once', {
  rows: ['DASH-17'],
  starts: row(`${TWO}, presses “Select all”`, [
    line.hold('switchMany'),
    openDashboard(IDS.length),
    tickAll,
  ]),
  reads: ({ couponIds }) => ({ left: couponIds.length }),
  events: {
    'coupons.switch': [
      row(does.press('Deactivate'), {
        payload: { couponIds: IDS, active: false, changingIds: IDS },
      }),
      {
        ...does.findsNo('Deactivate'),
        words: 'presses “Cancel” in the bar, and finds no “Deactivate” without a selection',
        payload: { couponIds: [], active: false, changingIds: [] },
        when: ({ couponIds }, places) => couponIds.length === 0 && places.includes('resting'),
        hand: [does.press('Cancel'), sees.no('button', 'Deactivate')],
      },
    ],
  },
  actors: {
    switchCoupons: {
      done: line.gets('switchMany'),
      error: [
        line.fails('switchMany', sees.text(dashboardWords.deactivateManyFailed())),
        row(removedOne('switchMany'), { when: ({ couponIds }) => couponIds.length > 1 }),
        row(removedAll('switchMany'), { brings: ({ couponIds }) => allMissing(couponIds) }),
      ],
    },
  },
  delays: { waitShown: does.WAITS },
  views: {
    resting: [
      sees.part('heading', 'Your coupons'),
      told('each switch on or off as it is after a reload', async ({ coupons, services }) =>
        Promise.all(
          coupons.map(async ({ id, name }) => {
            const stored = await services.readCoupon(id);
            return stored === null ? [] : sees.checked('switch', name, stored.active);
          }),
        ),
      ),
    ],
    'switching.brief': withinBar,
    'switching.slow': sees.busy('region', 'Selection'),
  },
});

export const selection = processOf(selectionMachine, 'Selecting coupons, and all that match', {
  rows: ['DASH-01', 'DASH-17'],
  starts: row(
    `makes ${MANY} coupons, names them “${MANIFOLD} 1” to “${MANIFOLD} ${MANY}”, and opens /dashboard?q=${MANIFOLD}`,
    [openMany, line.hold('everyCoupon')],
  ),
  reads: ({ couponIds }) => ({ picked: Math.min(couponIds.length, 2) }),
  events: {
    'coupon.pick': [
      row('ticks the first coupon, and reads “1 selected”', [tickFirst, counts(1)], {
        when: ({ couponIds }) => couponIds.length === 0,
        payload: { couponId: 'one', isPicked: true },
      }),
      row(
        'takes the tick of the first coupon away, and reads a count one smaller',
        async (stage) => {
          const before = await stage.page.getByText(/^\d+ selected$/).textContent();
          return perform([tickFirst, counts(Number.parseInt(before ?? '', 10) - 1)], stage);
        },
        {
          when: ({ couponIds }) => couponIds.includes('one'),
          payload: { couponId: 'one', isPicked: false },
        },
      ),
    ],
    'coupons.pick': row(
      `ticks “Select all”, and reads “${MANY - 1} selected”`,
      [tickAll, counts(MANY - 1)],
      {
        when: ({ couponIds }) => couponIds.length === 0,
        payload: { couponIds: IDS },
      },
    ),
    'every.pick': row(`presses “Select all ${MANY}”`, does.press(/^Select all \d/), {
      when: ({ couponIds }) => couponIds.length > 1,
    }),
    'coupons.leave':
      'Removed coupons leave the selection: “Removing several coupons” walks it on the same screen.',
    'selection.clear': row(
      'presses “Cancel”, and sees no bar of a selection',
      [does.press('Cancel'), counts(0)],
      {
        when: ({ couponIds }) => couponIds.length > 0,
      },
    ),
  },
  actors: {
    findEvery: {
      done: row(`waits, and reads “${MANY} selected”`, [line.pass('everyCoupon'), counts(MANY)], {
        brings: [...IDS, 'three'],
      }),
      // The application asks once more before it gives up.
      error: {
        ...line.fails('everyCoupon', sees.text(dashboardWords.selectEveryFailed())),
        hand: [line.failAll('everyCoupon'), sees.text(dashboardWords.selectEveryFailed())],
      },
    },
  },
  views: {
    choosing: [sees.part('checkbox', /Select all/), sees.part('heading', 'Your coupons')],
    finding: withinBar,
  },
});

/** Paths that run in parallel share the coupons that the first one creates. */
const manifold = new Map<string, Promise<void>>();

/** Creates many coupons with one name, once for all paths that need them. */
async function openMany(stage: Stage): Promise<void> {
  const { url, page } = stage;
  const made = manifold.get(url) ?? makeMany(stage);
  manifold.set(url, made);
  await made;
  await page.goto(`${url}/dashboard?q=${MANIFOLD}`);
  const name = await page.getByRole('article').first().getAttribute('aria-label');
  stage.coupons.push({ id: '', name: name ?? '' });
}

async function makeMany({ services }: Stage): Promise<void> {
  for (let count = await services.countCoupons(MANIFOLD); count < MANY; count += 1)
    await services.makeCoupon(`${MANIFOLD} ${count + 1}`);
}
