import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';
import * as does from '../../hand/does.ts';
import * as sees from '../../hand/sees.ts';
import type { Stage } from '../../hand/stage.ts';
import { follow } from '../../hand/tab-session.ts';
import { processOf } from '../../model/process.ts';
import { openDashboard } from './dashboard.ts';

const OTHER = 'nothing is called so';
const BOX = 'Search My Dashboard';
const termOf = ({ page }: Stage): string => new URL(page.url()).searchParams.get('q') ?? '';

export const listSearch = processOf({
  name: 'list-search',
  title: 'Searching the dashboard',
  rows: ['DASH-01', 'DASH-12'],
  machine: listSearchMachine,
  starts: {
    words: 'opens the dashboard, and searches it for the name of a coupon',
    input: { term: 'word' },
    hand: openDashboard(),
  },
  reads: ({ text, term }) => ({ isOther: text.trim() !== term, isFirst: term === 'word' }),
  events: {
    'text.change': [
      { ...does.fill(BOX, OTHER), payload: { text: OTHER } },
      {
        ...does.fill(BOX, (stage) => `${termOf(stage)} `),
        words: 'types the same term with a blank behind it',
        payload: ({ term }) => ({ text: `${term} ` }),
        when: ({ text, term }) => text === term,
      },
    ],
    'text.submit': {
      words: 'presses Enter',
      hand: ({ page }) => page.getByLabel(BOX).press('Enter'),
    },
    'address.change': {
      words: 'follows a link to the dashboard whose address has another term (?q=…)',
      payload: { term: OTHER },
      when: ({ text, term }) => text === term,
      hand: (stage) => follow(stage, `/dashboard?q=${encodeURIComponent(OTHER)}`),
    },
  },
  actors: {},
  delays: { pause: does.waits('a moment without typing') },
  views: {
    // The list is the one of the address; a blank behind it stays for more to be typed.
    resting: async (stage) => [
      sees.value(BOX, new RegExp(`^${termOf(stage)} ?$`)),
      termOf(stage) === OTHER ? sees.no('article', /./) : sees.part('article', /./),
    ],
    typing: sees.part('searchbox', /./),
    deciding: sees.part('searchbox', /./),
  },
});
