/** Undo and redo over every change of a template (ADMT-02); drafts share their unchanged parts. */
import { UNDO_MAX } from '../constants.ts';
import type { TemplateDraft } from './template-draft.ts';

interface Edit {
  readonly before: TemplateDraft;
  readonly after: TemplateDraft;
  /** Names the typed or dragged value; consecutive changes under one name are one edit. Null for a separate edit. */
  readonly key: string | null;
}

export interface DraftHistory {
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
}

export const NO_HISTORY: DraftHistory = { past: [], future: [] };

/** The history with a change added, or joined to the last one. */
export function withChange(history: DraftHistory, edit: Edit): DraftHistory {
  if (edit.before === edit.after) return history;
  const last = history.past.at(-1);
  const joins = last !== undefined && edit.key !== null && edit.key === last.key;
  if (joins && history.future.length === 0) {
    const joined = { ...last, after: edit.after };
    return { past: [...history.past.slice(0, -1), joined], future: [] };
  }
  return { past: [...history.past, edit].slice(-UNDO_MAX), future: [] };
}

interface Step {
  readonly draft: TemplateDraft;
  readonly history: DraftHistory;
}

/** The draft before the last change; null if there is nothing to undo. */
export function undoneDraft({ past, future }: DraftHistory): Step | null {
  const edit = past.at(-1);
  if (edit === undefined) return null;
  return { draft: edit.before, history: { past: past.slice(0, -1), future: [edit, ...future] } };
}

/** The draft with the last undone change; null if there is nothing to redo. */
export function redoneDraft({ past, future }: DraftHistory): Step | null {
  const [edit, ...others] = future;
  if (edit === undefined) return null;
  return { draft: edit.after, history: { past: [...past, edit], future: others } };
}
