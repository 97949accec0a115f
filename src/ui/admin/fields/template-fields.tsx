import { type ReactNode, type RefObject, useCallback } from 'react';
import { Link } from '@tanstack/react-router';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import { ownValue } from '../../../domain/record.ts';
import { listOf, type TemplateForm } from '../../../domain/template/template-draft.ts';
import { templateFormIssues } from '../../../domain/template/template-form.schema.ts';
import { useEditedForm } from '../../forms/edited-form.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import * as fieldStyles from '../../parts/fields/text-field.css.ts';
import { below, bullets, row, size, soft, stack } from '../../theme/layout.css.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as styles from './fields.css.ts';
import type { EditorView, SendToEditor } from '../view/editor-view.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';

interface TemplateFieldsProps {
  readonly view: EditorView;
  readonly send: SendToEditor;
  readonly fields: ReturnType<typeof useTemplateForm>;
  /** Existing keywords, for suggestions. */
  readonly keywords: readonly string[];
  /** Similar templates. */
  readonly alike: readonly { readonly id: string; readonly title: string }[];
  /** The picture, placed among the fields. */
  readonly children: ReactNode;
}

/** The template's texts and numbers (ADMT-01, ADMT-06). */
export function TemplateFields(props: TemplateFieldsProps) {
  const { alike, children } = props;
  const { textField } = props.fields;
  return (
    <div className={styles.panel}>
      {textField('title', { label: adminWords.title(), required: true })}
      {alike.length > 0 && (
        <div className={`${stack[6]} ${size.t13}`} role="status">
          <Message kind="warn">{adminWords.similarTemplates({ count: alike.length })}</Message>
          <ul className={`${bullets} ${soft}`}>
            {alike.map(({ id, title }) => (
              <li key={id}>
                <Link to="/template/edit/$templateId" params={{ templateId: id }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {textField('description', {
        label: faceWords.description(),
        required: true,
        isLong: true,
      })}
      <Keywords {...props} />
      <InSpanish {...props} />
      {children}
      {textField('colors', {
        label: actionsWords.colors(),
        help: adminWords.separatedByCommasEmptyFor(),
        spellCheck: false,
      })}
      <div className={styles.pair}>
        {textField('weight', { label: administrationWords.weight(), inputMode: 'numeric' })}
        <Editable {...props} />
      </div>
      <InformedImages {...props} />
    </div>
  );
}

function Editable({ fields: { form } }: TemplateFieldsProps) {
  return (
    <form.Field name="editable">
      {({ state, handleChange }) => (
        <div className={fieldStyles.field}>
          <span className={fieldStyles.label}>{adminWords.editable()}</span>
          <Switch
            label={adminWords.editable()}
            words={state.value ? actionsWords.yes() : actionsWords.no()}
            checked={state.value}
            onToggle={() => handleChange(!state.value)}
          />
        </div>
      )}
    </form.Field>
  );
}

function InformedImages({ view: { draft }, send, fields }: TemplateFieldsProps) {
  const make = () => send({ type: 'form.change', change: { informedImages: crypto.randomUUID() } });
  return (
    <>
      {fields.textField('informedImages', {
        label: adminWords.informedImages(),
        help: adminWords.uuidOrEmpty(),
        spellCheck: false,
      })}
      {/* A Ride-Along design requires the id for storing it. */}
      {draft.rideAlong !== null && draft.form.informedImages === '' && (
        <div>
          <Message kind="warn">{adminWords.theRideAlongDesignIs()}</Message>
          <Button shape="compact" onClick={make}>
            {adminWords.newUuid()}
          </Button>
        </div>
      )}
    </>
  );
}

const MOST_SUGGESTIONS = 6;

function Keywords({ view, send, fields, keywords }: TemplateFieldsProps) {
  const { form } = view.draft;
  const typed = form.keywords.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const chosen = new Set(listOf(form.keywords.toLowerCase()));
  const fitting = keywords.filter((name) => !chosen.has(name) && name.startsWith(typed));
  const take = (name: string) => {
    const before = form.keywords
      .split(',')
      .slice(0, -1)
      .map((part) => part.trim());
    const text = [...before, name, ''].join(', ').trimStart();
    // The key makes it an edit of its own.
    send({ type: 'form.change', change: { keywords: text }, key: `keyword ${name}` });
  };
  return (
    <div>
      {fields.textField('keywords', {
        label: actionsWords.keywords(),
        help: adminWords.separatedByCommas(),
      })}
      {fitting.length > 0 && (
        <div
          role="group"
          aria-label={adminWords.suggestedKeywords()}
          className={`${below[8]} ${row}`}
        >
          {fitting.slice(0, MOST_SUGGESTIONS).map((name) => (
            <Button key={name} shape="compact" onClick={() => take(name)}>
              {shownKeyword(name)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function InSpanish({ fields: { textField } }: TemplateFieldsProps) {
  return (
    <>
      {textField('spanishTitle', {
        label: administrationWords.calledInSpanish(),
        help: administrationWords.emptyInSpanish(),
        lang: 'es',
      })}
      {textField('spanishDescription', {
        label: administrationWords.describedInSpanish(),
        lang: 'es',
        isLong: true,
      })}
      {textField('spanishKeywords', {
        label: adminWords.searchedInSpanish(),
        help: adminWords.separatedByCommas(),
        lang: 'es',
      })}
    </>
  );
}

/** The form of a template's fields; a field shows its error once it was left (ADMT-06). */
export function useTemplateForm(
  { draft, isSaving }: EditorView,
  send: SendToEditor,
  place: RefObject<HTMLElement | null>,
) {
  const { form, rideAlong } = draft;
  const hasRideAlong = rideAlong !== null;
  return useEditedForm<TemplateForm>({
    values: form,
    issuesOf: useCallback((values) => templateFormIssues(values, hasRideAlong), [hasRideAlong]),
    showsErrors: 'onceLeft',
    place,
    isSaving,
    onChange: (change) => send({ type: 'form.change', change, key: keyOf(form, change) }),
  });
}

/** A new word starts a new edit, so that undo removes words, not letters. */
function keyOf(before: TemplateForm, change: Partial<TemplateForm>): string {
  const name = Object.keys(change).join();
  const words = Math.max(...[before, { ...before, ...change }].map((form) => wordsIn(form, name)));
  return `${name} ${words}`;
}

function wordsIn(form: TemplateForm, name: string): number {
  return String(ownValue({ ...form }, name))
    .trim()
    .split(/\s+/u).length;
}
