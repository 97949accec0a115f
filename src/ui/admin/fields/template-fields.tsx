import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { fieldMessageOf } from '../../../domain/field-messages.ts';
import { listOf, type TemplateForm } from '../../../domain/template/template-draft.ts';
import type { TemplateIssues } from '../../../domain/template/template-issues.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Message } from '../../parts/fields/message.tsx';
import { Field, TextArea, TextInput } from '../../parts/fields/text-field.tsx';
import { Switch } from '../frame/switch.tsx';
import * as adminWords from '../../../words/admin.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as styles from './template-fields.css.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';

type TextFieldName = Exclude<keyof TemplateForm, 'active' | 'editable'>;

interface TemplateFieldsProps {
  readonly form: TemplateForm;
  readonly issues: TemplateIssues;
  /** Existing keywords, for suggestions. */
  readonly keywords: readonly string[];
  /** Similar templates. */
  readonly alike: readonly { readonly id: string; readonly title: string }[];
  readonly onChange: (change: Partial<TemplateForm>, key: string) => void;
  /** A Ride-Along design requires the id for storing it. */
  readonly needsUuid: boolean;
  readonly onNewUuid: () => void;
  /** The picture, placed among the fields. */
  readonly children: ReactNode;
}

/** The template's texts and numbers (ADMT-01, ADMT-06). */
export function TemplateFields(props: TemplateFieldsProps) {
  const { form, onChange, alike, children } = props;
  const text = useTextFields(props);
  return (
    <div className={styles.fields}>
      <Field label={adminWords.title()} required error={text.error('title')}>
        <TextInput {...text.input('title')} />
      </Field>
      {alike.length > 0 && <Alike templates={alike} />}
      <Field label={faceWords.description()} required error={text.error('description')}>
        <TextArea {...text.input('description')} />
      </Field>
      <Keywords {...props} text={text} />
      {children}
      <Field
        label={actionsWords.colors()}
        help={adminWords.separatedByCommasEmptyFor()}
        error={text.error('colors')}
      >
        <TextInput {...text.input('colors')} spellCheck={false} />
      </Field>
      <div className={styles.pair}>
        <Field label={administrationWords.weight()} error={text.error('weight')}>
          <TextInput {...text.input('weight')} inputMode="numeric" />
        </Field>
        <div className={styles.switchField}>
          <span className={styles.label}>{adminWords.editable()}</span>
          <Switch
            label={adminWords.editable()}
            words={form.editable ? actionsWords.yes() : actionsWords.no()}
            checked={form.editable}
            onToggle={() => onChange({ editable: !form.editable }, 'editable')}
          />
        </div>
      </div>
      <Field
        label={adminWords.informedImages()}
        help={adminWords.uuidOrEmpty()}
        error={text.error('informedImages')}
      >
        <TextInput {...text.input('informedImages')} spellCheck={false} />
      </Field>
      {props.needsUuid && (
        <div>
          <Message kind="warn">{adminWords.theRideAlongDesignIs()}</Message>
          <Button shape="compact" onClick={props.onNewUuid}>
            {adminWords.newUuid()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A field shows its issues after it was left or changed. */
function useTextFields({ form, issues, onChange }: TemplateFieldsProps) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const tell = (name: string) => setTold((names) => new Set([...names, name]));
  return {
    error: (name: TextFieldName) => {
      const issue = issues[name];
      return issue !== undefined && told.has(name) ? fieldMessageOf(issue) : null;
    },
    input: (name: TextFieldName) => ({
      name,
      value: form[name],
      autoComplete: 'off',
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: target.value }, keyOf(name, form[name], target.value)),
      onBlur: () => tell(name),
    }),
  };
}

/** A new word starts a new edit, so that undo removes words, not letters. */
function keyOf(name: string, before: string, after: string): string {
  return `${name} ${Math.max(before.trim().split(/\s+/u).length, after.trim().split(/\s+/u).length)}`;
}

const MOST_SUGGESTIONS = 6;

interface KeywordsProps extends TemplateFieldsProps {
  readonly text: ReturnType<typeof useTextFields>;
}

function Keywords({ form, keywords, onChange, text }: KeywordsProps) {
  const typed = form.keywords.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const chosen = new Set(listOf(form.keywords.toLowerCase()));
  const fitting = keywords.filter((name) => !chosen.has(name) && name.startsWith(typed));
  const take = (name: string) => {
    const before = form.keywords
      .split(',')
      .slice(0, -1)
      .map((part) => part.trim());
    onChange({ keywords: [...before, name, ''].join(', ').trimStart() }, `keyword ${name}`);
  };
  return (
    <div>
      <Field
        label={actionsWords.keywords()}
        help={adminWords.separatedByCommas()}
        error={text.error('keywords')}
      >
        <TextInput {...text.input('keywords')} />
      </Field>
      {fitting.length > 0 && (
        <div
          role="group"
          aria-label={adminWords.suggestedKeywords()}
          className={styles.suggestions}
        >
          {fitting.slice(0, MOST_SUGGESTIONS).map((name) => (
            <Button key={name} shape="compact" onClick={() => take(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
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
