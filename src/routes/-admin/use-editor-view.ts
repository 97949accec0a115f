import { useMemo } from 'react';
import { readTemplatePicture } from '../../api/templates.queries.ts';
import { PART_NAMES } from '../../domain/template/template-draft.ts';
import { templateIssuesOf } from '../../domain/template/template-issues.ts';
import { isDirty, isSavable, shownSourceOf } from '../../machines/admin/template-editor-context.ts';
import type { TemplateEditorSnapshot } from '../../machines/admin/template-editor.machine.ts';
import type { EditorView } from '../../ui/admin/view/editor-view.ts';
import { useServices } from '../-queries/with-services.tsx';
import { usePictures } from '../-queries/use-pictures.ts';

/** The view data of a running editor. */
export function useEditorView(snapshot: TemplateEditorSnapshot): EditorView {
  const { context } = snapshot;
  const { draft, part, broken, typed, history, outcomes, file, stage } = context;
  const sourceText = useMemo(
    () => lazily(() => shownSourceOf({ draft, part, broken, typed })),
    [draft, part, broken, typed],
  );
  const issues = useMemo(() => templateIssuesOf(draft), [draft]);
  return {
    isNew: context.templateId === null,
    draft,
    part,
    storedPicture: useStoredPicture(context),
    issues,
    brokenParts: PART_NAMES.filter((name) => broken[name] !== null),
    broken: broken[part],
    outcome: outcomes[part],
    sourceText,
    importing: snapshot.matches('importing') && file !== null ? { file, stage } : null,
    isSaving: snapshot.matches('saving') || snapshot.matches('comparing'),
    isSavable: isSavable(context),
    isDirty: isDirty(context),
    failure: context.failure,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

function useStoredPicture({ templateId, stored }: TemplateEditorSnapshot['context']) {
  const { client } = useServices();
  const address = stored?.draft.image?.kind === 'stored' ? stored.draft.image.address : null;
  const active = stored?.draft.form.active ?? false;
  const pictures = useMemo(() => {
    if (templateId === null || address === null) return [];
    const read = (signal: AbortSignal) => readTemplatePicture(client, templateId, 'strip', signal);
    return [{ address, active, read }];
  }, [templateId, address, active, client]);
  return usePictures(pictures).get(address ?? '') ?? null;
}

function lazily(make: () => string): () => string {
  let made: string | null = null;
  return () => (made ??= make());
}
