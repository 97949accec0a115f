import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const WORDS = join(import.meta.dirname, '..', '..', '..', 'src', 'words');

/** Expects no sentence of the English catalogues on a screen, outside the coupon's own cards, and no text that breaks out. */
export async function expectSpanishScreen(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const { texts, overflowing, width } = await page.evaluate(whatIsShown);
  expect(texts.filter((text) => ENGLISH.has(text))).toEqual([]);
  expect(overflowing).toEqual([]);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Runs in the page. */
function whatIsShown() {
  const isOnCard = (element: Element | null) => element?.closest('article') !== null;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest('script, style, noscript, template') !== null;
    if (!isCode && !isOnCard(node.parentElement)) texts.push(node.textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    if (!isOnCard(element))
      for (const name of ['aria-label', 'placeholder', 'title'])
        texts.push(element.getAttribute(name) ?? '');
  const overflowing = [...document.querySelectorAll('button')]
    .filter((button) => button.clientWidth > 1 && button.scrollWidth > button.clientWidth + 1)
    .map((button) => button.textContent);
  return { texts, overflowing, width: document.documentElement.scrollWidth };
}

/** Sentences without parameters that Spanish says in another way. */
const ENGLISH = new Set(
  readdirSync(join(WORDS, 'es'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.json'))
    .flatMap((room) => {
      const english = catalogue('en', room);
      const spanish = catalogue('es', room);
      return Object.entries(english).flatMap(([key, sentence]) =>
        sentence.includes('{') ||
        Object.values(spanish).includes(sentence) ||
        spanish[key] === sentence
          ? []
          : [sentence],
      );
    }),
);

function catalogue(language: string, room: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(WORDS, language, room), 'utf8')) as Record<string, string>;
}
