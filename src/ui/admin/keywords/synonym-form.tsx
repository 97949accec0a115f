import { useId, type FormEvent } from 'react';
import type { SynonymForm, SynonymIssues } from '../../../domain/keyword/synonym-form.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useLastingFocus } from '../../parts/overlays/lasting-focus.ts';
import { Field, TextInput } from '../../parts/fields/text-field.tsx';
import { sheetErrorOf, useOpenedHeading, type SheetRefusals } from './opened-sheet.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './synonyms.css.ts';

interface SynonymFormProps {
  /** Empty for a new one. */
  readonly storedWord: string;
  readonly form: SynonymForm;
  readonly issues: SynonymIssues;
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
  const { storedWord, canSave, isBusy, isSlow, onSave, onCancel } = props;
  const id = useId();
  const heading = useOpenedHeading(storedWord);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className={styles.form} aria-labelledby={id} noValidate onSubmit={save}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {storedWord === '' ? keywordsWords.newSynonym() : storedWord}
      </h3>
      <Words {...props} />
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onCancel}>
          {actionsWords.cancel()}
        </Button>
        <Button
          type="submit"
          look="ink"
          {...useLastingFocus(canSave && !isBusy)}
          aria-busy={isBusy}
        >
          {isSlow ? actionsWords.saving() : keywordsWords.saveSynonym()}
        </Button>
      </div>
    </form>
  );
}

function Words({ storedWord, form, issues, refusals, onChange }: SynonymFormProps) {
  return (
    <div className={styles.fields}>
      {storedWord === '' && (
        <Field
          label={keywordsWords.word()}
          required
          help={keywordsWords.asPeopleTypeIt()}
          error={sheetErrorOf('word', issues.word, refusals)}
        >
          <TextInput
            value={form.word}
            autoComplete="off"
            onChange={(event) => onChange({ word: event.target.value })}
          />
        </Field>
      )}
      <Field
        label={keywordsWords.standsFor()}
        required
        help={keywordsWords.keywordsDividedByCommasThe()}
        error={sheetErrorOf('meanings', issues.meanings, refusals)}
      >
        <TextInput
          value={form.meanings}
          autoComplete="off"
          onChange={(event) => onChange({ meanings: event.target.value })}
        />
      </Field>
    </div>
  );
}
