import { type RefObject, useCallback } from 'react';
import type { TemplateForm } from '../../../domain/template/template-draft.ts';
import { templateFormIssues } from '../../../domain/template/template-form.schema.ts';
import { ownValue } from '../../../domain/record.ts';
import { useEditedForm } from '../../forms/edited-form.tsx';
import type { EditorView, SendToEditor } from '../view/editor-view.ts';

/** The form of a template's fields; a field shows its error once it was left (ADMT-06). */
export function useTemplateForm(
  { draft }: EditorView,
  send: SendToEditor,
  place: RefObject<HTMLElement | null>,
) {
  const { form, rideAlong } = draft;
  const hasRideAlong = rideAlong !== null;
  return useEditedForm<TemplateForm>({
    values: form,
    issuesOf: useCallback((values) => templateFormIssues(values, hasRideAlong), [hasRideAlong]),
    showsErrors: 'onceLeft',
    place,
    onChange: (change) => send({ type: 'form.change', change, key: keyOf(form, change) }),
  });
}

export type EditedTemplate = ReturnType<typeof useTemplateForm>;

/** A new word starts a new edit, so that undo removes words, not letters. */
function keyOf(before: TemplateForm, change: Partial<TemplateForm>): string {
  const name = Object.keys(change).join();
  const words = Math.max(...[before, { ...before, ...change }].map((form) => wordsIn(form, name)));
  return `${name} ${words}`;
}

function wordsIn(form: TemplateForm, name: string): number {
  return String(ownValue({ ...form }, name))
    .trim()
    .split(/\s+/u).length;
}
