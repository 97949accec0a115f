/** The server build of the public coupon page: markup only, no React in the browser (PUB-02, PUB-07). */
import './fonts.css.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorProperties } from '../ui/coupon/coupon-frame.tsx';
import { CouponPage } from './coupon-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { PageHead } from './page-head.tsx';
import type { PreloadedFonts } from './page-head.tsx';
import type { CouponView, PageView, RenderPage } from './page-view.ts';
import { readLanguageFrom } from '../words/language.ts';
import script from './page.js?raw';

/** Renders a whole page. The returned inline texts equal those in the markup, for hashing. */
export const renderPage: RenderPage = (view, css) => {
  readLanguageFrom(() => view.language);
  const styles = view.kind === 'coupon' ? [css, colorStyle(view)] : [css];
  const html = renderToStaticMarkup(
    <html lang={view.language}>
      <PageHead view={view} styles={styles} script={script} fonts={fontsOf(css)} />
      <body>{bodyOf(view)}</body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, styles, scripts: [script] };
};

function bodyOf(view: PageView) {
  switch (view.kind) {
    case 'coupon':
      return <CouponPage view={view} />;
    case 'missing':
      return <MissingPage view={view} />;
    default:
      return view satisfies never;
  }
}

/** The two fonts of a first paint, by their built addresses. */
function fontsOf(css: string): PreloadedFonts {
  const addressOf = (name: string) =>
    new RegExp(`url\\(["']?([^"')]*${name}[^"')]*\\.woff2)`).exec(css)?.[1] ?? null;
  return {
    text: addressOf('public-sans-latin-wght'),
    headline: addressOf('bricolage-grotesque-latin'),
  };
}

/** The coupon's own colors, validated as `#RRGGBB` when stored. */
function colorStyle(view: CouponView): string {
  const declarations = Object.entries(colorProperties(view.face.colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `:root{${declarations}}`;
}
