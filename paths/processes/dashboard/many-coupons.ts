/** What is done to several coupons of the dashboard at once. */
import { expect } from '@playwright/test';
import { DASHBOARD_QUESTIONS } from '../../../src/domain/dashboard/dashboard-messages.ts';
import { bulkRemovalMachine } from '../../../src/machines/dashboard/bulk-removal.machine.ts';
import { bulkSwitchMachine } from '../../../src/machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../../src/machines/dashboard/selection.machine.ts';
import type { CallName } from '../../hand/calls.ts';
import * as does from '../../hand/does.ts';
import { type Hand, perform, type View } from '../../hand/hand.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import { coupon, type Stage } from '../../hand/stage.ts';
import { processOf } from '../../model/process.ts';
import { openDashboard, removeAll, removeFirst } from './dashboard.ts';
import { IS_REMOVING, showsWhatIsStored } from './one-coupon.ts';

const IDS = ['one', 'two'];
/** One more than a page of the list holds, so that "Select all" does not mean all (DASH-02). */
const MANY = 22;
const MANIFOLD = 'Manifold';

const tickAll = does.press('Select all', 'checkbox');
const tickFirst = does.press((stage) => `Select ${coupon(stage)}`, 'checkbox');

/** What the bar counts; without a selection there is no bar. */
const counts =
  (count: number): Hand =>
  ({ page }) => {
    const bar = page.getByRole('region', { name: 'Selection' });
    return count === 0
      ? expect(bar).toHaveCount(0)
      : expect(bar.getByRole('status')).toHaveText(`${count} selected`);
  };

const withinBar: View = [sees.part('region', 'Selection'), sees.text(/selected$/)];

/** Another tab removes some of the coupons; the list selects in its own order, of two either may be the one. */
const removedOne = (call: CallName) => ({
  ...line.finds('finds that another tab removed one of them', call, removeFirst),
  brings: line.failureOf('not-found', ['/0']),
});
const removedAll = (call: CallName) =>
  line.finds('finds that another tab removed them all', call, removeAll);
const allMissing = (ids: readonly string[]) =>
  line.failureOf(
    'not-found',
    ids.map((_, index) => `/${index}`),
  );

export const bulkRemoval = processOf({
  name: 'bulk-removal',
  title: 'Removing several coupons',
  rows: ['DASH-08'],
  machine: bulkRemovalMachine,
  starts: {
    words: 'opens the dashboard on two coupons',
    input: undefined,
    hand: [line.hold('removeMany'), openDashboard(IDS.length)],
  },
  reads: ({ left }) => ({ left: left.length }),
  events: {
    'removal.ask': [
      {
        words: 'selects all and presses “Remove”',
        payload: { couponIds: IDS },
        hand: [tickAll, does.press('Remove')],
      },
      {
        ...does.findsOff('Remove'),
        words: 'selects one and finds “Remove” switched off',
        payload: { couponIds: IDS.slice(1) },
        when: ({ left }) => left.length === 0,
        hand: [tickFirst, sees.disabled('Remove')],
      },
    ],
    'removal.confirm': does.press('Yes'),
    'removal.cancel': {
      words: 'presses “No”, and “Cancel” in the bar',
      hand: [does.press('No'), does.press('Cancel')],
    },
  },
  actors: {
    removeCoupons: {
      done: line.gets('removeMany'),
      error: [
        { ...removedAll('removeMany'), brings: ({ left }) => allMissing(left) },
        { ...removedOne('removeMany'), when: ({ left }) => left.length > 1 },
        line.fails('removeMany', does.press('Cancel')),
      ],
    },
  },
  delays: { waitShown: does.WAITS },
  views: {
    resting: showsWhatIsStored,
    asking: [
      sees.text(DASHBOARD_QUESTIONS.removeCoupons(IDS.length)),
      sees.text(DASHBOARD_QUESTIONS.customizationsLost),
    ],
    ...IS_REMOVING,
  },
});

