/**
 * Judges every screen as rules can: axe in both themes and languages at the widest and the narrowest window, no message
 * in the console, nothing too wide at 320 px, and nothing cut when text stands further apart or is twice as large.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { violationsOn } from './axe.ts';
import { cutTexts, setText, smallTargets, tooWide } from './in-page.ts';
import { LANGUAGES } from './screen.ts';
import { screensOf } from './take-screens.ts';
import { HEIGHT, judgeEach, type OpenScreen, WIDEST } from './walk-screens.ts';

/** px: a window of 1280 px at 400 % (WCAG 1.4.10). */
const NARROWEST = 320;
const RULES = { 'target-size': { enabled: true } } as const;
/** ms until a page that is loaded has a new width or new sizes of text. */
const LAYOUT_MS = 300;
/** The browser itself logs calls that fail, also those that a state lets fail. */
const OF_THE_BROWSER = /^Failed to load resource/u;

/** `asked` are beginnings of names of screens. Prints a line for each finding; a screen with one is a failure. */
export function judgeScreens(asked: readonly string[]) {
  return judgeEach({ screens: screensOf(asked), findingsOn });
}

async function findingsOn({ screen, page, said }: OpenScreen): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const width of [WIDEST, NARROWEST]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await pause(LAYOUT_MS);
    const light = await axeIn(page, 'light');
    const dark = await axeIn(page, 'dark');
    findings.push(...[...light, ...dark].map((finding) => `${width} px, ${finding}`));
    findings.push(...(await page.evaluate(tooWide)).map((at) => `${width} px, too wide: ${at}`));
  }
  const small = await page.evaluate(smallTargets);
  findings.push(...small.map((at) => `${NARROWEST} px, small for a finger: ${at}`));
  findings.push(...(await withText(page, 'spaced')), ...(await withText(page, 'doubled')));
  const own = said.filter(
    (text) => !OF_THE_BROWSER.test(text) && screen.expectedComplaint?.test(text) !== true,
  );
  return [...findings, ...own.map((text) => `console: ${text}`)];
}

/** What text does to the screen that its reader has set apart, or made twice as large. */
async function withText(page: Page, look: 'spaced' | 'doubled'): Promise<readonly string[]> {
  await page.setViewportSize({ width: look === 'spaced' ? NARROWEST : WIDEST, height: HEIGHT });
  await page.evaluate(setText, look);
  await pause(LAYOUT_MS);
  const cut = (await page.evaluate(cutTexts)).map((at) => `${look} text, cut: ${at}`);
  return [...cut, ...(await page.evaluate(tooWide)).map((at) => `${look} text, too wide: ${at}`)];
}

/** All rules in light; in dark only contrast, which alone depends on colors. */
async function axeIn(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme });
  // Base UI's guards return the focus to a menu. A menu is no landmark, and is not part of one.
  const region = { enabled: !(await page.locator('[role="menu"]').first().isVisible()) };
  // Arrow keys in the box scroll the list that it opens.
  const isListOpen = await page.locator('[role="combobox"][aria-expanded="true"]').isVisible();
  const rules = { ...RULES, region, 'scrollable-region-focusable': { enabled: !isListOpen } };
  const options = theme === 'dark' ? { runOnly: ['color-contrast'] } : { rules };
  const violations = await violationsOn(page, options, ['[data-base-ui-focus-guard]']);
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html, any }) => {
      const why = any.map(({ message }) => message).join(' ');
      // A bar at the window's edge, from under which the target scrolls.
      if (why.includes('partially obscured')) return [];
      return [`${theme}: axe, ${id}: ${html.slice(0, 140)} ${why}`];
    }),
  );
}

/* Whether two people who look at a screen in different time zones read the same dates. */

/** Their clocks always agree, and their days never do. */
const ZONES = ['Pacific/Honolulu', 'Pacific/Kiritimati'].map((timeZone) => ({
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
/** ms; the calls of some screens are held back. */
const MOST_LOADING_MS = 3_000;
/** What one person alone sees, or says whose clock it is. */
const OWN_CLOCK = /^(?:dashboard|counters)/u;

/** `asked` are beginnings of names of screens. A screen whose dates depend on its reader's zone is a failure. */
export function judgeClocks(asked: readonly string[]) {
  const read = new Map<string, ReadonlySet<string>>();
  return judgeEach({
    screens: screensOf(asked).filter(({ name }) => !OWN_CLOCK.test(name)),
    windows: ZONES,
    findingsOn: async ({ screen, language, page }) => {
      const name = `${language}.${screen.name}`;
      await Promise.race([page.waitForLoadState('networkidle'), pause(MOST_LOADING_MS)]);
      const dates = new Set((await page.locator('body').innerText()).match(DATES));
      const others = read.get(name) ?? dates;
      read.set(name, dates);
      const different = [...dates].filter((date) => !others.has(date));
      return different.length === 0 ? [] : [`the reader's zone changes ${different.join(', ')}`];
    },
  });
}
