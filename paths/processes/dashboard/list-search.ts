import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';
import type { Stage } from '../../hand/stage.ts';
import { processOf, type View } from '../../model/process.ts';
import { openDashboard } from './dashboard.ts';

const OTHER = 'nothing is called so';
const BOX = 'Search My Dashboard';

async function type({ page }: Stage, text: string): Promise<void> {
  await page.getByLabel(BOX).fill(text);
}

/** The list is the one of the address. */
const showsAddress: View = async (sight, { page }) => {
  const term = new URL(page.url()).searchParams.get('q') ?? '';
  // A blank behind it is left to whoever goes on typing.
  await sight.seesValue(BOX, new RegExp(`^${term} ?$`));
  if (term === OTHER) await sight.misses('article', /./);
  else await sight.sees('article', /./);
};

export const listSearch = processOf({
  name: 'list-search',
  title: 'Searching the dashboard',
  rows: ['DASH-01', 'DASH-12'],
  machine: listSearchMachine,
  starts: [
    {
      words: 'opens the dashboard, and searches it for the name of a coupon',
      input: { term: 'word' },
      hand: (stage) => openDashboard(stage),
    },
  ],
  reads: ({ text, term }) => ({ isOther: text.trim() !== term, isFirst: term === 'word' }),
  events: {
    'text.change': [
      {
        words: `types “${OTHER}” as “${BOX}”`,
        payload: { text: OTHER },
        hand: (stage) => type(stage, OTHER),
      },
      {
        words: 'types the same term with a blank behind it',
        payload: ({ term }) => ({ text: `${term} ` }),
        when: ({ text, term }) => text === term,
        hand: async (stage) => {
          await type(stage, `${new URL(stage.page.url()).searchParams.get('q') ?? ''} `);
        },
      },
    ],
    'text.submit': [
      {
        words: 'presses Enter',
        hand: async ({ page }) => {
          await page.getByLabel(BOX).press('Enter');
        },
      },
    ],
    'address.change': [
      {
        words: 'follows a link to the dashboard whose address has another term (?q=…)',
        payload: { term: OTHER },
        when: ({ text, term }) => text === term,
        hand: async ({ page, url }) => {
          await page.evaluate(
            (address) => {
              history.pushState(null, '', address);
              window.dispatchEvent(new PopStateEvent('popstate'));
            },
            `${url}/dashboard?q=${encodeURIComponent(OTHER)}`,
          );
        },
      },
    ],
  },
  actors: {},
  delays: { pause: { words: 'waits a moment without typing', hand: () => Promise.resolve() } },
  views: {
    resting: showsAddress,
    typing: (sight) => sight.sees('searchbox', /./),
    deciding: (sight) => sight.sees('searchbox', /./),
  },
});
