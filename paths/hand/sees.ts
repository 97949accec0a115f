/** What a person looks for on a page. Each look waits, and throws with the expected and the actual content. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand, Look, Stage, StoredView, View } from './hand.ts';

export type Role = Parameters<Page['getByRole']>[0];
type Words = string | RegExp;
/** A fixed name, or one read from the data of the path. */
export type Name = Words | ((stage: Stage) => Words);

/** ms; a page must follow its machine within this time. */
const SOON = { timeout: 8_000 };

/** Finds a part of the page by role and name. A string must match the whole name. */
export function partOf(stage: Stage, role: Role, name: Name): Locator {
  const words = read(name, stage);
  const options = typeof words === 'string' ? { name: words, exact: true } : { name: words };
  return stage.page.getByRole(role, options).first();
}

/** A look for a part of this role and name. */
const partLook = (
  role: Role,
  name: Name,
  holds: (found: Locator) => Promise<void>,
  suffix = '',
): Look => ({
  words: (stage) => `the ${roleWord(role)}${nameWords(name, stage)}${suffix}`,
  holds: (stage) => holds(partOf(stage, role, name)),
});

/** Somebody sees, or hears, a part of this role and name. */
export const part = (role: Role, name: Name): Look =>
  partLook(role, name, (found) => expect(found).toBeVisible(SOON));

/** Waits for it as long as for any action, and says nothing. */
export const arrives =
  (role: Role, name: Name): Hand =>
  (stage) =>
    partOf(stage, role, name).waitFor();

/** Nobody does. */
export const no = (role: Role, name: Name): Look => ({
  words: (stage) => `no ${roleWord(role)}${nameWords(name, stage)}`,
  holds: (stage) => expect(partOf(stage, role, name)).toBeHidden(SOON),
});

export const text = (words: Name): Look => ({
  words: (stage) => `the words${nameWords(words, stage)}`,
  holds: (stage) => expect(textOf(stage, words)).toBeVisible(SOON),
});

export const noText = (words: Name): Look => ({
  words: (stage) => `no words${nameWords(words, stage)}`,
  holds: (stage) => expect(textOf(stage, words)).toBeHidden(SOON),
});

/** Whether a switch, radio or checkbox is on. */
export const checked = (role: Role, name: Name, isOn = true): Look => {
  const suffix = `, which is ${isOn ? 'on' : 'off'}`;
  return partLook(role, name, (box) => expect(box).toBeChecked({ checked: isOn, ...SOON }), suffix);
};

export const busy = (role: Role, name: Name, isBusy = true): Look => {
  const suffix = `, which ${isBusy ? 'shows that it waits' : 'waits for nothing'}`;
  return has(role, name, ['aria-busy', String(isBusy)], suffix);
};

export const chosen = (role: Role, name: Name): Look =>
  has(role, name, ['aria-selected', 'true'], ', which is chosen');

const has = (role: Role, name: Name, [attribute, is]: [string, string], suffix: string): Look =>
  partLook(role, name, (found) => expect(found).toHaveAttribute(attribute, is, SOON), suffix);

export const disabled = (name: Name): Look =>
  partLook('button', name, (found) => expect(found).toBeDisabled(SOON), ', which is switched off');

export const enabled = (name: Name): Look =>
  partLook('button', name, (found) => expect(found).toBeEnabled(SOON), ', which is switched on');

export const focus = (role: Role, name: Name): Look =>
  partLook(role, name, (found) => expect(found).toBeFocused(SOON), ', which has the focus');

export const value = (label: Name, words: Name): Look => ({
  words: (stage) => `${nameWords(words, stage).trim()} in the field${nameWords(label, stage)}`,
  holds: (stage) => {
    const field = stage.page.getByLabel(read(label, stage)).first();
    return expect(field).toHaveValue(read(words, stage), SOON);
  },
});

export const address = (pattern: RegExp): Look => ({
  words: (stage) => `an address with${nameWords(pattern, stage)}`,
  holds: ({ page }) => expect(page).toHaveURL(pattern, SOON),
});

/** A view that depends on stored data, with the words for a tester. */
export const told = (words: string, view: (stage: Stage) => Promise<View>): StoredView =>
  Object.assign(view, { told: words });

export function read(name: Name, stage: Stage): Words {
  return typeof name === 'function' ? name(stage) : name;
}

function textOf(stage: Stage, words: Name): Locator {
  return stage.page.getByText(read(words, stage)).first();
}

/** Words for roles in sentences. */
const ROLES: Partial<Record<Role, string>> = {
  article: 'card',
  alertdialog: 'question',
  searchbox: 'search field',
  textbox: 'field',
  region: 'part',
  radio: 'choice',
  img: 'picture',
  combobox: 'field',
  menuitem: 'entry',
};

export const roleWord = (role: Role): string => ROLES[role] ?? role;

function nameWords(name: Name, stage: Stage): string {
  const words = quoted(read(name, stage));
  return words === '' ? '' : ` ${words}`;
}

/** Returns the words in quotation marks. A pattern becomes its words: “Copy” or “copied”, “Line …”. */
export function quoted(words: Words): string {
  if (typeof words === 'string') return `“${words}”`;
  return words.source
    .replaceAll(/\[0-9a-f-\]\{36\}|\\d\+?|\.\*/g, '…')
    .replaceAll(/\(\?.*?\)|[\^$]| \?/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .split('|')
    .map((word) => word.replaceAll(/[()]/g, '').trim())
    .filter((word) => word !== '.' && word !== '')
    .map((word) => `“${word}”`)
    .join(' or ');
}