export const bulkSwitch = processOf({
  name: 'bulk-switch',
  title: 'Switching several coupons at once',
  rows: ['DASH-17'],
  machine: bulkSwitchMachine,
  starts: {
    words: 'opens the dashboard on two coupons and selects both',
    input: undefined,
    hand: [line.hold('switchMany'), openDashboard(IDS.length), tickAll],
  },
  reads: ({ couponIds }) => ({ left: couponIds.length }),
  events: {
    'coupons.switch': [
      { ...does.press('Deactivate'), payload: { couponIds: IDS, active: false, changingIds: IDS } },
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
        line.fails('switchMany'),
        { ...removedOne('switchMany'), when: ({ couponIds }) => couponIds.length > 1 },
        { ...removedAll('switchMany'), brings: ({ couponIds }) => allMissing(couponIds) },
      ],
    },
  },
  delays: { waitShown: does.WAITS },
  views: {
    resting: [
      sees.part('heading', 'Your coupons'),
      async ({ coupons, services }) =>
        Promise.all(
          coupons.map(async ({ id, name }) => {
            const stored = await services.readCoupon(id);
            return stored === null ? [] : sees.checked('switch', name, stored.active);
          }),
        ),
    ],
    'switching.brief': withinBar,
    'switching.slow': sees.busy('region', 'Selection'),
  },
});

export const selection = processOf({
  name: 'selection',
  title: 'Selecting coupons, and all that match',
  rows: ['DASH-01', 'DASH-17'],
  machine: selectionMachine,
  starts: {
    words: `searches the dashboard for a word that ${MANY} coupons have in their names`,
    input: undefined,
    hand: [openMany, line.hold('everyCoupon')],
  },
  reads: ({ couponIds }) => ({ picked: Math.min(couponIds.length, 2) }),
  events: {
    'coupon.pick': [
      {
        words: 'ticks a coupon',
        when: ({ couponIds }) => couponIds.length === 0,
        payload: { couponId: 'one', isPicked: true },
        hand: [tickFirst, counts(1)],
      },
      {
        words: 'takes the tick of a coupon away',
        when: ({ couponIds }) => couponIds.includes('one'),
        payload: { couponId: 'one', isPicked: false },
        hand: async (stage) => {
          const before = await stage.page.getByText(/^\d+ selected$/).textContent();
          return perform([tickFirst, counts(Number.parseInt(before ?? '', 10) - 1)], stage);
        },
      },
    ],
    'coupons.pick': {
      words: 'ticks “Select all”',
      when: ({ couponIds }) => couponIds.length === 0,
      payload: { couponIds: IDS },
      hand: [tickAll, counts(MANY - 1)],
    },
    'every.pick': {
      ...does.press(/^Select all \d/),
      words: `presses “Select all ${MANY}”`,
      when: ({ couponIds }) => couponIds.length > 1,
    },
    'coupons.leave':
      'Removed coupons leave the selection: “Removing several coupons” walks it on the same screen.',
    'selection.clear': {
      words: 'presses “Cancel”',
      when: ({ couponIds }) => couponIds.length > 0,
      hand: [does.press('Cancel'), counts(0)],
    },
  },
  actors: {
    findEvery: {
      done: {
        words: 'gets all that match',
        brings: [...IDS, 'three'],
        hand: [line.pass('everyCoupon'), counts(MANY)],
      },
      // The application asks once more before it gives up.
      error: {
        ...line.fails('everyCoupon'),
        hand: ({ network }) => network.failAll('everyCoupon'),
      },
    },
  },
  delays: {},
  views: {
    choosing: [sees.part('checkbox', /Select all/), sees.part('heading', 'Your coupons')],
    finding: withinBar,
  },
});

/** Of paths that are walked beside each other the first makes what all want. */
const manifold = new Map<string, Promise<void>>();

/** Many coupons under one name, made once for all paths that want them. */
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
