import type { PageView, RenderedPage } from '../../src/public/page-view.ts';
import type { ProofPageView } from '../../src/public/proof-view.ts';

/** What the module of a page exports: one function. */
export type PageModule<View> = Readonly<Record<string, (view: View, css: string) => RenderedPage>>;

/** Returns the only function of a page's module. */
export function rendererOf<View>(module: PageModule<View>) {
  const [render] = Object.values(module);
  if (render === undefined) throw new Error('The module of a page exports nothing.');
  return render;
}

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
