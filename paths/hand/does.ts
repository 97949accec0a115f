/** Actions on a page, each with its sentence. */
import { type Deed, type Hand, SAMPLE, type Stage } from './hand.ts';
import { disabled, type Name, no, partOf, quoted, read, type Role, roleWord } from './sees.ts';

/** Presses a part of the page. */
export const press = (name: Name, role: Role = 'button'): Deed => {
  const verb = role === 'button' || role === 'link' ? 'presses' : `presses the ${roleWord(role)}`;
  return named(verb, name, (stage) => partOf(stage, role, name).click());
};

/** Presses a button inside the dialog. A string matches a part of the name. */
export const inDialog = (name: Name, role: Role = 'button'): Deed =>
  named('presses', name, (stage) =>
    stage.page
      .getByRole('dialog')
      .getByRole(role, { name: read(name, stage) })
      .first()
      .click(),
  );

/** Presses a part of the wizard's screen, or of the frame around it. */
export const within = (region: 'main' | 'banner', name: string | RegExp, role: Role): Deed =>
  named('presses', name, ({ page }) =>
    page
      .getByRole(region)
      .getByRole(role, { name, exact: typeof name === 'string' })
      .click(),
  );

export const inMain = (name: string | RegExp): Deed => within('main', name, 'button');

export const key = (name: string): Deed => ({
  words: `presses ${name}`,
  hand: ({ page }) => page.keyboard.press(name),
});

export const check = (name: string): Deed =>
  named('chooses', name, ({ page }) => page.getByRole('radio', { name }).check());

export const fill = (label: string, words: Name): Deed => ({
  words: words === '' ? `empties “${label}”` : `types ${wordsOf(words)} as “${label}”`,
  hand: (stage) =>
    stage.page
      .getByLabel(label)
      .first()
      .fill(String(read(words, stage))),
});

/** Opens an address of the product in this tab. */
export const open = (address: string | ((stage: Stage) => string)): Deed => ({
  words: `opens ${decodeURIComponent(String(read(address, SAMPLE)))}`,
  hand: (stage) => stage.page.goto(stage.url + String(read(address, stage))),
});

/** The machine moves by itself, or because of what a hand lets through. */
export const waits = (words: string, hand: Hand = []): Deed => ({ words: `waits ${words}`, hand });

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
  words: `finds ${wordsOf(name)} switched off${why}`,
  isBarred: true as const,
  hand: disabled(name),
});

/** The same if the button is absent. */
export const findsNo = (name: string, why = '') => ({
  words: `finds no “${name}”${why}`,
  isBarred: true as const,
  hand: no('button', name),
});

const named = (verb: string, name: Name, hand: Hand): Deed => ({
  words: `${verb} ${wordsOf(name)}`,
  hand,
});

const wordsOf = (name: Name): string => quoted(read(name, SAMPLE));
