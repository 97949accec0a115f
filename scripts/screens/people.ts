import type { Browser, Page } from 'playwright';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import type { Language, Screen } from './screen.ts';

const LOCALES = { en: 'en-US', es: 'es-MX' } as const;

/** The addresses by which people sign in. */
export const PEOPLE = {
  marketer: 'marketer@example.com',
  administrator: 'admin@example.com',
} as const;

type Person = Screen['person'];

/** Pages of people who sign in when they are first asked for. */
export function signedInPages(
  browser: Browser,
  url: string,
  language: Language,
  timeZone?: string,
) {
  const pages = new Map<Person, Promise<Page>>();
  const open = async (person: Person): Promise<Page> => {
    const context = await browser.newContext({
      locale: LOCALES[language],
      ...(timeZone !== undefined && { timezoneId: timeZone }),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (person === 'visitor') return page;
    await page.goto(`${url}/login`);
    await page.locator('input[type="email"]').fill(PEOPLE[person]);
    await page.locator('input[type="password"]').fill(SEEDED_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/');
    return page;
  };
  return (person: Person): Promise<Page> => {
    const known = pages.get(person) ?? open(person);
    pages.set(person, known);
    return known;
  };
}
