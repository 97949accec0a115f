import { Check, Trash2 } from 'lucide-react';
import { useId, useRef, type FormEvent, type RefObject } from 'react';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import type { KeywordForm as Form } from '../../../domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../../domain/keyword/keyword-form.schema.ts';
import { toggle, track } from '../../dashboard/coupon-card.css.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { useEditedForm } from '../../forms/edited-form.ts';
import { textProps } from '../../forms/field-port.ts';
import { TearLine } from '../../parts/paper/tear-line.tsx';
import { Field, TextArea, TextInput } from '../../parts/fields/text-field.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import * as styles from './keyword-form.css.ts';
import {
  sheetRefusalOf,
  type SheetRefusals,
  useOpenedHeading,
  useRefusalFocus,
} from './opened-sheet.ts';
import { ThumbnailChoice } from './thumbnail-choice.tsx';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';

interface KeywordFormProps {
  /** Empty for a new one. */
  readonly storedName: string;
  readonly form: Form;
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
  const { form, picture, refusals, isBusy, onChange, onPicture } = props;
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const fields = useKeywordFields(props, place);
  useRefusalFocus(place, isBusy, refusals);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void fields.form.handleSubmit();
  };
  return (
    <form ref={place} className={styles.place} aria-labelledby={id} noValidate onSubmit={save}>
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
          <Words {...fields} refusals={refusals} />
          <div className={styles.pair}>
            <Weight {...fields} refusals={refusals} />
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

function useKeywordFields({ form, onChange, onSave }: KeywordFormProps, place: Place) {
  return useEditedForm<Form>({
    values: form,
    issuesOf: keywordIssues,
    showsErrors: 'onceChanged',
    place,
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

interface FieldsProps extends ReturnType<typeof useKeywordFields> {
  readonly refusals: SheetRefusals;
}

function Words({ form, shownErrorOf, refusals }: FieldsProps) {
  return (
    <>
      <form.Field name="name">
        {(field) => (
          <Field
            label={administrationWords.name()}
            required
            error={shownErrorOf(field) ?? sheetRefusalOf('name', refusals)}
          >
            <TextInput {...textProps(field)} autoComplete="off" />
          </Field>
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <Field
            label={faceWords.description()}
            required
            help={keywordsWords.oneLineShownUnderThe()}
            error={shownErrorOf(field) ?? sheetRefusalOf('description', refusals)}
          >
            <TextArea {...textProps(field)} />
          </Field>
        )}
      </form.Field>
      <form.Field name="spanishName">
        {(field) => (
          <Field
            label={administrationWords.calledInSpanish()}
            help={administrationWords.emptyInSpanish()}
            error={shownErrorOf(field) ?? sheetRefusalOf('spanishName', refusals)}
          >
            <TextInput {...textProps(field)} lang="es" autoComplete="off" />
          </Field>
        )}
      </form.Field>
      <form.Field name="spanishDescription">
        {(field) => (
          <Field
            label={administrationWords.describedInSpanish()}
            error={shownErrorOf(field) ?? sheetRefusalOf('spanishDescription', refusals)}
          >
            <TextArea {...textProps(field)} lang="es" />
          </Field>
        )}
      </form.Field>
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

function Weight({ form, shownErrorOf, refusals }: FieldsProps) {
  return (
    <form.Field name="weight">
      {(field) => (
        <Field
          label={administrationWords.weight()}
          error={shownErrorOf(field) ?? sheetRefusalOf('weight', refusals)}
        >
          <TextInput {...textProps(field)} inputMode="numeric" />
        </Field>
      )}
    </form.Field>
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
          <Button look="bare" disabled={isBusy} onClick={onRemove}>
            <Trash2 />
            {keywordsWords.deleteKeyword()}
          </Button>
        </div>
      )}
    </div>
  );
}
