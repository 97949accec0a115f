import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { shownKeyword } from '../../../domain/keyword/keyword-words.ts';
import { listOf, type TemplateForm } from '../../../domain/template/template-draft.ts';
import { textProps } from '../../forms/field-port.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Field, TextArea, TextInput } from '../../parts/fields/text-field.tsx';
import { Switch } from '../frame/switch.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as styles from './template-fields.css.ts';
import type { EditedTemplate } from './template-form.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';

interface TemplateFieldsProps {
  readonly fields: EditedTemplate;
  readonly form: TemplateForm;
  /** Existing keywords, for suggestions. */
  readonly keywords: readonly string[];
  /** Similar templates. */
  readonly alike: readonly { readonly id: string; readonly title: string }[];
  /** A suggested keyword was added; the key makes it an edit of its own. */
  readonly onKeywords: (text: string, key: string) => void;
  /** A Ride-Along design requires the id for storing it. */
  readonly needsUuid: boolean;
  readonly onNewUuid: () => void;
  /** The picture, placed among the fields. */
  readonly children: ReactNode;
}

/** The template's texts and numbers (ADMT-01, ADMT-06). */
export function TemplateFields(props: TemplateFieldsProps) {
  const { alike, children } = props;
  const { form, shownErrorOf } = props.fields;
  return (
    <div className={styles.fields}>
      <form.Field name="title">
        {(field) => (
          <Field label={adminWords.title()} required error={shownErrorOf(field)}>
            <TextInput {...textProps(field)} autoComplete="off" />
          </Field>
        )}
      </form.Field>
      {alike.length > 0 && <Alike templates={alike} />}
      <form.Field name="description">
        {(field) => (
          <Field label={faceWords.description()} required error={shownErrorOf(field)}>
            <TextArea {...textProps(field)} autoComplete="off" />
          </Field>
        )}
      </form.Field>
      <Keywords {...props} />
      <InSpanish {...props} />
      {children}
      <form.Field name="colors">
        {(field) => (
          <Field
            label={actionsWords.colors()}
            help={adminWords.separatedByCommasEmptyFor()}
            error={shownErrorOf(field)}
          >
            <TextInput {...textProps(field)} autoComplete="off" spellCheck={false} />
          </Field>
        )}
      </form.Field>
      <div className={styles.pair}>
        <form.Field name="weight">
          {(field) => (
            <Field label={administrationWords.weight()} error={shownErrorOf(field)}>
              <TextInput {...textProps(field)} autoComplete="off" inputMode="numeric" />
            </Field>
          )}
        </form.Field>
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
        <div className={styles.switchField}>
          <span className={styles.label}>{adminWords.editable()}</span>
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

function InformedImages({ fields, needsUuid, onNewUuid }: TemplateFieldsProps) {
  const { form, shownErrorOf } = fields;
  return (
    <>
      <form.Field name="informedImages">
        {(field) => (
          <Field
            label={adminWords.informedImages()}
            help={adminWords.uuidOrEmpty()}
            error={shownErrorOf(field)}
          >
            <TextInput {...textProps(field)} autoComplete="off" spellCheck={false} />
          </Field>
        )}
      </form.Field>
      {needsUuid && (
        <div>
          <Message kind="warn">{adminWords.theRideAlongDesignIs()}</Message>
          <Button shape="compact" onClick={onNewUuid}>
            {adminWords.newUuid()}
          </Button>
        </div>
      )}
    </>
  );
}

const MOST_SUGGESTIONS = 6;

function Keywords({ fields, form, keywords, onKeywords }: TemplateFieldsProps) {
  const typed = form.keywords.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const chosen = new Set(listOf(form.keywords.toLowerCase()));
  const fitting = keywords.filter((name) => !chosen.has(name) && name.startsWith(typed));
  const take = (name: string) => {
    const before = form.keywords
      .split(',')
      .slice(0, -1)
      .map((part) => part.trim());
    onKeywords([...before, name, ''].join(', ').trimStart(), `keyword ${name}`);
  };
  return (
    <div>
      <fields.form.Field name="keywords">
        {(field) => (
          <Field
            label={actionsWords.keywords()}
            help={adminWords.separatedByCommas()}
            error={fields.shownErrorOf(field)}
          >
            <TextInput {...textProps(field)} autoComplete="off" />
          </Field>
        )}
      </fields.form.Field>
      {fitting.length > 0 && (
        <div
          role="group"
          aria-label={adminWords.suggestedKeywords()}
          className={styles.suggestions}
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

function InSpanish({ fields: { form, shownErrorOf } }: TemplateFieldsProps) {
  return (
    <>
      <form.Field name="spanishTitle">
        {(field) => (
          <Field
            label={administrationWords.calledInSpanish()}
            help={administrationWords.emptyInSpanish()}
            error={shownErrorOf(field)}
          >
            <TextInput {...textProps(field)} lang="es" autoComplete="off" />
          </Field>
        )}
      </form.Field>
      <form.Field name="spanishDescription">
        {(field) => (
          <Field label={administrationWords.describedInSpanish()} error={shownErrorOf(field)}>
            <TextArea {...textProps(field)} lang="es" autoComplete="off" />
          </Field>
        )}
      </form.Field>
      <form.Field name="spanishKeywords">
        {(field) => (
          <Field
            label={adminWords.searchedInSpanish()}
            help={adminWords.separatedByCommas()}
            error={shownErrorOf(field)}
          >
            <TextInput {...textProps(field)} lang="es" autoComplete="off" />
          </Field>
        )}
      </form.Field>
    </>
  );
}

function Alike({ templates }: { readonly templates: TemplateFieldsProps['alike'] }) {
  return (
    <div className={styles.alike} role="status">
      <Message kind="warn">{adminWords.similarTemplates({ count: templates.length })}</Message>
      <ul className={styles.alikeList}>
        {templates.map(({ id, title }) => (
          <li key={id}>
            <Link to="/template/edit/$templateId" params={{ templateId: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
