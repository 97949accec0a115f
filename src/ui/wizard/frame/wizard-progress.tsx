import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WizardSearch } from '../../../domain/wizard/wizard-search.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';
import { visuallyHidden } from '../../theme/layout.css.ts';
import * as styles from './wizard-page.css.ts';

/** A step of the flow in the bar. */
export interface ProgressStep {
  /** A one-word title. */
  readonly label: string;
  readonly title: string;
  /** The target of its link; null for the current step and unreachable steps. */
  readonly search: WizardSearch | null;
}

export interface WizardProgressProps {
  /** From 0. */
  readonly step: number;
  readonly steps: readonly ProgressStep[];
  /** From 0; the position in the current step. */
  readonly substep: number;
  readonly substeps: number;
}

/** The segmented bar: completed, current and blank steps (WIZ-07); reached steps are links. */
export function WizardProgress({ step, steps, substep, substeps }: WizardProgressProps) {
  return (
    <ol className={styles.segments} aria-label={wizardWords.progress()}>
      {steps.map(({ label, title, search }, index) => (
        <li key={label} aria-current={index === step ? 'step' : undefined}>
          <Segment search={search}>
            <span className={styles.track}>
              {index < step && <span className={styles.completed} />}
              {index === step && (
                <span
                  className={styles.current}
                  style={{ width: `${((substep + 1) / substeps) * 100}%` }}
                />
              )}
            </span>
            <span className={visuallyHidden}>{segmentName(index, step, search && title)}</span>
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
          </Segment>
        </li>
      ))}
    </ol>
  );
}

interface SegmentProps {
  readonly search: WizardSearch | null;
  readonly children: ReactNode;
}

function Segment({ search, children }: SegmentProps) {
  if (search === null) return <span className={styles.segment}>{children}</span>;
  return (
    // The navigation state has whether an edit creates a new coupon.
    <Link to="." search={search} state preload={false} className={styles.link}>
      {children}
    </Link>
  );
}

function segmentName(index: number, step: number, title: string | null): string {
  const name =
    title === null
      ? wizardWords.stepCount({ count: index + 1 })
      : wizardWords.stepCountTitle({ count: index + 1, title });
  if (index < step) return wizardWords.nameCompleted({ name });
  return index === step ? wizardWords.nameCurrent({ name }) : name;
}
