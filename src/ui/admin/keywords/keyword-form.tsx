import { Check, Trash2, Upload } from 'lucide-react';
import { useId, useRef, type RefObject } from 'react';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import type { KeywordForm as Form } from '../../../domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../../domain/keyword/keyword-form.schema.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { useEditedForm } from '../../forms/edited-form.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { TearLine } from '../../parts/paper/tear-line.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import * as styles from './keyword-form.css.ts';
import {
  sheetRefusalOf,
  type SheetState,
  useOpenedHeading,
  useRefusalFocus,
} from './opened-sheet.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';
import { useFileInput } from '../../forms/chosen-files.tsx';
import { FieldError } from '../../parts/fields/text-field.tsx';

interface KeywordFormProps extends SheetState {
  /** Empty for a new one. */
  readonly storedName: string;
  readonly form: Form;
  readonly picture: string | null;
  readonly onChange: (part: Partial<Form>) => void;
  readonly onPicture: (file: File) => void;
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
  const { form, picture, refusals, isBusy, onChange, onPicture } = props;
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const fields = useKeywordFields(props, place);
  useRefusalFocus(place, isBusy, refusals);
  return (
    <form
      ref={place}
      className={styles.place}
      aria-labelledby={id}
      noValidate
      onSubmit={fields.submit}
    >
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
          <Words {...fields} />
          <div className={styles.pair}>
            {fields.textField('weight', {
              label: administrationWords.weight(),
              inputMode: 'numeric',
            })}
            <ThumbnailChoice
              hasPicture={picture !== null}
              isBusy={isBusy}
              error={sheetRefusalOf('thumbnail', refusals)}
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

function useKeywordFields({ form, refusals, onChange, onSave }: KeywordFormProps, place: Place) {
  return useEditedForm<Form>({
    values: form,
    issuesOf: keywordIssues,
    showsErrors: 'onceChanged',
    place,
    refusalOf: (field) => sheetRefusalOf(field, refusals),
    onChange,
    onSubmit: onSave,
  });
}

type Place = RefObject<HTMLFormElement | null>;

function Top({ storedName, form, onChange, headingId }: KeywordFormProps & { headingId: string }) {
  const heading = useOpenedHeading(storedName);
  return (
    <div className={styles.top}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {storedName === '' ? keywordsWords.newKeyword() : shownKeyword(storedName)}
      </h2>
      <Switch
        label={administrationWords.active()}
        checked={form.active}
        onToggle={() => onChange({ active: !form.active })}
      />
    </div>
  );
}

function Words({ form, textField }: ReturnType<typeof useKeywordFields>) {
  return (
    <>
      {textField('name', { label: administrationWords.name(), required: true })}
      {textField('description', {
        label: faceWords.description(),
        help: keywordsWords.oneLineShownUnderThe(),
        required: true,
        isLong: true,
      })}
      {textField('spanishName', {
        label: administrationWords.calledInSpanish(),
        help: administrationWords.emptyInSpanish(),
        lang: 'es',
      })}
      {textField('spanishDescription', {
        label: administrationWords.describedInSpanish(),
        lang: 'es',
        isLong: true,
      })}
      <form.Field name="popular">
        {(field) => (
          <Checkbox checked={field.state.value} onChange={field.handleChange}>
            {keywordsWords.showAsSearchSuggestion()}
          </Checkbox>
        )}
      </form.Field>
    </>
  );
}

function End({ storedName, canSave, isBusy, isSlow, onRemove }: KeywordFormProps) {
  return (
    <div className={styles.end}>
      <TicketButton
        type="submit"
        width="full"
        icon={<Check />}
        disabled={!canSave || isBusy}
        aria-busy={isBusy}
      >
        {isSlow ? actionsWords.saving() : keywordsWords.saveKeyword()}
      </TicketButton>
      {storedName !== '' && (
        <div className={styles.remove}>
          <Button icon={<Trash2 />} look="bare" disabled={isBusy} onClick={onRemove}>
            {keywordsWords.deleteKeyword()}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ThumbnailChoiceProps {
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The picture of a suggestion: choose, replace or remove it. */
function ThumbnailChoice(props: ThumbnailChoiceProps) {
  const { hasPicture, isBusy, error, onChoose, onRemove } = props;
  const id = useId();
  const { input, choose } = useFileInput({
    accept: 'image/png,image/jpeg',
    label: keywordsWords.thumbnailFile(),
    onFiles: ([file]) => file && onChoose(file),
  });
  return (
    <div className={styles.file}>
      <span id={id} className={styles.fileLabel}>
        {keywordsWords.thumbnail()}
      </span>
      {input}
      <Button
        icon={<Upload />}
        disabled={isBusy}
        aria-describedby={[id, `${id}-error`].join(' ')}
        onClick={choose}
      >
        {hasPicture ? actionsWords.replace() : keywordsWords.choose()}
      </Button>
      {hasPicture && (
        <Button look="bare" disabled={isBusy} onClick={onRemove}>
          {keywordsWords.takeAway()}
        </Button>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
