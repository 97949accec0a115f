import { type ReactNode, useCallback, useId, useState } from 'react';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import {
  filteredSynonyms,
  type Synonym,
  type SynonymForm,
} from '../../../domain/keyword/synonym-form.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FailureNotice } from '../../parts/notices/notice.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as keywordsWords from '../../../words/keywords.gen.ts';
import { pair as fieldPair } from '../../parts/fields/text-field.css.ts';
import { answers } from '../../parts/overlays/dialog.css.ts';
import { breaking, figures, size, visuallyHidden } from '../../theme/layout.css.ts';
import * as frame from '../../parts/page/page.css.ts';
import * as styles from './keyword-page.css.ts';
import { synonymIssues } from '../../../domain/keyword/synonym-form.schema.ts';
import { useOpenedHeading, useSheetForm } from './opened-sheet.ts';
import type { synonymEditorMachine } from '../../../machines/admin/synonym-editor.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';

interface SynonymsProps {
  /** Null while loading. */
  readonly synonyms: readonly Synonym[] | null;
  readonly hasFailed: boolean;
  /** False while a synonym is being saved or has unsaved changes. */
  readonly canEdit: boolean;
  /** The form of the open synonym, if any. */
  readonly form: ReactNode;
  /** Null for a new one. */
  readonly onOpen: (synonym: Synonym | null) => void;
  readonly onRemove: (synonym: Synonym) => void;
  readonly onRetry: () => void;
  /** Dialogs over the page. */
  readonly children?: ReactNode;
}

/** Rows that fit on a screen; the filter finds the others. */
const FIRST_SHOWN = 10;

/** Synonyms: the meanings of typed words in a search (BROWSE-14). */
export function Synonyms(props: SynonymsProps) {
  const { synonyms, hasFailed, canEdit, form, onOpen, onRetry, children } = props;
  const id = useId();
  return (
    <section className={frame.section} aria-labelledby={id}>
      <div className={frame.sectionHead}>
        <h2 id={id}>{keywordsWords.synonyms()}</h2>
        <Button disabled={!canEdit || synonyms === null} onClick={() => onOpen(null)}>
          {keywordsWords.addASynonym()}
        </Button>
      </div>
      <p className={styles.note}>{keywordsWords.whatATypedWordAlso()}</p>
      {hasFailed && (
        <FailureNotice onRetry={onRetry}>{keywordsWords.theSynonymsAreSafeCheck()}</FailureNotice>
      )}
      {form}
      {synonyms !== null && <List {...props} synonyms={synonyms} />}
      {children}
    </section>
  );
}

type ListProps = SynonymsProps & { readonly synonyms: readonly Synonym[] };

function List({ synonyms, ...row }: ListProps) {
  const [letters, setLetters] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const filtered = filteredSynonyms(synonyms, letters);
  const shown = isExpanded ? filtered : filtered.slice(0, FIRST_SHOWN);
  return (
    <>
      <div className={styles.filter} role="search" aria-label={keywordsWords.filterSynonyms()}>
        <SearchField
          label={keywordsWords.filterSynonyms()}
          value={letters}
          maxLength={64}
          onText={setLetters}
        />
        <p className={figures} role="status">
          {letters.trim() === ''
            ? keywordsWords.synonymCount({ count: synonyms.length })
            : keywordsWords.someSynonyms({ shown: filtered.length, count: synonyms.length })}
        </p>
      </div>
      {shown.length > 0 && <Table {...row} synonyms={shown} />}
      {shown.length < filtered.length && (
        <Button look="bare" onClick={() => setExpanded(true)}>
          {keywordsWords.showAllLength({ length: filtered.length })}
        </Button>
      )}
    </>
  );
}

function Table({ synonyms, canEdit, onOpen, onRemove }: ListProps) {
  return (
    <table className={styles.synonyms}>
      <thead>
        <tr>
          <th scope="col">{keywordsWords.word()}</th>
          <th scope="col">{keywordsWords.standsFor()}</th>
          <th scope="col">
            <span className={visuallyHidden}>{keywordsWords.whatToDo()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {synonyms.map((synonym) => (
          <tr key={synonym.word}>
            <th scope="row">{shownKeyword(synonym.word)}</th>
            <td>{shownKeyword(synonym.meanings.join(', '))}</td>
            <td>
              <Button
                shape="compact"
                disabled={!canEdit}
                aria-label={keywordsWords.editWord({ word: synonym.word })}
                onClick={() => onOpen(synonym)}
              >
                {actionsWords.edit()}
              </Button>
              <Button
                look="bare"
                shape="compact"
                disabled={!canEdit}
                aria-label={keywordsWords.removeWord({ word: synonym.word })}
                onClick={() => onRemove(synonym)}
              >
                {actionsWords.remove()}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SynonymSheetProps extends MachineView<typeof synonymEditorMachine> {
  readonly canSave: boolean;
}

/** The form of one synonym; it takes the focus when a press opens it (BROWSE-14). */
export function SynonymSheet(props: SynonymSheetProps) {
  const { state, send, canSave } = props;
  const { stored, known } = state.context;
  const storedWord = stored?.word ?? '';
  const isBusy = state.hasTag('busy');
  const id = useId();
  const heading = useOpenedHeading(storedWord);
  const issuesOf = useCallback((values: SynonymForm) => synonymIssues(values, known), [known]);
  const { place, submit, textField } = useSheetForm(props, issuesOf);
  return (
    <form
      ref={place}
      className={`${frame.slip} ${frame.form}`}
      aria-labelledby={id}
      noValidate
      onSubmit={submit}
    >
      <h3 id={id} ref={heading} className={`${size.t20} ${breaking}`} tabIndex={-1}>
        {storedWord === '' ? keywordsWords.newSynonym() : storedWord}
      </h3>
      <div className={fieldPair}>
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
      <div className={answers}>
        <Button disabled={isBusy} onClick={() => send({ type: 'form.cancel' })}>
          {actionsWords.cancel()}
        </Button>
        <Button type="submit" look="ink" disabled={!canSave || isBusy} aria-busy={isBusy}>
          {state.hasTag('slow') ? actionsWords.saving() : keywordsWords.saveSynonym()}
        </Button>
      </div>
    </form>
  );
}
