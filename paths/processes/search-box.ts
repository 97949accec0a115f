import type { ContextFrom } from 'xstate';
import { recentSearchesMachine } from '../../src/machines/browse/recent-searches.machine.ts';
import { searchBoxMachine } from '../../src/machines/browse/search-box.machine.ts';
import type { Deed, Hand, Stage } from './kit/kit.ts';
import { does, processOf, row, sees, session, start, when } from './kit/kit.ts';

const TERM = 'two for one';
const OTHER = 'harvest';
const HINT = 'Free, sale, save, percent off, dollar off, BOGO, and more.';
const BOX = 'Search Coupon Images';

const box = ({ page }: Stage) => page.getByRole('combobox', { name: BOX });
const pressBox = does.press(BOX, 'combobox');
const ENTER: Deed = { words: 'presses Enter', hand: (stage) => box(stage).press('Enter') };
const fillBox = (text: string): Deed => ({
  words: text === '' ? 'empties the search box' : `types “${text}” into the search box`,
  hand: (stage) => box(stage).fill(text),
});
const openSearch = (address: string) => row([does.open(address), sees.arrives('combobox', BOX)]);
const IS_SEARCHED: Deed = {
  words: `reads “${TERM}” in the address`,
  hand: ({ page }) => page.waitForURL(/\/search\/two/),
};

async function leaveWindow({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

const comeBack: Hand = [
  ({ page }) => page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus')),
  (stage) => box(stage).focus(),
];

async function moveToOption({ page }: Stage): Promise<void> {
  const panel = page.getByRole('listbox', { name: 'Searches' });
  await panel.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await panel.getByRole('option', { selected: true }).waitFor();
}

type Context = ContextFrom<typeof searchBoxMachine>;
const isEmpty = ({ text }: Context): boolean => text === '';
const hasTerm = ({ text }: Context): boolean => text === TERM;
/** The box has the focus, and no suggestion is marked. */
const isTyping = when.both(when.at('open.focused'), ({ active }: Context) => active === null);
const isOpen = sees.text(HINT);

export const searchBox = processOf(searchBoxMachine, 'The search box and its panel', {
  rows: ['BROWSE-01', 'BROWSE-02'],
  starts: [
    start({ term: '' }, openSearch('/search')),
    start({ term: TERM }, openSearch(`/search/${TERM}`)),
  ],
  reads: ({ text, active }) => ({ text, isActive: active !== null }),
  steps: {
    'box.focus': [
      row(pressBox, { when: when.at('closed') }),
      row('comes back to the window of the browser', comeBack, { when: when.at('open.left') }),
    ],
    'box.press': row([pressBox, does.key('Escape'), pressBox], { when: when.at('closed') }),
    'text.change': [
      row(fillBox(TERM), { payload: { text: TERM }, when: isEmpty }),
      row(fillBox(''), {
        payload: { text: '' },
        when: when.both(when.at('open.focused'), when.not(isEmpty)),
      }),
    ],
    'address.change': row([session.followTo(`/search/${OTHER}`), sees.value(BOX, OTHER)], {
      payload: { term: OTHER },
      when: ({ term }) => term === TERM,
    }),
    'option.move': row(
      'waits for the suggestions and presses the arrow down, which marks the first',
      moveToOption,
      { payload: { by: 1, count: 1 }, when: isTyping },
    ),
    'search.submit': [
      row([ENTER, IS_SEARCHED], { payload: { term: TERM }, when: when.both(isTyping, hasTerm) }),
      row('presses Enter in the empty search box', ENTER, {
        payload: { term: '' },
        when: when.both(isTyping, isEmpty),
      }),
    ],
    'focus.leave': row('leaves the search box by Shift and Tab', does.key('Shift+Tab')),
    'window.leave': row('goes to another window of the desktop', leaveWindow),
    'pointer.leave': row('moves the mouse over the search box and away', [
      (stage) => box(stage).hover(),
      ({ page }) => page.mouse.move(1, 1),
    ]),
    'panel.close': row(does.key('Escape'), { when: when.at('open.focused') }),
  },
  views: {
    closed: [sees.part('combobox', BOX), sees.noText(HINT)],
    'open.focused': isOpen,
    'open.left': isOpen,
  },
});

const KEY = 'tearline.searches';

/** The expected content of each path's panel. */
const expected = new WeakMap<Stage, readonly string[]>();
const lists =
  (...terms: readonly string[]): Hand =>
  async (stage) =>
    expected.set(stage, terms);

/** Recent searches survive a reload of the page. */
async function listsInNewTab(stage: Stage): Promise<void> {
  const page = await session.otherTab(stage);
  await page.goto(`${stage.url}/search`);
  await box({ ...stage, page }).click();
  await page.getByRole('option', { name: TERM }).waitFor();
  await page.close();
}

async function searchInOtherTab({ page, url }: Stage): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${url}/faqs`);
  await tab.evaluate(([key, terms]) => localStorage.setItem(key, terms), [
    KEY,
    JSON.stringify([OTHER]),
  ] as const);
  await tab.close();
}

/** The panel is open while the box has the focus. */
const listsWhatWasSearched = sees.told(
  'below the search box the searches of this path, and no others',
  async (stage) => {
    await box(stage).press('Escape');
    await box(stage).click();
    const terms = expected.get(stage) ?? [];
    return [
      ...terms.map((term) => sees.part('option', term)),
      ...[TERM, OTHER].filter((one) => !terms.includes(one)).map((term) => sees.no('option', term)),
    ];
  },
);

export const recentSearches = processOf(recentSearchesMachine, 'Recent searches', {
  rows: ['BROWSE-03'],
  starts: start({ terms: [] }, 'opens the catalogue in a browser that has never searched', [
    ...[lists(), does.open('/faqs')],
    ({ page }) => page.evaluate((key) => localStorage.removeItem(key), KEY),
    does.open('/search'),
  ]),
  reads: ({ terms }) => ({ terms }),
  steps: {
    'search.made': row(
      `searches for “${TERM}”, which a new tab lists as well`,
      [lists(TERM), fillBox(TERM), ENTER, IS_SEARCHED, listsInNewTab],
      { payload: { term: TERM }, when: ({ terms }) => terms.length === 0 },
    ),
    'searches.clear': row('presses “Clear”', [lists(), does.press('Clear Recent Searches')], {
      when: ({ terms }) => terms.length > 0,
    }),
    'searches.change': row(
      `searches for “${OTHER}” in another tab`,
      [lists(OTHER), searchInOtherTab],
      { payload: { terms: [OTHER] }, when: ({ terms }) => terms.length === 0 },
    ),
  },
  views: { remembering: listsWhatWasSearched },
});
