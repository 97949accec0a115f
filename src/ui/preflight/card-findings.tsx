import type { Finding } from '../../domain/preflight/finding.ts';
import { FindingEntry, type FindingActions } from './finding-entry.tsx';
import * as styles from './preflight-tray.css.ts';

interface CardFindingsProps extends FindingActions {
  readonly findings: readonly Finding[];
}

/** The findings of one card, on its proof (PRE-01). */
export function CardFindings({ findings, ...actions }: CardFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ol className={styles.onProof}>
      {findings.map((finding, index) => (
        <FindingEntry key={finding.key} finding={finding} number={index + 1} {...actions} />
      ))}
    </ol>
  );
}
