import { Check, RefreshCw, TriangleAlert } from 'lucide-react';
import { DRAFT_ADVICE, DRAFT_WORDS } from '../../../domain/wizard/draft-messages.ts';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import { Message } from '../../parts/message.tsx';
import * as styles from './saved-line.css.ts';

interface SavedProps {
  readonly state: SavedState;
}

/** Whether the draft is stored, always up to date (WIZ-11); an edit has its own save button. */
export function SavedLine({ state, isEdit }: SavedProps & { readonly isEdit: boolean }) {
  return (
    <p role="status" className={styles.line}>
      {state === 'saved' && (
        <>
          <Check />
          {isEdit ? DRAFT_WORDS.draftSaved : DRAFT_WORDS.saved}
        </>
      )}
      {state === 'saving' && (
        <>
          <RefreshCw />
          {DRAFT_WORDS.saving}
        </>
      )}
      {isUnsaved(state) && (
        <span className={styles.unsaved}>
          <TriangleAlert />
          {DRAFT_WORDS.unsaved}
        </span>
      )}
    </p>
  );
}

/** Why the draft is not stored and what to do; empty while it is stored. */
export function SavedAdvice({ state }: SavedProps) {
  return (
    <div aria-live="polite">
      {isUnsaved(state) && (
        <div className={styles.advice}>
          <Message kind="warn">{DRAFT_ADVICE[state]}</Message>
        </div>
      )}
    </div>
  );
}

function isUnsaved(state: SavedState): state is keyof typeof DRAFT_ADVICE {
  return state in DRAFT_ADVICE;
}
