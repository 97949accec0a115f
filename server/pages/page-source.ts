import type { PageView, RenderedPage } from '../../src/public/page-view.ts';
import type { ProofPageView } from '../../src/public/proof-view.ts';

/** Code and style sheet of a page without a framework in the browser: from the build, or from Vite during development. */
export interface PageSource<View> {
  /** True if the same coupon always gives the same page, so that pages can be cached. */
  readonly isFinal: boolean;
  load(): Promise<{
    readonly renderPage: (view: View, css: string) => RenderedPage;
    readonly css: string;
  }>;
  /** Returns one of the build's files (fonts, the icon) by its name under `/r/assets/`; null for other names. */
  asset(name: string): Buffer | null;
}

export type PublicPageSource = PageSource<PageView>;
export type ProofPageSource = PageSource<ProofPageView>;
