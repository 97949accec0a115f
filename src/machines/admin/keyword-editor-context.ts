/** The keyword editor's context and the functions that change it (ADMK-01). */
import { type FieldFailure, ServiceFailure } from '../../domain/failures.ts';
import {
  isSameKeyword,
  type KeywordField,
  keywordFormOf,
  type KeywordForm,
  type KeywordIssues,
  keywordIssues,
  NEW_KEYWORD_FORM,
  type StoredKeyword,
} from '../../domain/keyword/keyword-form.ts';

export interface KeywordEditorContext {
  /** The stored keyword; null for a new one. */
  readonly stored: StoredKeyword | null;
  readonly form: KeywordForm;
  /** Changed fields; only these show their issues. */
  readonly touched: readonly KeywordField[];
  /** What the services, or reading a picture, reported about a field. */
  readonly refusals: readonly FieldFailure[];
  /** The keyword that opens once the changes are discarded. */
  readonly next: StoredKeyword | null;
}

/** What to save. `name` is the stored keyword's name; null for a new one. */
export interface KeywordOrder {
  readonly name: string | null;
  readonly form: KeywordForm;
}

export const BLANK: KeywordEditorContext = {
  stored: null,
  form: NEW_KEYWORD_FORM,
  touched: [],
  refusals: [],
  next: null,
};

export function openedKeyword(stored: StoredKeyword | null): KeywordEditorContext {
  return stored === null ? BLANK : { ...BLANK, stored, form: keywordFormOf(stored) };
}

export function changedKeyword(
  context: KeywordEditorContext,
  part: Partial<KeywordForm>,
): Partial<KeywordEditorContext> {
  const fields = (['name', 'description', 'weight'] as const).filter((field) => field in part);
  return {
    form: { ...context.form, ...part },
    touched: [...new Set([...context.touched, ...fields])],
    refusals: context.refusals.filter(({ pointer }) => !(pointer.slice(1) in part)),
  };
}

/** Whether there are unsaved changes. */
export function isChanged({ stored, form }: KeywordEditorContext): boolean {
  return !isSameKeyword(form, stored === null ? NEW_KEYWORD_FORM : keywordFormOf(stored));
}

/** Whether the form differs from the stored keyword and has no issues (product specification §5). */
export function isReady(context: KeywordEditorContext): boolean {
  return isChanged(context) && Object.keys(keywordIssues(context.form)).length === 0;
}

/** The issues of the changed fields. */
export function shownIssues({ form, touched }: KeywordEditorContext): KeywordIssues {
  const issues = keywordIssues(form);
  return Object.fromEntries(
    Object.entries(issues).filter(([field]) => touched.some((name) => name === field)),
  );
}

export function orderOf({ stored, form }: KeywordEditorContext): KeywordOrder {
  return { name: stored?.name ?? null, form };
}

/** The fields that the services refused; empty if they refused the request as a whole. */
export function fieldsRefused(reason: unknown): readonly FieldFailure[] {
  return reason instanceof ServiceFailure ? reason.failure.fields : [];
}
