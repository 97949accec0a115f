import { languageNow, type Language } from '../../src/words/language.ts';
import type { CouponView, MissingView, PageView } from '../../src/public/page-view.ts';
import { createPromiseCache } from '../work/promise-cache.ts';
import { contentSecurityPolicy } from './page-headers.ts';
import type { PublicPageSource } from './page-source.ts';
import { preparePage, type PolicedPage, type PreparedPage } from './sent-page.ts';

/** The page of a link that leads to no coupon. */
export const MISSING: Omit<MissingView, 'language'> = {
  kind: 'missing',
  home: '/',
  isTemporary: false,
  business: null,
  code: null,
};

/** Renders the views of coupons and of their codes. */
export function createRendering(page: PublicPageSource, badges: CouponView['badges']) {
  const pictures = Object.values(badges).filter((badge) => badge !== null);
  const render = async (view: PageView): Promise<PolicedPage> => {
    const { renderPage, css } = await page.load();
    const rendered = renderPage(view, css);
    const policy = contentSecurityPolicy(rendered, {
      hasGoogleButton: view.kind === 'coupon' && view.googleToken !== null,
      countsViews: view.kind === 'coupon' && view.views !== null,
      pictures,
    });
    return { html: rendered.html, policy };
  };
  return {
    render,
    prepare: async (view: PageView) => preparePage(await render(view)),
    missing: createMissingPages(page.isFinal, (one) => render({ ...MISSING, ...one })),
  };
}

/** More than there are languages, times two. */
const MOST = 20;

/**
 * Makes the page of a link that leads to nothing, once in each language: strangers can ask for it without end. It is in
 * the reader's language, since no cache stores it. `isTemporary` is true if the coupon may exist but cannot be loaded
 * now; `isFinal` is false while the sources of pages change.
 */
export function createMissingPages(
  isFinal: boolean,
  render: (missing: { language: Language; isTemporary: boolean }) => Promise<PolicedPage>,
): (isTemporary: boolean) => Promise<PreparedPage> {
  const pages = createPromiseCache<PreparedPage>({ most: isFinal ? MOST : 0 });
  return (isTemporary) => {
    const language = languageNow();
    return pages.get(`${isTemporary} ${language}`, async () =>
      preparePage(await render({ language, isTemporary })),
    );
  };
}
