import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** The eyes of a path: each look asserts something of the page, and is counted. */
export interface Sight {
  readonly looks: number;
  /** Somebody sees, or hears, a part of this role and name. */
  sees(role: Role, name: Name): Promise<void>;
  /** Nobody does. */
  misses(role: Role, name: Name): Promise<void>;
  reads(text: Name): Promise<void>;
  /** Whether a switch, radio or checkbox is on. */
  seesChecked(role: Role, name: Name, isChecked: boolean): Promise<void>;
  seesBusy(role: Role, name: Name, isBusy: boolean): Promise<void>;
  seesValue(label: Name, value: string): Promise<void>;
  seesAddress(address: RegExp): Promise<void>;
}

/** ms; what a page shows follows its machine within it. */
const PATIENCE_MS = 8_000;

/** Looks at a page. Assertions throw with what was expected and what is there. */
export function sightOf(page: Page): Sight {
  let looks = 0;
  const look = async (assertion: Promise<void>): Promise<void> => {
    looks += 1;
    await assertion;
  };
  const part = (role: Role, name: Name): Locator =>
    page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
  const soon = { timeout: PATIENCE_MS };
  return {
    get looks() {
      return looks;
    },
    sees: (role, name) => look(expect(part(role, name)).toBeVisible(soon)),
    misses: (role, name) => look(expect(part(role, name)).toBeHidden(soon)),
    reads: (text) => look(expect(page.getByText(text).first()).toBeVisible(soon)),
    seesChecked: (role, name, isChecked) =>
      look(expect(part(role, name)).toBeChecked({ checked: isChecked, ...soon })),
    seesBusy: (role, name, isBusy) =>
      look(expect(part(role, name)).toHaveAttribute('aria-busy', String(isBusy), soon)),
    seesValue: (label, value) =>
      look(expect(page.getByLabel(label).first()).toHaveValue(value, soon)),
    seesAddress: (address) => look(expect(page).toHaveURL(address, soon)),
  };
}
