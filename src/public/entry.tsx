/** The server build of the public coupon page: markup only, no React in the browser (PUB-02, PUB-07). */
import './fonts.css.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorStyle } from './color-style.ts';
import { CouponPage } from './coupon-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { fontsOf } from './font-addresses.ts';
import { PageHead } from './page-head.tsx';
import type { PageView, RenderPage } from './page-view.ts';
import { readLanguageFrom } from '../words/language.ts';
import { usedStyles } from '../ui/theme/used-styles.ts';
import script from './page.js?raw';

/** Renders a whole page. The returned inline texts equal those in the markup, for hashing. */
export const renderPage: RenderPage = (view, css) => {
  readLanguageFrom(() => view.language);
  const body = renderToStaticMarkup(<body>{bodyOf(view)}</body>);
  const used = usedStyles(css, body);
  const styles = view.kind === 'coupon' ? [used + colorStyle(view.face)] : [used];
  const head = renderToStaticMarkup(
    <PageHead view={view} styles={styles} script={script} fonts={fontsOf(css)} />,
  );
  const html = `<!doctype html><html lang="${view.language}">${head}${body}</html>`;
  return { html, styles, scripts: [script] };
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
