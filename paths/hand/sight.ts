import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** What a view asks of a page. */
interface Eyes {
  /** Somebody sees, or hears, a part of this role and name. */
  sees(role: Role, name: Name): Promise<void>;
  /** Nobody does. */
  misses(role: Role, name: Name): Promise<void>;
  reads(text: Name): Promise<void>;
  readsNo(text: Name): Promise<void>;
  /** Whether a switch, radio or checkbox is on. */
  seesChecked(role: Role, name: Name, isChecked: boolean): Promise<void>;
  seesBusy(role: Role, name: Name, isBusy: boolean): Promise<void>;
  seesValue(label: Name, value: Name): Promise<void>;
  seesAddress(address: RegExp): Promise<void>;
}

/** The eyes of a path: each look asserts something of the page, and is noted. */
export interface Sight extends Eyes {
  /** What was looked for, in words for somebody who looks without us. */
  readonly looks: readonly string[];
}

/** ms; what a page shows follows its machine within it. */
const PATIENCE_MS = 8_000;

/** Looks at a page. Assertions throw with what was expected and what is there. */
export function sightOf(page: Page): Sight {
  const part = (role: Role, name: Name): Locator =>
    page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
  const soon = { timeout: PATIENCE_MS };
  return noted({
    sees: (role, name) => expect(part(role, name)).toBeVisible(soon),
    misses: (role, name) => expect(part(role, name)).toBeHidden(soon),
    reads: (text) => expect(page.getByText(text).first()).toBeVisible(soon),
    readsNo: (text) => expect(page.getByText(text).first()).toBeHidden(soon),
    seesChecked: (role, name, isChecked) =>
      expect(part(role, name)).toBeChecked({ checked: isChecked, ...soon }),
    seesBusy: (role, name, isBusy) =>
      expect(part(role, name)).toHaveAttribute('aria-busy', String(isBusy), soon),
    seesValue: (label, value) => expect(page.getByLabel(label).first()).toHaveValue(value, soon),
    seesAddress: (address) => expect(page).toHaveURL(address, soon),
  });
}

/** Looks at nothing: only what is looked for is noted. */
export function sightOfNothing(): Sight {
  const look = () => Promise.resolve();
  return noted({
    ...{ sees: look, misses: look, reads: look, readsNo: look, seesChecked: look },
    ...{ seesBusy: look, seesValue: look, seesAddress: look },
  });
}

function noted(eyes: Eyes): Sight {
  const looks: string[] = [];
  const note = (words: string, look: Promise<void>): Promise<void> => {
    looks.push(words);
    return look;
  };
  return {
    looks,
    sees: (role, name) => note(partWords(role, name), eyes.sees(role, name)),
    misses: (role, name) =>
      note(`no ${roleWords(role)}${nameWords(name)}`, eyes.misses(role, name)),
    reads: (text) => note(`the words${nameWords(text)}`, eyes.reads(text)),
    readsNo: (text) => note(`no words${nameWords(text)}`, eyes.readsNo(text)),
    seesChecked: (role, name, isChecked) =>
      note(
        `${partWords(role, name)}, which is ${isChecked ? 'on' : 'off'}`,
        eyes.seesChecked(role, name, isChecked),
      ),
    seesBusy: (role, name, isBusy) =>
      note(
        `${partWords(role, name)}, which ${isBusy ? 'shows that it waits' : 'waits for nothing'}`,
        eyes.seesBusy(role, name, isBusy),
      ),
    seesValue: (label, value) =>
      note(
        `${nameWords(value).trim()} in the field${nameWords(label)}`,
        eyes.seesValue(label, value),
      ),
    seesAddress: (address) =>
      note(`an address with${nameWords(address)}`, eyes.seesAddress(address)),
  };
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

function roleWords(role: Role): string {
  return ROLES[role] ?? role;
}

function partWords(role: Role, name: Name): string {
  return `the ${roleWords(role)}${nameWords(name)}`;
}

/** Of a pattern its words: “Copy” or “copied”, “Line …”. */
function nameWords(name: Name): string {
  if (typeof name === 'string') return ` “${name}”`;
  const words = name.source
    .replaceAll(/\[0-9a-f-\]\{36\}|\\d\+?|\.\*/g, '…')
    .replaceAll(/\(\?.*?\)|[\^$]| \?/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .split('|')
    .map((word) => word.replaceAll(/[()]/g, '').trim())
    .filter((word) => word !== '.' && word !== '');
  return words.length === 0 ? '' : ` “${words.join('” or “')}”`;
}
