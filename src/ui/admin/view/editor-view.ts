/** What the template editor's screens show, and what they report. */
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import type {
  BrokenSource,
  ImportOutcome,
  ImportStage,
  SvgFile,
} from '../../../machines/admin/template-editor-context.ts';
import type { TemplateEditorEvent } from '../../../machines/admin/template-editor.setup.ts';
import type { PartName, TemplateDraft } from '../../../domain/template/template-draft.ts';
import type { TemplateIssues } from '../../../domain/template/template-issues.ts';

export interface EditorView {
  readonly isNew: boolean;
  readonly draft: TemplateDraft;
  readonly part: PartName;
  /** What shows the picture that is stored; null until it is read, or where there is none. */
  readonly storedPicture: string | null;
  readonly issues: TemplateIssues;
  /** Of the tab that is shown. */
  readonly broken: BrokenSource | null;
  readonly outcome: ImportOutcome | null;
  /** Written out when it is first asked for: a dragged color is seen before its text is. */
  readonly sourceText: () => string;
  /** Null while nothing is imported. */
  readonly importing: { readonly file: SvgFile; readonly stage: ImportStage | null } | null;
  readonly isSaving: boolean;
  readonly isSavable: boolean;
  readonly isDirty: boolean;
  readonly failure: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saved: SavedState;
}

export type SendToEditor = (event: TemplateEditorEvent) => void;
