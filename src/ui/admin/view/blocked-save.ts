/** What blocks saving a template, in words (ADMT-06). */
import type { TemplateIssues } from '../../../domain/template/template-issues.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as administrationWords from '../../../words/administration.gen.ts';
import * as adminWords from '../../../words/admin.gen.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';
import type { EditorView } from './editor-view.ts';

/** In the order of the page. */
const FIELDS: readonly (readonly [keyof TemplateIssues, () => string])[] = [
  ['source', adminWords.sourceImage],
  ['title', adminWords.title],
  ['description', faceWords.description],
  ['keywords', actionsWords.keywords],
  ['image', adminWords.image],
  ['colors', actionsWords.colors],
  ['weight', administrationWords.weight],
  ['informedImages', adminWords.informedImages],
  ['texts', adminWords.namesOfTexts],
];

/** The names of more fields do not fit beside the button. */
const NAMED = 3;

/** The sentence beside a disabled "Save"; null if the template can be saved or is being saved. */
export function blockedSaveWords(view: EditorView): string | null {
  const { isSavable, isSaving, importing, brokenParts, issues, isDirty } = view;
  if (isSaving) return null;
  if (importing !== null) return adminWords.waitForTheImport();
  if (isSavable) return null;
  if (brokenParts.length > 0) return adminWords.correctTheSource();
  const wrong = FIELDS.filter(([field]) => issues[field] !== undefined).map(([, name]) => name());
  if (wrong.length > 0) {
    const fields = wrong.slice(0, NAMED).join(', ');
    return adminWords.toSaveComplete({ fields, more: Math.max(0, wrong.length - NAMED) });
  }
  return isDirty ? null : adminWords.nothingToSave();
}

/** Whether "Save" is blocked by fields, which can be shown. */
export function isBlockedByFields({ isSavable, brokenParts, issues }: EditorView): boolean {
  return !isSavable && brokenParts.length === 0 && Object.keys(issues).length > 0;
}
