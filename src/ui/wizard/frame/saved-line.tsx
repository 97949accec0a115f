import { Check, RefreshCw, TriangleAlert } from 'lucide-react';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import { Message } from '../../parts/fields/message.tsx';
import * as wizardWords from '../../../words/wizard.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import { small } from '../../theme/layout.css.ts';
import * as styles from './wizard-page.css.ts';

interface SavedProps {
  readonly state: SavedState;
}

/** Whether the draft is stored, always up to date (WIZ-11); the coupon itself is saved by its own button. */
export function SavedLine({ state }: SavedProps) {
  return (
    <p role="status" className={`${small} ${styles.line}`}>
      {state === 'saved' && (
        <>
          <Check size={14} />
          {wizardWords.draftSaved()}
        </>
      )}
      {state === 'saving' && (
        <>
          <RefreshCw size={14} />
          {actionsWords.saving()}
        </>
      )}
      {isUnsaved(state) && (
        <span className={styles.unsaved}>
          <TriangleAlert size={14} />
          {actionsWords.notSaved()}
        </span>
      )}
    </p>
  );
}

/** By the reason why the draft is not stored. */
const ADVICE = {
  full: wizardWords.noRoomForDraft,
  refused: wizardWords.draftRefused,
  'signed-out': wizardWords.draftSignedOut,
} as const;

/** Why the draft is not stored and what to do; empty while it is stored. */
export function SavedAdvice({ state }: SavedProps) {
  return (
    <div aria-live="polite">
      {isUnsaved(state) && (
        <div className={styles.advice}>
          <Message kind="warn">{ADVICE[state]()}</Message>
        </div>
      )}
    </div>
  );
}

function isUnsaved(state: SavedState): state is keyof typeof ADVICE {
  return state in ADVICE;
}
