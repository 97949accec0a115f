import { visuallyHidden } from '../../theme/layout.css.ts';
import * as styles from './wizard-progress.css.ts';

interface WizardProgressProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** From 0; how far into the current step. */
  readonly substep: number;
  readonly substeps: number;
}

/** The segmented bar: completed, current and blank steps (WIZ-07). */
export function WizardProgress({ step, steps, substep, substeps }: WizardProgressProps) {
  return (
    <ol className={styles.segments} aria-label="Progress">
      {Array.from({ length: steps }, (_, index) => (
        <li
          key={index}
          className={styles.segment}
          aria-current={index === step ? 'step' : undefined}
        >
          {index < step && <span className={styles.completed} />}
          {index === step && (
            <span
              className={styles.current}
              style={{ width: `${((substep + 1) / substeps) * 100}%` }}
            />
          )}
          <span className={visuallyHidden}>{segmentLabel(index, step)}</span>
        </li>
      ))}
    </ol>
  );
}

function segmentLabel(index: number, step: number): string {
  const name = `Step ${index + 1}`;
  if (index < step) return `${name}, completed`;
  return index === step ? `${name}, current` : name;
}
