/** Actions on several coupons of the dashboard at once, and its search. */
import { expect } from '@playwright/test';
import { bulkRemovalMachine } from '../../../src/machines/dashboard/bulk-removal.machine.ts';
import { bulkSwitchMachine } from '../../../src/machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../../src/machines/dashboard/selection.machine.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';
import type { CallName } from '../../hand/calls.ts';
import type { Deed, Hand, Stage, View } from '../kit/kit.ts';
import {
  coupon,
  does,
  line,
  perform,
  processOf,
  row,
  sees,
  session,
  start,
  when,
} from '../kit/kit.ts';
import { openDashboard, removeAll, removeFirst } from './dashboard.ts';
import { IS_REMOVING, showsWhatIsStored } from './one-coupon.ts';
import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';

const IDS = ['one', 'two'];
/** One more than fits on a page of the list, so that "Select all" does not mean all (DASH-02). */
const MANY = 22;
const MANIFOLD = 'Manifold';

const tickAll = does.press(dashboardWords.selectAll(), 'checkbox');
const tickFirst = does.press(
  (stage) => dashboardWords.selectName({ name: coupon(stage) }),
  'checkbox',
);
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
  starts: row([line.hold('removeMany'), openDashboard(2)]),
  reads: ({ left }) => ({ left: left.length }),
  steps: {
    'removal.ask': [
      row([tickAll, does.press('Remove')], { payload: { couponIds: IDS } }),
      row([tickFirst, sees.disabled('Remove')], {
        isBarred: true,
        payload: { couponIds: IDS.slice(1) },
        when: ({ left }) => left.length === 0,
      }),
    ],
    'removal.confirm': does.press('Yes'),
    'removal.cancel': row([does.press('No'), does.press('Cancel')]),
    'done: removeCoupons': line.gets('removeMany'),
    'error: removeCoupons': [
      row(removedAll('removeMany'), { brings: ({ left }) => allMissing(left) }),
      row(removedOne('removeMany'), { when: ({ left }) => left.length > 1 }),
      line.fails('removeMany', sees.text(dashboardWords.removeManyFailed()), does.press('Cancel')),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: showsWhatIsStored,
    asking: [
      sees.text(dashboardWords.askRemoveCoupons({ count: IDS.length })),
      sees.text(dashboardWords.customizationsLost()),
    ],
    ...IS_REMOVING,
  },
});

const showsStoredSwitches = sees.told(
  'each switch on or off as it is after a reload',
  ({ coupons, services }) =>
    Promise.all(
      coupons.map(async ({ id, name }) => {
        const stored = await services.readCoupon(id);
        return stored === null ? [] : sees.checked('switch', name, stored.active);
      }),
    ),
);
const isLeftWithNone = ({ couponIds }: { readonly couponIds: readonly string[] }): boolean =>
  couponIds.length === 0;

export const bulkSwitch = processOf(bulkSwitchMachine, 'Switching several coupons at once', {
  rows: ['DASH-17'],
  starts: row([line.hold('switchMany'), openDashboard(2), tickAll]),
  reads: ({ couponIds }) => ({ left: couponIds.length }),
  steps: {
    'coupons.switch': [
      row(does.press('Deactivate'), {
        payload: { couponIds: IDS, active: false, changingIds: IDS },
      }),
      row([does.press('Cancel'), sees.no('button', 'Deactivate')], {
        isBarred: true,
        payload: { couponIds: [], active: false, changingIds: [] },
        when: when.both(when.at('resting'), isLeftWithNone),
      }),
    ],
    'done: switchCoupons': line.gets('switchMany'),
    'error: switchCoupons': [
      line.fails('switchMany', sees.text(dashboardWords.deactivateManyFailed())),
      row(removedOne('switchMany'), { when: ({ couponIds }) => couponIds.length > 1 }),
      row(removedAll('switchMany'), { brings: ({ couponIds }) => allMissing(couponIds) }),
    ],
    'after: waitShown': does.WAITS,
  },
  views: {
    resting: [sees.part('heading', dashboardWords.yourCoupons()), showsStoredSwitches],
    'switching.brief': withinBar,
    'switching.slow': sees.busy('region', 'Selection'),
  },
});

