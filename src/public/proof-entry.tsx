/** The server build of a proof's page: markup only, with styles that the coupon page does not carry (APPR-01). */
import { renderToStaticMarkup } from 'react-dom/server';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import { readLanguageFrom } from '../words/language.ts';
import { colorStyle, HeadFrame } from './head-frame.tsx';
import { ProofPage } from './proof-page.tsx';
import type { ProofPageView, RenderProof } from './proof-view.ts';
import script from './page.js?raw';
import * as commonWords from '../words/common.gen.ts';
import * as styles from './page.css.ts';

/** Renders a whole page. The returned inline texts equal those in the markup, for hashing. */
export const renderProof: RenderProof = (view, css) => {
  readLanguageFrom(() => view.language);
  const styles = view.kind === 'proof' ? [css, colorStyle(view.face)] : [css];
  const html = renderToStaticMarkup(
    <html lang={view.language}>
      {/* No link preview: messengers fetch no pictures of a private page. */}
      <HeadFrame
        title={
          view.kind === 'proof'
            ? proofWords.title({ name: view.face.description })
            : proofWords.proof()
        }
        robots="noindex, nofollow"
        styles={styles}
        css={css}
      />
      <body>{view.kind === 'proof' ? <ProofPage view={view} /> : <NoProof view={view} />}</body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, styles, scripts: [script] };
};

interface NoProofProps {
  readonly view: Extract<ProofPageView, { readonly kind: 'missing' }>;
}

/** An unknown, revoked or ended proof, all the same, or one that cannot be loaded now. */
function NoProof({ view }: NoProofProps) {
  return (
    <main className={styles.missing}>
      <div className={styles.blank} />
      <h1 className={styles.missingTitle}>{commonWords.uhOh()}</h1>
      <p className={styles.missingText}>
        {view.isTemporary ? proofWords.unavailable() : proofWords.ended()}
      </p>
      {!view.isTemporary && <p className={styles.missingText}>{proofWords.endedHint()}</p>}
    </main>
  );
}
