import { Check, Trash2, Upload } from 'lucide-react';
import { useId } from 'react';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import type { KeywordForm } from '../../../domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../../domain/keyword/keyword-form.schema.ts';
import type { keywordEditorMachine } from '../../../machines/admin/keyword-editor.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { TearLine } from '../../parts/paper/tear-line.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import * as styles from './keyword-page.css.ts';
import { sheetRefusalOf, useOpenedHeading, useSheetForm } from './opened-sheet.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';
import { useFileInput } from '../../forms/chosen-files.tsx';
import * as fieldStyles from '../../parts/fields/text-field.css.ts';
import { FieldError } from '../../parts/fields/text-field.tsx';
import * as frame from '../../parts/page/page.css.ts';
import { apart, size, stack, tone } from '../../theme/layout.css.ts';
import { pair } from '../fields/fields.css.ts';

interface KeywordSheetProps extends MachineView<typeof keywordEditorMachine> {
  readonly picture: string | null;
  readonly canSave: boolean;
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
export function KeywordSheet(props: KeywordSheetProps) {
  const { state, picture } = props;
  const id = useId();
  const { place, submit, ...fields } = useSheetForm<KeywordForm>(props, keywordIssues);
  return (
    <form ref={place} className={styles.place} aria-labelledby={id} noValidate onSubmit={submit}>
      <div className={styles.sheet}>
        {picture === null ? (
          <div className={styles.formPicture} />
        ) : (
          <img
            className={styles.formPicture}
            src={picture}
            width={1125}
            height={432}
            alt={keywordsWords.thumbnailOfName({ name: state.context.form.name })}
          />
        )}
        <TearLine kind="stub" />
        <div className={frame.form}>
          <Top {...props} headingId={id} />
          <Words {...fields} />
          <div className={pair}>
            {fields.textField('weight', {
              label: administrationWords.weight(),
              inputMode: 'numeric',
            })}
            <ThumbnailChoice {...props} />
          </div>
          <End {...props} />
        </div>
      </div>
    </form>
  );
}

function Top({ state, send, headingId }: KeywordSheetProps & { readonly headingId: string }) {
  const { stored, form } = state.context;
  const storedName = stored?.name ?? '';
  const heading = useOpenedHeading(storedName);
  return (
    <div className={apart}>
      <h2 id={headingId} ref={heading} className={size.t25} tabIndex={-1}>
        {storedName === '' ? keywordsWords.newKeyword() : shownKeyword(storedName)}
      </h2>
      <Switch
        label={administrationWords.active()}
        checked={form.active}
        onToggle={() => send({ type: 'form.change', part: { active: !form.active } })}
      />
    </div>
  );
}

type Fields = ReturnType<typeof useSheetForm<KeywordForm>>;

function Words({ form, textField }: Pick<Fields, 'form' | 'textField'>) {
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

function End({ state, send, canSave }: KeywordSheetProps) {
  const isBusy = state.hasTag('busy');
  return (
    <div className={stack[6]}>
      <TicketButton
        type="submit"
        width="full"
        icon={<Check />}
        disabled={!canSave || isBusy}
        aria-busy={isBusy}
      >
        {state.hasTag('slow') ? actionsWords.saving() : keywordsWords.saveKeyword()}
      </TicketButton>
      {state.context.stored !== null && (
        <Button look="bare" disabled={isBusy} onClick={() => send({ type: 'removal.ask' })}>
          <Trash2 className={tone.bad} />
          <span className={tone.bad}>{keywordsWords.deleteKeyword()}</span>
        </Button>
      )}
    </div>
  );
}

/** The picture of a suggestion: choose, replace or remove it. */
function ThumbnailChoice({ state, send, picture }: KeywordSheetProps) {
  const isBusy = state.hasTag('busy');
  const error = sheetRefusalOf('thumbnail', state.context.refusals);
  const id = useId();
  const { input, choose } = useFileInput({
    accept: 'image/png,image/jpeg',
    label: keywordsWords.thumbnailFile(),
    onFiles: ([file]) => file && send({ type: 'picture.choose', file }),
  });
  return (
    <div className={fieldStyles.field}>
      <span id={id} className={fieldStyles.label}>
        {keywordsWords.thumbnail()}
      </span>
      {input}
      <Button
        icon={<Upload />}
        disabled={isBusy}
        aria-describedby={[id, `${id}-error`].join(' ')}
        onClick={choose}
      >
        {picture === null ? keywordsWords.choose() : actionsWords.replace()}
      </Button>
      {picture !== null && (
        <Button
          look="bare"
          disabled={isBusy}
          onClick={() => send({ type: 'form.change', part: { thumbnail: null } })}
        >
          {keywordsWords.takeAway()}
        </Button>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
