/** The server build of the public coupon page: markup only, no React in the browser (PUB-02, PUB-07). */
import { renderToStaticMarkup } from 'react-dom/server';
import { colorStyle } from './head-frame.tsx';
import { CouponPage } from './coupon-page.tsx';
import { PageHead } from './page-head.tsx';
import type { MissingView, RenderPage } from './page-view.ts';
import { readLanguageFrom } from '../words/language.ts';
import { usedStyles } from '../ui/theme/used-styles.ts';
import script from './page.js?raw';
import { ArrowRight } from 'lucide-react';
import * as commonWords from '../words/common.gen.ts';
import * as shareWords from '../words/share.gen.ts';
import * as ticket from '../ui/parts/buttons/button.css.ts';
import { BusinessContact } from './business-contact.tsx';
import * as styles from './page.css.ts';
import * as couponPageWords from '../words/coupon-page.gen.ts';

/** Renders a whole page. The returned inline texts equal those in the markup, for hashing. */
export const renderPage: RenderPage = (view, css) => {
  readLanguageFrom(() => view.language);
  const body = renderToStaticMarkup(
    <body>
      {view.kind === 'coupon' ? <CouponPage view={view} /> : <MissingPage view={view} />}
    </body>,
  );
  const used = usedStyles(css, body);
  const styles = view.kind === 'coupon' ? [used + colorStyle(view.face)] : [used];
  const head = renderToStaticMarkup(<PageHead view={view} styles={styles} css={css} />);
  const html = `<!doctype html><html lang="${view.language}">${head}${body}</html>`;
  return { html, styles, scripts: [script] };
};

/** The page if there is no coupon: unknown, switched off, or currently unavailable (PUB-03). */
function MissingPage({ view }: { readonly view: MissingView }) {
  const reason = view.code === null ? shareWords.couponInactive : REASONS[view.code];
  return (
    <main className={styles.missing} aria-label={commonWords.unableToLoadCoupon()}>
      <div className={styles.blank} />
      <h1 className={styles.missingTitle}>{commonWords.uhOh()}</h1>{' '}
      <p className={styles.missingText}>{reason()}</p>
      {view.isTemporary && <p className={styles.missingText}>{couponPageWords.notLoaded()}</p>}
      {view.business !== null && <BusinessContact business={view.business} />}
      <a className={ticket.ticket({})} href={view.home}>
        <span className={ticket.body}>{couponPageWords.home()}</span>
        <span className={ticket.stub}>
          <ArrowRight />
        </span>
      </a>
    </main>
  );
}

const REASONS = { off: couponPageWords.codeOff, replaced: couponPageWords.codeReplaced };
