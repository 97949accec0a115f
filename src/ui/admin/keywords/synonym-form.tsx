import { useCallback, useId, useRef, type FormEvent } from 'react';
import type { SynonymForm } from '../../../domain/keyword/synonym-form.ts';
import { synonymIssues } from '../../../domain/keyword/synonym-form.schema.ts';
import { useEditedForm } from '../../forms/edited-form.ts';
import { textProps } from '../../forms/field-port.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import {
  sheetRefusalOf,
  type SheetRefusals,
  useOpenedHeading,
  useRefusalFocus,
} from './opened-sheet.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './synonyms.css.ts';

interface SynonymFormProps {
  /** Empty for a new one. */
  readonly storedWord: string;
  readonly form: SynonymForm;
  /** Words that have a synonym already. */
  readonly known: readonly string[];
  readonly refusals: SheetRefusals;
  readonly canSave: boolean;
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  readonly onChange: (part: Partial<SynonymForm>) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The form of one synonym; it takes the focus when a press opens it (BROWSE-14). */
export function SynonymSheet(props: SynonymFormProps) {
  const { storedWord, form, known, refusals, canSave, isBusy, isSlow } = props;
  const id = useId();
  const heading = useOpenedHeading(storedWord);
  const place = useRef<HTMLFormElement>(null);
  const fields = useEditedForm<SynonymForm>({
    values: form,
    issuesOf: useCallback((values) => synonymIssues(values, known), [known]),
    showsErrors: 'onceChanged',
    place,
    onChange: props.onChange,
    onSubmit: props.onSave,
  });
  useRefusalFocus(place, isBusy, refusals);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void fields.form.handleSubmit();
  };
  return (
    <form ref={place} className={styles.form} aria-labelledby={id} noValidate onSubmit={save}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {storedWord === '' ? keywordsWords.newSynonym() : storedWord}
      </h3>
      <Words {...fields} storedWord={storedWord} refusals={refusals} />
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={props.onCancel}>
          {actionsWords.cancel()}
        </Button>
        <Button type="submit" look="ink" disabled={!canSave || isBusy} aria-busy={isBusy}>
          {isSlow ? actionsWords.saving() : keywordsWords.saveSynonym()}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<SynonymFormProps, 'storedWord' | 'refusals'> &
  ReturnType<typeof useEditedForm<SynonymForm>>;

function Words({ storedWord, refusals, form, shownErrorOf }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {storedWord === '' && (
        <form.Field name="word">
          {(field) => (
            <Field
              label={keywordsWords.word()}
              required
              help={keywordsWords.asPeopleTypeIt()}
              error={shownErrorOf(field) ?? sheetRefusalOf('word', refusals)}
            >
              <TextInput {...textProps(field)} autoComplete="off" />
            </Field>
          )}
        </form.Field>
      )}
      <form.Field name="meanings">
        {(field) => (
          <Field
            label={keywordsWords.standsFor()}
            required
            help={keywordsWords.keywordsDividedByCommasThe()}
            error={shownErrorOf(field) ?? sheetRefusalOf('meanings', refusals)}
          >
            <TextInput {...textProps(field)} autoComplete="off" />
          </Field>
        )}
      </form.Field>
    </div>
  );
}
