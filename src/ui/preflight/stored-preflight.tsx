import { ArrowRight } from 'lucide-react';
import type { Finding } from '../../domain/preflight/finding.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as words from '../../words/preflight.gen.ts';
import { CardFindings } from './finding-entry.tsx';
import { size } from '../theme/layout.css.ts';
import * as styles from './preflight-tray.css.ts';

interface StoredPreflightProps {
  readonly findings: readonly Finding[];
  /** Null where the coupon cannot be edited. */
  readonly onEdit: (() => void) | null;
}

/** What preflight found in a stored coupon, on both cards (PRE-01); it is mended where it is edited. */
export function StoredPreflight({ findings, onEdit }: StoredPreflightProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="stored-preflight">
      <h3 id="stored-preflight" className={size.t20}>
        {words.preflight()}
      </h3>
      <CardFindings findings={findings} onFix={null} onShow={null} />
      {onEdit !== null && (
        <Button onClick={onEdit}>
          {words.mendInEditor()}
          <ArrowRight />
        </Button>
      )}
      <p className={styles.reason}>{words.drawnInEditor()}</p>
    </section>
  );
}
