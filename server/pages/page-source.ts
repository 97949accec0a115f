import type { RenderPage } from '../../src/public/page-view.ts';

/** Code and style sheet of the public page: from the build, or from Vite during development. */
export interface PublicPageSource {
  /** True if the same coupon always gives the same page, so that pages can be cached. */
  readonly isFinal: boolean;
  load(): Promise<{ readonly renderPage: RenderPage; readonly css: string }>;
  /** Returns one of the build's files (fonts, the icon) by its name under `/r/assets/`; null for other names. */
  asset(name: string): Buffer | null;
}
