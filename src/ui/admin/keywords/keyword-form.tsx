import { Check, Trash2 } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import type { KeywordForm as Form, KeywordIssues } from '../../../domain/keyword/keyword-form.ts';
import { toggle, track } from '../../dashboard/coupon-card.css.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { useLastingFocus } from '../../parts/overlays/lasting-focus.ts';
import { TearLine } from '../../parts/paper/tear-line.tsx';
import { Field, TextArea, TextInput } from '../../parts/fields/text-field.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import * as styles from './keyword-form.css.ts';
import { sheetErrorOf, useOpenedHeading, type SheetRefusals } from './opened-sheet.ts';
import { ThumbnailChoice } from './thumbnail-choice.tsx';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';

interface KeywordFormProps {
  /** Empty for a new one. */
  readonly storedName: string;
  readonly form: Form;
  readonly issues: KeywordIssues;
  readonly refusals: SheetRefusals;
  readonly picture: string | null;
  readonly canSave: boolean;
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  readonly onChange: (part: Partial<Form>) => void;
  readonly onPicture: (file: File) => void;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

/** No keyword is open. */
export function NoKeyword() {
  return (
    <div className={styles.place}>
      <p className={styles.blank}>{keywordsWords.chooseAKeywordToChange()}</p>
    </div>
  );
}

/** The form of one keyword (ADMK-01). */
export function KeywordSheet(props: KeywordFormProps) {
  const { form, picture, refusals, isBusy, onChange, onPicture, onSave } = props;
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className={styles.place} aria-labelledby={id} noValidate onSubmit={save}>
      <div className={styles.sheet}>
        {picture === null ? (
          <div className={styles.picture} />
        ) : (
          <img
            className={styles.picture}
            src={picture}
            width={1125}
            height={432}
            alt={keywordsWords.thumbnailOfName({ name: form.name })}
          />
        )}
        <TearLine kind="stub" />
        <div className={styles.fields}>
          <Top {...props} headingId={id} />
          <Words {...props} />
          <div className={styles.pair}>
            <Weight {...props} />
            <ThumbnailChoice
              hasPicture={picture !== null}
              isBusy={isBusy}
              error={sheetErrorOf('thumbnail', undefined, refusals)}
              onChoose={onPicture}
              onRemove={() => onChange({ thumbnail: null })}
            />
          </div>
          <End {...props} />
        </div>
      </div>
    </form>
  );
}

function Top({ storedName, form, onChange, headingId }: KeywordFormProps & { headingId: string }) {
  const heading = useOpenedHeading(storedName);
  return (
    <div className={styles.top}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {storedName === '' ? keywordsWords.newKeyword() : storedName}
      </h2>
      <button
        type="button"
        role="switch"
        className={toggle}
        aria-checked={form.active}
        aria-label={administrationWords.active()}
        onClick={() => onChange({ active: !form.active })}
      >
        <span>{administrationWords.active()}</span>
        <i className={track} />
      </button>
    </div>
  );
}

function Words({ form, issues, refusals, onChange }: KeywordFormProps) {
  return (
    <>
      <Field
        label={administrationWords.name()}
        required
        error={sheetErrorOf('name', issues.name, refusals)}
      >
        <TextInput
          value={form.name}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field
        label={faceWords.description()}
        required
        help={keywordsWords.oneLineShownUnderThe()}
        error={sheetErrorOf('description', issues.description, refusals)}
      >
        <TextArea
          value={form.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Checkbox checked={form.popular} onChange={(popular) => onChange({ popular })}>
        {keywordsWords.showAsSearchSuggestion()}
      </Checkbox>
    </>
  );
}

function Weight({ form, issues, refusals, onChange }: KeywordFormProps) {
  return (
    <Field
      label={administrationWords.weight()}
      error={sheetErrorOf('weight', issues.weight, refusals)}
    >
      <TextInput
        inputMode="numeric"
        value={form.weight}
        onChange={(event) => onChange({ weight: event.target.value })}
      />
    </Field>
  );
}

function End({ storedName, canSave, isBusy, isSlow, onRemove }: KeywordFormProps) {
  return (
    <div className={styles.end}>
      <TicketButton
        type="submit"
        width="full"
        icon={<Check />}
        {...useLastingFocus(canSave && !isBusy)}
        aria-busy={isBusy}
      >
        {isSlow ? actionsWords.saving() : keywordsWords.saveKeyword()}
      </TicketButton>
      {storedName !== '' && (
        <div className={styles.remove}>
          <Button look="bare" disabled={isBusy} onClick={onRemove}>
            <Trash2 />
            {keywordsWords.deleteKeyword()}
          </Button>
        </div>
      )}
    </div>
  );
}
