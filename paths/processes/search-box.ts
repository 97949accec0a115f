import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { searchBoxMachine } from '../../src/machines/browse/search-box.machine.ts';
import type { Stage } from '../hand/stage.ts';
import { follow } from '../hand/tab-session.ts';
import { type Hand, processOf, type View } from '../model/process.ts';

const TERM = 'two for one';
const OTHER = 'harvest';
const HINT = 'Free, sale, save, percent off, dollar off, BOGO, and more.';

const box = ({ page }: Stage) => page.getByRole('combobox', { name: 'Search Coupon Images' });

const pressBox: Hand = (stage) => box(stage).click();
const pressKey =
  (key: string): Hand =>
  ({ page }) =>
    page.keyboard.press(key);

async function leaveWindow({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

async function comeBack(stage: Stage): Promise<void> {
  await stage.page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
  await box(stage).focus();
}

/** The panel is where the box is, and the pointer goes to the page's edge. */
async function movePointerAway(stage: Stage): Promise<void> {
  await box(stage).hover();
  await stage.page.mouse.move(1, 1);
}

async function moveToOption({ page }: Stage): Promise<void> {
  const panel = page.getByRole('listbox', { name: 'Searches' });
  await panel.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await panel.getByRole('option', { selected: true }).waitFor();
}

type Context = ContextFrom<typeof searchBoxMachine>;
const isEmpty = ({ text }: Context): boolean => text === '';
const isIn =
  (place: string) =>
  (_: Context, places: readonly string[]): boolean =>
    places.includes(place);

const isOpen: View = (sight) => sight.reads(HINT);
const isClosed: View = async (sight) => {
  await sight.sees('combobox', 'Search Coupon Images');
  await sight.readsNo(HINT);
};

export const searchBox = processOf({
  name: 'search-box',
  title: 'The search box and its panel',
  rows: ['BROWSE-01', 'BROWSE-02'],
  machine: searchBoxMachine,
  starts: [
    {
      words: 'opens /search',
      input: { term: '' },
      hand: async (stage) => {
        await stage.page.goto(`${stage.url}/search`);
        await box(stage).waitFor();
      },
    },
    {
      words: `opens /search/${TERM}`,
      input: { term: TERM },
      hand: async (stage) => {
        await stage.page.goto(`${stage.url}/search/${TERM}`);
        await box(stage).waitFor();
      },
    },
  ],
  reads: ({ text, active }) => ({ text, isActive: active !== null }),
  events: {
    'box.focus': [
      { words: 'presses the search box', when: isIn('closed'), hand: pressBox },
      {
        words: 'comes back to the browser’s window',
        when: isIn('open.left'),
        hand: comeBack,
      },
    ],
    'box.press': [
      {
        words: 'presses the search box, then Escape, then the search box once more',
        when: isIn('closed'),
        hand: async (stage) => {
          await pressBox(stage);
          await pressKey('Escape')(stage);
          await pressBox(stage);
        },
      },
    ],
    'text.change': [
      {
        words: `types “${TERM}” into the search box`,
        payload: { text: TERM },
        when: isEmpty,
        hand: (stage) => box(stage).fill(TERM),
      },
      {
        words: 'empties the search box',
        payload: { text: '' },
        when: (context, places) => !isEmpty(context) && isIn('open.focused')(context, places),
        hand: (stage) => box(stage).fill(''),
      },
    ],
    'address.change': [
      {
        words: `follows a link to /search/${OTHER}, and reads “${OTHER}” in the search box`,
        payload: { term: OTHER },
        when: ({ term }) => term === TERM,
        hand: async (stage) => {
          await follow(stage, `/search/${OTHER}`);
          await expect(box(stage)).toHaveValue(OTHER);
        },
      },
    ],
    'option.move': [
      {
        words: 'waits for the suggestions and presses the arrow down, which marks the first',
        payload: { by: 1, count: 1 },
        when: (context, places) => context.active === null && isIn('open.focused')(context, places),
        hand: moveToOption,
      },
    ],
    'search.submit': [
      {
        words: `presses Enter, and reads “${TERM}” in the address`,
        payload: { term: TERM },
        when: (context, places) =>
          context.text === TERM && context.active === null && isIn('open.focused')(context, places),
        hand: async (stage) => {
          await box(stage).press('Enter');
          await stage.page.waitForURL(/\/search\/two/);
        },
      },
      {
        words: 'presses Enter in the empty search box',
        payload: { term: '' },
        when: (context, places) =>
          isEmpty(context) && context.active === null && isIn('open.focused')(context, places),
        hand: (stage) => box(stage).press('Enter'),
      },
    ],
    'focus.leave': [
      { words: 'leaves the search box by Shift and Tab', hand: pressKey('Shift+Tab') },
    ],
    'window.leave': [{ words: 'goes to another window of the desktop', hand: leaveWindow }],
    'pointer.leave': [
      { words: 'moves the mouse over the search box and away', hand: movePointerAway },
    ],
    'panel.close': [
      { words: 'presses Escape', when: isIn('open.focused'), hand: pressKey('Escape') },
    ],
  },
  actors: {},
  delays: {},
  views: { closed: isClosed, 'open.focused': isOpen, 'open.left': isOpen },
});
