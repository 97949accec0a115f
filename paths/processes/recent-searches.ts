import { recentSearchesMachine } from '../../src/machines/browse/recent-searches.machine.ts';
import type { Stage } from '../hand/stage.ts';
import { type Hand, processOf, type View } from '../model/process.ts';

const KEY = 'tearline.searches';
const TERM = 'two for one';
const OTHER = 'harvest';

/** What the panel of each path should list. */
const expected = new WeakMap<Stage, readonly string[]>();

const remember =
  (terms: readonly string[], hand: Hand): Hand =>
  async (stage) => {
    expected.set(stage, terms);
    await hand(stage);
  };

const box = ({ page }: Stage) => page.getByPlaceholder('Search Coupon Images');

/** What was searched for outlasts the page. */
async function listsInNewTab(stage: Stage, term: string): Promise<void> {
  const page = await stage.page.context().newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, stage.session);
  await page.goto(`${stage.url}/search`);
  await box({ ...stage, page }).click();
  await page.getByRole('option', { name: term }).waitFor();
  await page.close();
}

/** The panel is open as long as the box has the focus. */
const listsWhatWasSearched: View = async (sight, stage) => {
  await box(stage).press('Escape');
  await box(stage).click();
  const terms = expected.get(stage) ?? [];
  for (const term of terms) await sight.sees('option', term);
  for (const term of [TERM, OTHER].filter((one) => !terms.includes(one)))
    await sight.misses('option', term);
};

export const recentSearches = processOf({
  name: 'recent-searches',
  title: 'Searches of late',
  rows: ['BROWSE-03'],
  machine: recentSearchesMachine,
  starts: [
    {
      words: 'opens the catalogue in a browser that has never searched',
      input: { terms: [] },
      hand: remember([], async ({ page, url }) => {
        await page.goto(`${url}/faqs`);
        await page.evaluate((key) => localStorage.removeItem(key), KEY);
        await page.goto(`${url}/search`);
      }),
    },
  ],
  reads: ({ terms }) => ({ terms }),
  events: {
    'search.made': [
      {
        words: `searches for “${TERM}”, which a new tab lists as well`,
        payload: { term: TERM },
        when: ({ terms }) => terms.length === 0,
        hand: remember([TERM], async (stage) => {
          await box(stage).fill(TERM);
          await box(stage).press('Enter');
          await stage.page.waitForURL(/\/search\/two/);
          await listsInNewTab(stage, TERM);
        }),
      },
    ],
    'searches.clear': [
      {
        words: 'presses “Clear”',
        when: ({ terms }) => terms.length > 0,
        hand: remember([], async ({ page }) => {
          await page.getByRole('button', { name: 'Clear Recent Searches' }).click();
        }),
      },
    ],
    'searches.change': [
      {
        words: `searches for “${OTHER}” in another tab`,
        payload: { terms: [OTHER] },
        when: ({ terms }) => terms.length === 0,
        hand: remember([OTHER], async ({ page, url }) => {
          const tab = await page.context().newPage();
          await tab.goto(`${url}/faqs`);
          await tab.evaluate(([key, terms]) => localStorage.setItem(key, terms), [
            KEY,
            JSON.stringify([OTHER]),
          ] as const);
          await tab.close();
        }),
      },
    ],
  },
  actors: {},
  delays: {},
  views: { remembering: listsWhatWasSearched },
});
