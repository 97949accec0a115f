import * as commonWords from '../words/common.gen.ts';
import * as proofWords from '../words/approval/proof-page.gen.ts';
import * as styles from './missing-page.css.ts';
import type { ProofPageView } from './proof-view.ts';

interface NoProofProps {
  readonly view: Extract<ProofPageView, { readonly kind: 'missing' }>;
}

/** An unknown, revoked or ended proof, all the same, or one that cannot be loaded now. */
export function NoProof({ view }: NoProofProps) {
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
