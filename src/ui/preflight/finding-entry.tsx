import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Fault, Finding, PreflightPlace } from '../../domain/preflight/finding.ts';
import { Button } from '../parts/buttons/button.tsx';
import * as words from '../../words/preflight.gen.ts';
import * as styles from './preflight-tray.css.ts';

export interface FindingActions {
  /** Null where nothing can be changed. */
  readonly onFix: ((finding: Finding) => void) | null;
  readonly onShow: ((place: PreflightPlace) => void) | null;
  readonly canShow?: (place: PreflightPlace) => boolean;
}

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

interface FindingEntryProps extends FindingActions {
  readonly finding: Finding;
  readonly number: number;
}

/** One fact, its reason, what it looks like before and after, and its fix. */
export function FindingEntry({ finding, number, ...actions }: FindingEntryProps) {
  const { title, reason, evidence, severity } = finding;
  return (
    <li className={styles.entry} data-severity={severity} data-rule={finding.rule}>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <div>
        <h3 className={styles.entryTitle}>{title}</h3>
        <p className={styles.reason}>{reason}</p>
        {evidence !== undefined && <Evidence {...evidence} />}
        <Actions finding={finding} {...actions} />
      </div>
    </li>
  );
}

function Actions(props: FindingActions & Pick<FindingEntryProps, 'finding'>) {
  const { finding, onFix, onShow, canShow } = props;
  const { fix, place } = finding;
  const canBeShown = onShow !== null && (canShow?.(place) ?? true);
  const isFixed = onFix !== null && fix !== undefined;
  if (!canBeShown && !isFixed) return null;
  return (
    <div className={styles.actions}>
      {isFixed && (
        <Button look="ink" shape="compact" onClick={() => onFix(finding)}>
          {fix.words}
        </Button>
      )}
      {canBeShown && (
        <button type="button" className={styles.link} onClick={() => onShow(place)}>
          {words.change()}
        </button>
      )}
    </div>
  );
}

function Evidence(evidence: NonNullable<Fault['evidence']>) {
  if (evidence.kind === 'cut') {
    return (
      <p className={styles.cut}>
        <span>{evidence.shown}</span>
        <s>{evidence.lost}</s>
      </p>
    );
  }
  const { background, before, after } = evidence;
  return (
    <div className={styles.contrast}>
      <Swatch words={words.before()} background={background} {...before} />
      <ArrowRight size={16} />
      <Swatch words={words.after()} background={background} {...after} />
    </div>
  );
}

interface SwatchProps {
  readonly words: string;
  readonly background: string;
  readonly color: string;
  readonly ratio: number;
}

function Swatch({ words: name, background, color, ratio }: SwatchProps) {
  const colors: CSSProperties = { background, color };
  return (
    <span className={styles.swatch} style={colors}>
      <small>{name}</small>
      {words.ratio({ ratio: ratio.toFixed(1) })}
    </span>
  );
}
