/** What a person looks for on a page. Each look waits, and throws with what was expected and what is there. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Look } from './hand.ts';
import type { Stage } from './stage.ts';

export type Role = Parameters<Page['getByRole']>[0];
type Words = string | RegExp;
/** Fixed, or read from what the path is about. */
export type Name = Words | ((stage: Stage) => Words);

/** ms; what a page shows follows its machine within it. */
const SOON = { timeout: 8_000 };

/** A part of the page by role and name; a string is the whole name. */
export function partOf(stage: Stage, role: Role, name: Name): Locator {
  const words = read(name, stage);
  const options = typeof words === 'string' ? { name: words, exact: true } : { name: words };
  return stage.page.getByRole(role, options).first();
}

/** Somebody sees, or hears, a part of this role and name. */
export const part = (role: Role, name: Name): Look =>
  look(partWords(role, name), (stage) => expect(partOf(stage, role, name)).toBeVisible(SOON));

/** Nobody does. */
export const no = (role: Role, name: Name): Look =>
  look(
    (stage) => `no ${ROLES[role] ?? role}${nameWords(name, stage)}`,
    (stage) => expect(partOf(stage, role, name)).toBeHidden(SOON),
  );

export const text = (words: Name): Look =>
  look(
    (stage) => `the words${nameWords(words, stage)}`,
    (stage) => expect(textOf(stage, words)).toBeVisible(SOON),
  );

export const noText = (words: Name): Look =>
  look(
    (stage) => `no words${nameWords(words, stage)}`,
    (stage) => expect(textOf(stage, words)).toBeHidden(SOON),
  );

/** Whether a switch, radio or checkbox is on. */
export const checked = (role: Role, name: Name, isOn = true): Look =>
  look(
    (stage) => `${partWords(role, name)(stage)}, which is ${isOn ? 'on' : 'off'}`,
    (stage) => expect(partOf(stage, role, name)).toBeChecked({ checked: isOn, ...SOON }),
  );

export const busy = (role: Role, name: Name, isBusy = true): Look =>
  look(
    (stage) =>
      `${partWords(role, name)(stage)}, which ${isBusy ? 'shows that it waits' : 'waits for nothing'}`,
    (stage) => expect(partOf(stage, role, name)).toHaveAttribute('aria-busy', String(isBusy), SOON),
  );

export const disabled = (name: Name, role: Role = 'button'): Look =>
  look(
    (stage) => `${partWords(role, name)(stage)}, which is switched off`,
    (stage) => expect(partOf(stage, role, name)).toBeDisabled(SOON),
  );

export const enabled = (name: Name): Look =>
  look(
    (stage) => `${partWords('button', name)(stage)}, which is switched on`,
    (stage) => expect(partOf(stage, 'button', name)).toBeEnabled(SOON),
  );

export const chosen = (role: Role, name: Name): Look =>
  look(
    (stage) => `${partWords(role, name)(stage)}, which is chosen`,
    (stage) => expect(partOf(stage, role, name)).toHaveAttribute('aria-selected', 'true', SOON),
  );

export const focus = (role: Role, name: Name): Look =>
  look(
    (stage) => `the focus on ${partWords(role, name)(stage)}`,
    (stage) => expect(partOf(stage, role, name)).toBeFocused(SOON),
  );

export const value = (label: Name, words: Name): Look =>
  look(
    (stage) => `${nameWords(words, stage).trim()} in the field${nameWords(label, stage)}`,
    (stage) =>
      expect(stage.page.getByLabel(read(label, stage)).first()).toHaveValue(
        read(words, stage),
        SOON,
      ),
  );

export const address = (pattern: RegExp): Look =>
  look(
    (stage) => `an address with${nameWords(pattern, stage)}`,
    ({ page }) => expect(page).toHaveURL(pattern, SOON),
  );

function look(words: Look['words'], holds: Look['holds']): Look {
  return { words, holds };
}

export function read(name: Name, stage: Stage): Words {
  return typeof name === 'function' ? name(stage) : name;
}

function textOf(stage: Stage, words: Name): Locator {
  return stage.page.getByText(read(words, stage)).first();
}

/** What people call a part of a page. */
const ROLES: Partial<Record<Role, string>> = {
  article: 'card',
  alertdialog: 'question',
  searchbox: 'search field',
  textbox: 'field',
  region: 'part',
  radio: 'choice',
};

function partWords(role: Role, name: Name): Look['words'] {
  return (stage) => `the ${ROLES[role] ?? role}${nameWords(name, stage)}`;
}

function nameWords(name: Name, stage: Stage): string {
  const words = quoted(read(name, stage));
  return words === '' ? '' : ` ${words}`;
}

/** In quotation marks; of a pattern its words: “Copy” or “copied”, “Line …”. */
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
