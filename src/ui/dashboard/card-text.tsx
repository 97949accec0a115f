import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { CARD_TEXT_MAX, type CardText, cardTextLength } from '../../domain/dashboard/card-text.ts';
import { submits } from '../forms/submits.ts';
import { Message } from '../parts/fields/message.tsx';
import { TextArea, TextInput } from '../parts/fields/text-field.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import { figures, visuallyHidden } from '../theme/layout.css.ts';
import { joined } from '../parts/fields/text-field.css.ts';
import * as styles from './coupon-card.css.ts';

/** A text while it is edited. */
export interface EditedText {
  readonly field: CardText;
  readonly text: string;
  readonly problem: string | null;
  readonly isSaving: boolean;
}

export type CardTextEvent =
  | { readonly type: 'text.edit' | 'text.save' | 'text.cancel' }
  | { readonly type: 'text.change'; readonly text: string };

interface TextFieldProps {
  readonly id: string;
  readonly edited: EditedText;
  readonly onEvent: (event: CardTextEvent) => void;
}

/** A name or a note as a field: "SAVE", or Enter in a name, stores it; Escape restores the old one (DASH-07, DASH-19). */
export function CardTextField({ id, edited, onEvent }: TextFieldProps) {
  const { field, text, problem, isSaving } = edited;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.select(), []);
  const Control = field === 'name' ? TextInput : TextArea;
  return (
    <form
      className={`${joined} ${styles.rename}`}
      onSubmit={submits(() => onEvent({ type: 'text.save' }))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEvent({ type: 'text.cancel' });
      }}
    >
      <label className={visuallyHidden} htmlFor={`${id}-${field}`}>
        {field === 'name' ? dashboardWords.nameOfTheCoupon() : dashboardWords.privateNote()}
      </label>
      <Control
        ref={input}
        id={`${id}-${field}`}
        value={text}
        readOnly={isSaving}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-${field}-problem`}
        autoComplete="off"
        onText={(changed) => onEvent({ type: 'text.change', text: changed })}
      />
      <button type="submit" className={styles.save} aria-busy={isSaving}>
        {dashboardWords.save()}
      </button>
    </form>
  );
}

/** The text's length and its issue. */
export function CardTextRemarks({ id, edited }: Omit<TextFieldProps, 'onEvent'>) {
  const { field, text, problem } = edited;
  return (
    <>
      <span className={figures}>
        {dashboardWords.lengthOfValue({
          length: cardTextLength(text),
          value: CARD_TEXT_MAX[field],
        })}
      </span>
      {problem !== null && (
        <Message id={`${id}-${field}-problem`} kind="bad" role="alert">
          {problem}
        </Message>
      )}
    </>
  );
}

interface EditTextProps {
  readonly label: string;
  readonly children: string;
  readonly onEvent: (event: CardTextEvent) => void;
  /** True after an edit that had the focus, which returns here. */
  readonly takesFocus: boolean;
}

export function EditText({ label, children, takesFocus, onEvent }: EditTextProps): ReactNode {
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
      aria-label={label}
      onClick={() => onEvent({ type: 'text.edit' })}
    >
      {children}
    </button>
  );
}

interface CardNoteProps {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly edited: EditedText | null;
  readonly onEvent: (event: CardTextEvent) => void;
}

/** The owner's private note, or a button that begins one (DASH-19). */
export function CardNote({ id, name, note, edited, onEvent }: CardNoteProps) {
  const [hasEdited, setHasEdited] = useState(false);
  if (edited !== null)
    return (
      <div className={styles.note}>
        <CardTextField id={id} edited={edited} onEvent={onEvent} />
        <CardTextRemarks id={id} edited={edited} />
      </div>
    );
  return (
    <div className={styles.note}>
      {note !== '' && <p className={styles.noteText}>{note}</p>}
      <EditText
        label={
          note === ''
            ? dashboardWords.addNoteToName({ name })
            : dashboardWords.editNoteOfName({ name })
        }
        takesFocus={hasEdited}
        onEvent={(event) => {
          setHasEdited(true);
          onEvent(event);
        }}
      >
        {note === '' ? dashboardWords.addNote() : dashboardWords.editNote()}
      </EditText>
    </div>
  );
}
