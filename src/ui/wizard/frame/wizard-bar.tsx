import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import { Button } from '../../parts/button.tsx';
import { dropSecondPress } from '../../parts/second-press.ts';
import { SavedAdvice, SavedLine } from './saved-line.tsx';
import { SCREEN_FORM_ID } from '../fields/screen-form.ts';
import * as styles from './wizard-bar.css.ts';

interface WizardBarProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** The next step was reached before, or the screen is complete (WIZ-08). */
  readonly canGoOn: boolean;
  readonly saved: SavedState;
  readonly onBack: () => void;
}

/**
 * The bottom bar: "Step N of M" between two arrows. The right one submits the screen, as the form's own button does; to
 * a step reached before it goes on a whole step. Where it cannot lead on yet, a press shows what is missing.
 */
export function WizardBar({ step, steps, canGoOn, saved, onBack }: WizardBarProps) {
  return (
    <div className={styles.foot}>
      <SavedAdvice state={saved} />
      <nav className={styles.bar} aria-label="Steps">
        <span className={styles.back}>
          <Button aria-label="Back" onClick={onBack}>
            <ArrowLeft />
            <span className={styles.words}>Back</span>
          </Button>
        </span>
        <div className={styles.middle}>
          <p className={styles.count}>
            Step {step + 1} of {steps}
          </p>
          <div className={styles.saved}>
            <SavedLine state={saved} />
          </div>
        </div>
        <span className={styles.next}>
          <Button
            type="submit"
            form={SCREEN_FORM_ID}
            value="step"
            aria-label="Next step"
            aria-disabled={!canGoOn}
            onClick={dropSecondPress}
          >
            <span className={styles.words}>Next step</span>
            <ArrowRight />
          </Button>
        </span>
      </nav>
    </div>
  );
}
