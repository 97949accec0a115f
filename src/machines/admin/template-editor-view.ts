import { PART_NAMES } from '../../domain/template/template-draft.ts';
import { isDirty, isSavable } from './template-editor-context.ts';
import type { TemplateEditorSnapshot } from './template-editor.machine.ts';

/** What the screens of the template editor show of its machine. */
export function editorViewOf(snapshot: TemplateEditorSnapshot) {
  const { context } = snapshot;
  const { draft, part, broken, history, outcomes, file, stage } = context;
  return {
    isNew: context.templateId === null,
    draft,
    part,
    /** The designs whose source is broken. */
    brokenParts: PART_NAMES.filter((name) => broken[name] !== null),
    /** Of the selected tab. */
    broken: broken[part],
    outcome: outcomes[part],
    /** Null unless an import is running. */
    importing: snapshot.matches('importing') && file !== null ? { file, stage } : null,
    isSaving: snapshot.matches('saving') || snapshot.matches('comparing'),
    isSavable: isSavable(context),
    isDirty: isDirty(context),
    failure: context.failure,
    canUndo: history.past.length > 0 || broken[part] !== null,
    canRedo: history.future.length > 0 && broken[part] === null,
  };
}
