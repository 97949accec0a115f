/** The view data and events of the template editor's screens. */
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
  /** The source of the stored picture; null until it is read, or if there is none. */
  readonly storedPicture: string | null;
  readonly issues: TemplateIssues;
  /** The designs whose source is broken. */
  readonly brokenParts: readonly PartName[];
  /** Of the selected tab. */
  readonly broken: BrokenSource | null;
  readonly outcome: ImportOutcome | null;
  /** Written on first use, so that a dragged color shows before its text. */
  readonly sourceText: () => string;
  /** Null unless an import is running. */
  readonly importing: { readonly file: SvgFile; readonly stage: ImportStage | null } | null;
  readonly isSaving: boolean;
  readonly isSavable: boolean;
  readonly isDirty: boolean;
  readonly failure: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export type SendToEditor = (event: TemplateEditorEvent) => void;