/** The count in the bar. Without a selection there is no bar. */
const counts = (count: number): Deed => ({
  words: count === 0 ? 'sees no bar of a selection' : `reads “${count} selected”`,
  hand: ({ page }) => {
    const bar = page.getByRole('region', { name: 'Selection' });
    return count === 0
      ? expect(bar).toHaveCount(0)
      : expect(bar.getByRole('status')).toHaveText(dashboardWords.countSelected({ count }));
  },
});

const untickFirst: Hand = async (stage) => {
  const before = await stage.page.getByText(/^\d+ selected$/).textContent();
  return perform([tickFirst, counts(Number.parseInt(before ?? '', 10) - 1)], stage);
};

export const selection = processOf(selectionMachine, 'Selecting coupons, and all that match', {
  rows: ['DASH-01', 'DASH-17'],
  starts: row(
    `makes ${MANY} coupons, names them “${MANIFOLD} 1” to “${MANIFOLD} ${MANY}”, and opens /dashboard?q=${MANIFOLD}`,
    [openMany, line.hold('everyCoupon')],
  ),
  reads: ({ couponIds }) => ({ picked: Math.min(couponIds.length, 2) }),
  steps: {
    'coupon.pick': [
      row('ticks the first coupon, and reads “1 selected”', [tickFirst, counts(1)], {
        payload: { couponId: 'one', isPicked: true },
        when: isLeftWithNone,
      }),
      row('takes the tick of the first coupon away, and reads a count one smaller', untickFirst, {
        payload: { couponId: 'one', isPicked: false },
        when: ({ couponIds }) => couponIds.includes('one'),
      }),
    ],
    'coupons.pick': row([tickAll, counts(MANY - 1)], {
      payload: { couponIds: IDS },
      when: isLeftWithNone,
    }),
    'every.pick': row(`presses “Select all ${MANY}”`, does.press(/^Select all \d/), {
      when: ({ couponIds }) => couponIds.length > 1,
    }),
    'coupons.leave':
      'Removed coupons leave the selection: “Removing several coupons” walks it on the same screen.',
    'selection.clear': row([does.press('Cancel'), counts(0)], { when: when.not(isLeftWithNone) }),
    'done: findEvery': row(
      [does.waits('for the services', line.pass('everyCoupon')), counts(MANY)],
      { brings: [...IDS, 'three'] },
    ),
    // The application asks once more before it gives up.
    'error: findEvery': line.failsAll('everyCoupon', sees.text(dashboardWords.selectEveryFailed())),
  },
  views: {
    choosing: [
      sees.part('checkbox', /Select all/),
      sees.part('heading', dashboardWords.yourCoupons()),
    ],
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

const OTHER = 'nothing is called so';
const BOX = dashboardWords.searchMyDashboard();
const termOf = ({ page }: Stage): string => new URL(page.url()).searchParams.get('q') ?? '';

type Searched = Readonly<Record<'text' | 'term', string>>;
const isSearched = ({ text, term }: Searched): boolean => text === term;

export const listSearch = processOf(listSearchMachine, 'Searching the dashboard', {
  rows: ['DASH-01', 'DASH-12'],
  starts: start({ term: 'word' }, [openDashboard()]),
  reads: ({ text, term }) => ({ isOther: text.trim() !== term, isFirst: term === 'word' }),
  steps: {
    'text.change': [
      row(does.fill(BOX, OTHER), { payload: { text: OTHER } }),
      row(
        `types a blank behind the term in “${BOX}”`,
        (stage) => perform(does.fill(BOX, `${termOf(stage)} `), stage),
        { payload: ({ term }) => ({ text: `${term} ` }), when: isSearched },
      ),
    ],
    'text.submit': row('presses Enter', ({ page }) => page.getByLabel(BOX).press('Enter')),
    'address.change': row(
      `opens /dashboard?q=${OTHER} by a link or by “Back”, without loading the page again`,
      session.followTo(`/dashboard?q=${encodeURIComponent(OTHER)}`),
      { payload: { term: OTHER }, when: isSearched },
    ),
    'after: pause': does.waits('a moment without typing'),
  },
  views: {
    // The list matches the address. A trailing blank stays in the box for more typing.
    resting: sees.told(
      `“${BOX}” with the term of the address, and the coupons with it in their names`,
      async (stage) => [
        sees.value(BOX, new RegExp(`^${termOf(stage)} ?$`)),
        sees[termOf(stage) === OTHER ? 'no' : 'part']('article', /./),
      ],
    ),
    typing: sees.part('searchbox', /./),
    deciding: sees.part('searchbox', /./),
  },
});
