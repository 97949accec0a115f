/** The keyword editor's context and the functions that change it (ADMK-01). */
import { type FieldFailure, ServiceFailure } from '../../domain/failures.ts';
import {
  isSameKeyword,
  keywordFormOf,
  type KeywordForm,
  NEW_KEYWORD_FORM,
  type StoredKeyword,
} from '../../domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../domain/keyword/keyword-form.schema.ts';

export interface KeywordEditorContext {
  /** The stored keyword; null for a new one. */
  readonly stored: StoredKeyword | null;
  readonly form: KeywordForm;
  /** Raised when a keyword is opened; the screen then starts a new form. */
  readonly opened: number;
  /** What the services, or reading a picture, reported about a field. */
  readonly refusals: readonly FieldFailure[];
  /** The keyword that opens once the changes are discarded. */
  readonly next: StoredKeyword | null;
}

/** What to save. `name` is the stored keyword's name; null for a new one. */
export type KeywordOrder = ReturnType<typeof orderOf>;

export const BLANK: KeywordEditorContext = {
  stored: null,
  form: NEW_KEYWORD_FORM,
  opened: 0,
  refusals: [],
  next: null,
};

export function openedKeyword(
  { opened }: KeywordEditorContext,
  stored: StoredKeyword | null,
): KeywordEditorContext {
  const form = stored === null ? NEW_KEYWORD_FORM : keywordFormOf(stored);
  return { ...BLANK, stored, form, opened: opened + 1 };
}

/** The editor of a keyword that was just saved. */
export function savedKeyword(stored: StoredKeyword): Partial<KeywordEditorContext> {
  return { stored, form: keywordFormOf(stored), refusals: [], next: null };
}

export function changedKeyword(
  { form, refusals }: KeywordEditorContext,
  part: Partial<KeywordForm>,
): Partial<KeywordEditorContext> {
  return {
    form: { ...form, ...part },
    refusals: refusals.filter(({ pointer }) => !(pointer.slice(1) in part)),
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

export function orderOf({ stored, form }: KeywordEditorContext) {
  return { name: stored?.name ?? null, form };
}

/** The fields that the services refused; empty if they refused the request as a whole. */
export function fieldsRefused(reason: unknown): readonly FieldFailure[] {
  return reason instanceof ServiceFailure ? reason.failure.fields : [];
}
