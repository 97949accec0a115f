/** The view data and events of the template editor's screens. */
import type { TemplateIssues } from '../../../domain/template/template-issues.ts';
import type { TemplateEditorEvent } from '../../../machines/admin/template-editor.setup.ts';
import type { editorViewOf } from '../../../machines/admin/template-editor-view.ts';

export interface EditorView extends ReturnType<typeof editorViewOf> {
  /** The source of the stored picture; null until it is read, or if there is none. */
  readonly storedPicture: string | null;
  readonly issues: TemplateIssues;
  /** Written on first use, so that a dragged color shows before its text. */
  readonly sourceText: () => string;
}

export type SendToEditor = (event: TemplateEditorEvent) => void;
