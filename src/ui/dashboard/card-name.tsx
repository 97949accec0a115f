import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { COUPON_NAME_MAX } from '../../domain/constants.ts';
import { Message } from '../parts/fields/message.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import { visuallyHidden } from '../theme/layout.css.ts';
import * as styles from './coupon-card.css.ts';

/** The state of a rename; null while the name is only shown. */
export interface Renaming {
  readonly text: string;
  readonly problem: string | null;
  readonly isSaving: boolean;
}

interface RenameFieldProps {
  readonly id: string;
  readonly renaming: Renaming;
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The name as a text field: Enter or "SAVE" stores it, Escape restores the old one (DASH-07). */
export function RenameField({ id, renaming, onText, onSave, onCancel }: RenameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label className={visuallyHidden} htmlFor={`${id}-name`}>
        {dashboardWords.nameOfTheCoupon()}
      </label>
      <input
        ref={input}
        id={`${id}-name`}
        className={styles.nameInput}
        value={renaming.text}
        readOnly={renaming.isSaving}
        aria-invalid={renaming.problem !== null}
        aria-describedby={renaming.problem === null ? undefined : `${id}-problem`}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <button type="submit" className={styles.save} aria-busy={renaming.isSaving}>
        {dashboardWords.save()}
      </button>
    </form>
  );
}

/** The name's length and its issue. */
export function RenameNotes({
  id,
  renaming,
}: {
  readonly id: string;
  readonly renaming: Renaming;
}) {
  const length = [...renaming.text.trim()].length;
  return (
    <>
      <span className={styles.date}>
        {dashboardWords.lengthOfValue({ length, value: COUPON_NAME_MAX })}
      </span>
      {renaming.problem !== null && (
        <Message id={`${id}-problem`} kind="bad">
          {renaming.problem}
        </Message>
      )}
    </>
  );
}

interface EditNameProps {
  readonly name: string;
  /** True after a rename that had the focus, which returns here. */
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

export function EditName({ name, takesFocus, onPress }: EditNameProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.edit}
      aria-label={dashboardWords.editNameOfName({ name })}
      onClick={onPress}
    >
      {dashboardWords.editName()}
    </button>
  );
}
