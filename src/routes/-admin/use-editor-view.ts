import { useMemo } from 'react';
import { readTemplatePicture } from '../../api/templates.queries.ts';
import { templateIssuesOf } from '../../domain/template/template-issues.ts';
import { shownSourceOf } from '../../machines/admin/template-editor-context.ts';
import { editorViewOf } from '../../machines/admin/template-editor-view.ts';
import type { TemplateEditorSnapshot } from '../../machines/admin/template-editor.machine.ts';
import type { EditorView } from '../../ui/admin/view/editor-view.ts';
import { useServices } from '../-queries/with-services.tsx';
import { usePictures } from '../-queries/use-pictures.ts';

/** The view data of a running editor. */
export function useEditorView(snapshot: TemplateEditorSnapshot): EditorView {
  const { draft, part, broken, typed } = snapshot.context;
  const sourceText = useMemo(
    () => lazily(() => shownSourceOf({ draft, part, broken, typed })),
    [draft, part, broken, typed],
  );
  const issues = useMemo(() => templateIssuesOf(draft), [draft]);
  return {
    ...editorViewOf(snapshot),
    storedPicture: useStoredPicture(snapshot.context),
    issues,
    sourceText,
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
