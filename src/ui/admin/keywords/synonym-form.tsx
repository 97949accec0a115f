import { useCallback, useId, useRef } from 'react';
import type { SynonymForm } from '../../../domain/keyword/synonym-form.ts';
import { synonymIssues } from '../../../domain/keyword/synonym-form.schema.ts';
import { useEditedForm } from '../../forms/edited-form.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import {
  sheetRefusalOf,
  type SheetState,
  useOpenedHeading,
  useRefusalFocus,
} from './opened-sheet.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './keyword-sections.css.ts';

interface SynonymFormProps extends SheetState {
  /** Empty for a new one. */
  readonly storedWord: string;
  readonly form: SynonymForm;
  /** Words that have a synonym already. */
  readonly known: readonly string[];
  readonly onChange: (part: Partial<SynonymForm>) => void;
  readonly onCancel: () => void;
}

/** The form of one synonym; it takes the focus when a press opens it (BROWSE-14). */
export function SynonymSheet(props: SynonymFormProps) {
  const { storedWord, known, refusals, canSave, isBusy, isSlow } = props;
  const id = useId();
  const heading = useOpenedHeading(storedWord);
  const place = useRef<HTMLFormElement>(null);
  const { submit, textField } = useEditedForm<SynonymForm>({
    values: props.form,
    issuesOf: useCallback((values) => synonymIssues(values, known), [known]),
    showsErrors: 'onceChanged',
    place,
    refusalOf: (field) => sheetRefusalOf(field, refusals),
    onChange: props.onChange,
    onSubmit: props.onSave,
  });
  useRefusalFocus(place, isBusy, refusals);
  return (
    <form ref={place} className={styles.form} aria-labelledby={id} noValidate onSubmit={submit}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {storedWord === '' ? keywordsWords.newSynonym() : storedWord}
      </h3>
      <div className={styles.fields}>
        {storedWord === '' &&
          textField('word', {
            label: keywordsWords.word(),
            help: keywordsWords.asPeopleTypeIt(),
            required: true,
          })}
        {textField('meanings', {
          label: keywordsWords.standsFor(),
          help: keywordsWords.keywordsDividedByCommasThe(),
          required: true,
        })}
      </div>
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
