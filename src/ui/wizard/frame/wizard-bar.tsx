import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import type { WizardEvent } from '../../../machines/wizard/wizard.setup.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { dropSecondPress } from '../../parts/buttons/second-press.ts';
import { SavedAdvice, SavedLine } from './saved-line.tsx';
import { SCREEN_FORM_ID } from '../fields/screen-form.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as wizardWords from '../../../words/wizard.gen.ts';
import { relative } from '../../theme/layout.css.ts';
import * as styles from './wizard-page.css.ts';

/** The save state of a stored coupon, which can be saved from any step. */
interface SaveState {
  /** There is a change or a copy to save. */
  readonly isWorthwhile: boolean;
  /** Nothing on this screen is missing or wrong. */
  readonly isComplete: boolean;
}

export interface WizardBarProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** The next step was reached before, or the screen is complete (WIZ-08). */
  readonly canGoOn: boolean;
  /** Null for a new coupon, which the last step finishes. */
  readonly save: SaveState | null;
  /** The state of the draft. */
  readonly saved: SavedState;
  readonly send: (event: WizardEvent) => void;
}

/**
 * The bottom bar: "Step N of M" between two arrows. The right one submits the screen like the form's own button; if the
 * next step was reached before, it moves a whole step. "Save" saves the edit from the current step. On an incomplete
 * screen both show what is missing.
 */
export function WizardBar({ step, steps, canGoOn, save, saved, send }: WizardBarProps) {
  return (
    <div className={styles.foot}>
      <SavedAdvice state={saved} />
      <nav className={styles.bar} aria-label={wizardWords.steps()}>
        <span>
          <Button
            icon={<ArrowLeft />}
            aria-label={wizardWords.back()}
            onClick={() => send({ type: 'step.back' })}
          >
            <span className={styles.words}>{wizardWords.back()}</span>
          </Button>
        </span>
        <div className={relative}>
          <p className={styles.count}>
            <b>{wizardWords.stepCountOfSteps({ count: step + 1, steps })}</b>
          </p>
          <div className={styles.saved}>
            <SavedLine state={saved} />
          </div>
        </div>
        <span className={styles.next}>
          {save !== null && (
            <Button
              look="ink"
              type="submit"
              form={SCREEN_FORM_ID}
              value="save"
              disabled={!save.isWorthwhile}
              aria-disabled={!save.isWorthwhile || !save.isComplete}
              onClick={dropSecondPress}
            >
              {actionsWords.save()}
            </Button>
          )}
          <Button
            type="submit"
            form={SCREEN_FORM_ID}
            value="step"
            aria-label={wizardWords.nextStep()}
            aria-disabled={!canGoOn}
            onClick={dropSecondPress}
          >
            <span className={styles.words}>{wizardWords.nextStep()}</span>
            <ArrowRight />
          </Button>
        </span>
      </nav>
    </div>
  );
}
