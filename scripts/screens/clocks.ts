/** Whether two people who look at a screen in different time zones read the same dates. */
import { screensOf } from './take-screens.ts';
import { LANGUAGES } from './screen.ts';
import { judgeEach, WIDEST } from './walk-screens.ts';

/** Their clocks always agree, and their days never do. */
const WINDOWS = ['Pacific/Honolulu', 'Pacific/Kiritimati'].map((timeZone) => ({
  width: WIDEST,
  timeZone,
}));
const MONTHS = LANGUAGES.flatMap((language) =>
  (['long', 'short'] as const).flatMap((month) => {
    const { format } = new Intl.DateTimeFormat(language, { month });
    return Array.from({ length: 12 }, (_, at) => format(new Date(2026, at)));
  }),
).join('|');
/** `12/31/2026`, `December 31`, `31 de diciembre`. */
const DATES = new RegExp(String.raw`\d+/\d+/\d+|\b(?:${MONTHS}) \d+|\b\d+ de (?:${MONTHS})`, 'giu');
/** What one person alone sees, or says whose clock it is. */
const OWN_CLOCK = /^(?:dashboard|counters)/u;

/** `asked` are beginnings of names of screens. A screen whose dates depend on its reader's zone is a failure. */
export function judgeClocks(asked: readonly string[], say: (line: string) => void) {
  const read = new Map<string, ReadonlySet<string>>();
  return judgeEach({
    screens: screensOf(asked).filter(({ name }) => !OWN_CLOCK.test(name)),
    windows: WINDOWS,
    say,
    findingsOn: async ({ screen, language, page }) => {
      const name = `${language}.${screen.name}`;
      const dates = new Set((await page.locator('body').innerText()).match(DATES));
      const others = read.get(name) ?? dates;
      read.set(name, dates);
      const different = [...dates].filter((date) => !others.has(date));
      return different.length === 0 ? [] : [`the reader's zone changes ${different.join(', ')}`];
    },
  });
}
