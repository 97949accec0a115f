/** What the keyword editor remembers, and what its events make of it (ADMK-01). */
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
  /** As the services have it; null for one that is new. */
  readonly stored: StoredKeyword | null;
  readonly form: KeywordForm;
  /** Fields that were changed: others say nothing of what they lack. */
  readonly touched: readonly KeywordField[];
  /** What the services, or the reading of a picture, said of a field. */
  readonly refusals: readonly FieldFailure[];
  /** What is opened once the changes are given up. */
  readonly next: StoredKeyword | null;
}

/** What to save: `name` is the stored one's, null for a new one. */
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

/** Whether there is anything to lose. */
export function isChanged({ stored, form }: KeywordEditorContext): boolean {
  return !isSameKeyword(form, stored === null ? NEW_KEYWORD_FORM : keywordFormOf(stored));
}

/** Whether the form differs from what is stored and nothing in it is wrong (product specification §5). */
export function isReady(context: KeywordEditorContext): boolean {
  return isChanged(context) && Object.keys(keywordIssues(context.form)).length === 0;
}

/** What is wrong with the fields that were changed. */
export function shownIssues({ form, touched }: KeywordEditorContext): KeywordIssues {
  const issues = keywordIssues(form);
  return Object.fromEntries(
    Object.entries(issues).filter(([field]) => touched.some((name) => name === field)),
  );
}

export function orderOf({ stored, form }: KeywordEditorContext): KeywordOrder {
  return { name: stored?.name ?? null, form };
}

/** The fields that the services refused; empty where they refused the whole. */
export function fieldsRefused(reason: unknown): readonly FieldFailure[] {
  return reason instanceof ServiceFailure ? reason.failure.fields : [];
}
