import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';
import { searchMyDashboard } from '../../../src/words/dashboard.gen.ts';
import { does, perform, processOf, row, sees, session, type Stage, start } from '../kit/kit.ts';
import { openDashboard } from './dashboard.ts';

const OTHER = 'nothing is called so';
const BOX = searchMyDashboard();
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
