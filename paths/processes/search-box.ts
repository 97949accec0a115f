import type { ContextFrom } from 'xstate';
import { recentSearchesMachine } from '../../src/machines/browse/recent-searches.machine.ts';
import { searchBoxMachine } from '../../src/machines/browse/search-box.machine.ts';
import type { Hand, Stage } from '../model/kit.ts';
import { does, processOf, row, sees, start, session, told } from '../model/kit.ts';

const TERM = 'two for one';
const OTHER = 'harvest';
const HINT = 'Free, sale, save, percent off, dollar off, BOGO, and more.';
const BOX = 'Search Coupon Images';

const box = ({ page }: Stage) => page.getByRole('combobox', { name: BOX });
const pressBox = does.press(BOX, 'combobox');
const pressInBox =
  (key: string): Hand =>
  (stage) =>
    box(stage).press(key);
const fillBox =
  (text: string): Hand =>
  (stage) =>
    box(stage).fill(text);
const openSearch = (address: string) =>
  row(`opens ${address}`, [does.open(address), sees.part('combobox', BOX)]);
const SEARCHED: Hand = ({ page }) => page.waitForURL(/\/search\/two/);

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
const isIn =
  (place: string, isToo: (context: Context) => boolean = () => true) =>
  (context: Context, places: readonly string[]): boolean =>
    places.includes(place) && isToo(context);

const isOpen = sees.text(HINT);

export const searchBox = processOf(searchBoxMachine, 'The search box and its panel', {
  rows: ['BROWSE-01', 'BROWSE-02'],
  starts: [
    { ...openSearch('/search'), input: { term: '' } },
    { ...openSearch(`/search/${TERM}`), input: { term: TERM } },
  ],
  reads: ({ text, active }) => ({ text, isActive: active !== null }),
  events: {
    'box.focus': [
      row('presses the search box', pressBox, { when: isIn('closed') }),
      row('comes back to the window of the browser', comeBack, { when: isIn('open.left') }),
    ],
    'box.press': row(
      'presses the search box, then Escape, then the search box once more',
      [pressBox, does.key('Escape'), pressBox],
      { when: isIn('closed') },
    ),
    'text.change': [
      row(`types “${TERM}” into the search box`, fillBox(TERM), {
        payload: { text: TERM },
        when: ({ text }) => text === '',
      }),
      row('empties the search box', fillBox(''), {
        payload: { text: '' },
        when: isIn('open.focused', ({ text }) => text !== ''),
      }),
    ],
    'address.change': row(
      `opens /search/${OTHER} by a link of the page or by “Back”, and reads “${OTHER}” in the search box`,
      [session.followTo(`/search/${OTHER}`), sees.value(BOX, OTHER)],
      { payload: { term: OTHER }, when: ({ term }) => term === TERM },
    ),
    'option.move': row(
      'waits for the suggestions and presses the arrow down, which marks the first',
      moveToOption,
      { payload: { by: 1, count: 1 }, when: isIn('open.focused', ({ active }) => active === null) },
    ),
    'search.submit': [
      row(`presses Enter, and reads “${TERM}” in the address`, [pressInBox('Enter'), SEARCHED], {
        payload: { term: TERM },
        when: isIn('open.focused', ({ text, active }) => text === TERM && active === null),
      }),
      row('presses Enter in the empty search box', pressInBox('Enter'), {
        payload: { term: '' },
        when: isIn('open.focused', ({ text, active }) => text === '' && active === null),
      }),
    ],
    'focus.leave': row('leaves the search box by Shift and Tab', does.key('Shift+Tab')),
    'window.leave': row('goes to another window of the desktop', leaveWindow),
    'pointer.leave': row('moves the mouse over the search box and away', [
      (stage) => box(stage).hover(),
      ({ page }) => page.mouse.move(1, 1),
    ]),
    'panel.close': row(does.key('Escape'), { when: isIn('open.focused') }),
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
  const page = await stage.page.context().newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, stage.session);
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
const listsWhatWasSearched = told(
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
  starts: start('opens the catalogue in a browser that has never searched', { terms: [] }, [
    ...[lists(), does.open('/faqs')],
    ({ page }) => page.evaluate((key) => localStorage.removeItem(key), KEY),
    does.open('/search'),
  ]),
  reads: ({ terms }) => ({ terms }),
  events: {
    'search.made': row(
      `searches for “${TERM}”, which a new tab lists as well`,
      [lists(TERM), fillBox(TERM), pressInBox('Enter'), SEARCHED, listsInNewTab],
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
