/** Fills the administrator's ports; a missing one does not compile (QA-03). */
import {
  type TemplateEditorMachine,
  templateEditorMachine,
} from '../../machines/admin/template-editor.machine.ts';

/** Every port of the machine. */
type EditorActors = Required<
  NonNullable<Parameters<TemplateEditorMachine['provide']>[0]['actors']>
>;

/** The template editor with its real actors. */
export function provideEditor(actors: EditorActors): TemplateEditorMachine {
  return templateEditorMachine.provide({ actors });
}
