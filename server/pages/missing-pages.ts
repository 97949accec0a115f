import { languageNow, type Language } from '../../src/words/language.ts';
import { createPromiseCache } from '../work/promise-cache.ts';
import { type PolicedPage, preparePage, type PreparedPage } from './prepared-page.ts';

/** What a reader of such a page gets to read. */
interface Missing {
  readonly language: Language;
  /** True if the coupon may exist but cannot be loaded now. */
  readonly isTemporary: boolean;
}

interface MissingPagesOptions {
  /** False while the sources of pages change. */
  readonly isFinal: boolean;
  readonly render: (missing: Missing) => Promise<PolicedPage>;
}

/** More than there are languages, times two. */
const MOST = 20;

/**
 * Makes the page of a link that leads to nothing, once in each language: strangers can ask for it without end. It is in
 * the reader's language, since no cache stores it.
 */
export function createMissingPages({
  isFinal,
  render,
}: MissingPagesOptions): (isTemporary: boolean) => Promise<PreparedPage> {
  const pages = createPromiseCache<PreparedPage>({ most: isFinal ? MOST : 0 });
  return (isTemporary) => {
    const language = languageNow();
    return pages.get(`${isTemporary} ${language}`, async () =>
      preparePage(await render({ language, isTemporary })),
    );
  };
}
