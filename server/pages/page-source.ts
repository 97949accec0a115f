import type { RenderPage } from '../../src/public/page-view.ts';

/** The public page's code and style sheet: from the build, or from Vite while developing. */
export interface PublicPageSource {
  /** True where the same coupon always gives the same page, so that pages can be cached. */
  readonly isFinal: boolean;
  load(): Promise<{ readonly renderPage: RenderPage; readonly css: string }>;
  /** One of the build's files (fonts, the icon) by its name under `/r/assets/`; null for what is none. */
  asset(name: string): Buffer | null;
}
