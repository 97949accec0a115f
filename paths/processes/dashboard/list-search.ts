import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';
import { does, processOf, row, sees, type Stage, start, session, told } from '../../model/kit.ts';
import { ONE, openDashboard } from './dashboard.ts';

const OTHER = 'nothing is called so';
const BOX = 'Search My Dashboard';
const termOf = ({ page }: Stage): string => new URL(page.url()).searchParams.get('q') ?? '';

export const listSearch = processOf(listSearchMachine, 'Searching the dashboard', {
  rows: ['DASH-01', 'DASH-12'],
  starts: start(ONE, { term: 'word' }, openDashboard()),
  reads: ({ text, term }) => ({ isOther: text.trim() !== term, isFirst: term === 'word' }),
  events: {
    'text.change': [
      row(does.fill(BOX, OTHER), { payload: { text: OTHER } }),
      row(
        'types a blank behind the term in “Search My Dashboard”',
        (stage) =>
          stage.page
            .getByLabel(BOX)
            .first()
            .fill(`${termOf(stage)} `),
        { payload: ({ term }) => ({ text: `${term} ` }), when: ({ text, term }) => text === term },
      ),
    ],
    'text.submit': row('presses Enter', ({ page }) => page.getByLabel(BOX).press('Enter')),
    'address.change': row(
      `opens /dashboard?q=${OTHER} by a link or by “Back”, without loading the page anew`,
      (stage) => session.follow(stage, `/dashboard?q=${encodeURIComponent(OTHER)}`),
      { payload: { term: OTHER }, when: ({ text, term }) => text === term },
    ),
  },
  delays: { pause: does.waits('a moment without typing') },
  views: {
    // The list matches the address. A trailing blank stays in the box for more typing.
    resting: told(
      '“Search My Dashboard” with the term of the address, and the coupons with it in their names',
      async (stage) => [
        sees.value(BOX, new RegExp(`^${termOf(stage)} ?$`)),
        termOf(stage) === OTHER ? sees.no('article', /./) : sees.part('article', /./),
      ],
    ),
    typing: sees.part('searchbox', /./),
    deciding: sees.part('searchbox', /./),
  },
});
