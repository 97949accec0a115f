/** Whether two people who look at a screen in different time zones read the same dates. */
import { NO_TESTS } from '../testing/test-counts.ts';
import { screensOf } from './take-screens.ts';
import { walkScreens, WIDEST } from './walk-screens.ts';

/** Their clocks always agree, and their days never do. */
const WINDOWS = ['Pacific/Honolulu', 'Pacific/Kiritimati'].map((timeZone) => ({
  width: WIDEST,
  timeZone,
}));
/** `12/31/2026`, `December 31`, `31 de diciembre`. */
const DATES =
  /\d{1,2}\/\d{1,2}\/\d{2,4}|\b\p{Lu}\p{L}{2}(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)? \d{1,2}\b|\b\d{1,2} de \p{L}+/gu;
/** What one person alone sees, or says whose clock it is. */
const OWN_CLOCK = /^(?:dashboard|counters)/u;

/** `asked` are beginnings of names of screens. A screen whose dates depend on its reader's zone is a failure. */
export async function judgeClocks(asked: readonly string[], say: (line: string) => void) {
  const read = new Map<string, readonly string[]>();
  let passed = 0;
  let failed = 0;
  const unopened = await walkScreens({
    screens: screensOf(asked).filter(({ name }) => !OWN_CLOCK.test(name)),
    windows: WINDOWS,
    say,
    visit: async ({ screen, language, page }) => {
      const name = `${language}.${screen.name}`;
      const dates = (await page.locator('body').innerText()).match(DATES) ?? [];
      const others = read.get(name);
      read.set(name, dates);
      if (others === undefined) return;
      const different = dates.filter((date, index) => date !== others[index]);
      if (different.length === 0) passed += 1;
      else failed += 1;
      if (different.length > 0) say(`✗ ${name}: the reader's zone changes ${different.join(', ')}`);
    },
  });
  return { ...NO_TESTS, passed, failed: failed + unopened };
}
