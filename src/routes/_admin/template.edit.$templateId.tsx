import { createFileRoute } from '@tanstack/react-router';
import { accountIdOf } from '../../app/session/auth.ts';
import { EditorScreen } from '../-admin/editor-screen.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** A template of the catalogue (ADMT-01). */
export const Route = createFileRoute('/_admin/template/edit/$templateId')({
  staticData: { panes: true, code: () => import('../../app/admin/running-editor.ts') },
  head: () => ({ meta: [{ title: titlesWords.editTemplate() }] }),
  beforeLoad: async ({ context, params, preload }) => {
    if (preload) return { editor: null };
    const { beginEditor } = await import('../../app/admin/running-editor.ts');
    const account = accountIdOf(context.auth.getSnapshot());
    return { editor: await beginEditor({ ...context, ...params, account }) };
  },
  component: EditTemplate,
});

function EditTemplate() {
  const { editor } = Route.useRouteContext();
  if (editor === null) return null;
  return <EditorScreen key={editor.actor.sessionId} editor={editor} />;
}
