/** Actions on a page, each with its sentence. */
import type { Deed, Hand } from './hand.ts';
import { type Name, no, disabled, partOf, quoted, read, type Role } from './sees.ts';
import { SAMPLE, type Stage } from './stage.ts';

/** Presses a part of the page. */
export const press = (name: Name, role: Role = 'button'): Deed =>
  named('presses', name, (stage) => partOf(stage, role, name).click());

/** Presses a button or another part inside the dialog. A string matches a part of the name. */
const pressIn = (within: Role, name: Name): Deed =>
  named('presses', name, (stage) =>
    stage.page
      .getByRole(within)
      .getByRole('button', { name: read(name, stage) })
      .first()
      .click(),
  );

export const inDialog = (name: Name): Deed => pressIn('dialog', name);

/** Presses a button of the wizard's screen, below its frame. */
export const inMain = (name: string | RegExp): Deed =>
  named('presses', name, ({ page }) =>
    page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click(),
  );

export const key = (name: string): Deed => ({
  words: `presses ${name}`,
  hand: ({ page }) => page.keyboard.press(name),
});

export const check = (name: string): Deed =>
  named('chooses', name, ({ page }) => page.getByRole('radio', { name }).check());

export const fill = (label: string, words: Name): Deed => ({
  words: `types ${quoted(read(words, SAMPLE))} as “${label}”`,
  hand: (stage) =>
    stage.page
      .getByLabel(label)
      .first()
      .fill(String(read(words, stage))),
});

/** Opens an address of the product in this tab. */
export const open = (address: string | ((stage: Stage) => string)): Hand => {
  return ({ page, url, ...rest }) =>
    page.goto(url + (typeof address === 'string' ? address : address({ page, url, ...rest })));
};

/** Does nothing: the machine moves by itself. */
export const waits = (words: string): Deed => ({ words: `waits ${words}`, hand: [] });

/** The services are slow. */
export const WAITS: Deed = {
  ...waits('a moment, while the services have not answered'),
  before: 'choose “3G” in the developer tools (F12, “Network”, “Throttling”)',
};

/** Before the page opens, where `passes` moves its clock. */
export const holdClock: Hand = ({ page }) => page.clock.install();

/** Moves the page's clock. */
export const passes = (words: string, ms: number): Deed => ({
  words,
  hand: ({ page }) => page.clock.fastForward(ms),
});

/** The page prevents an event that its guard would refuse: a button is disabled. */
export const findsOff = (name: Name, why = '') => ({
  words: `finds ${quoted(read(name, SAMPLE))} switched off${why}`,
  isBarred: true as const,
  hand: disabled(name),
});

/** The same if the button is absent. */
export const findsNo = (name: string, why = '') => ({
  words: `finds no “${name}”${why}`,
  isBarred: true as const,
  hand: no('button', name),
});

function named(verb: string, name: Name, hand: Hand): Deed {
  return { words: `${verb} ${quoted(read(name, SAMPLE))}`, hand };
}
