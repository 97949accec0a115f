import { createFileRoute } from '@tanstack/react-router';
import { accountIdOf } from '../../app/session/auth.ts';
import { EditorScreen } from '../-admin/editor-screen.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** A new template (ADMT-01). */
export const Route = createFileRoute('/_admin/template/create')({
  staticData: { panes: true, code: () => import('../../app/admin/running-editor.ts') },
  head: () => ({ meta: [{ title: titlesWords.newTemplate() }] }),
  beforeLoad: async ({ context, preload }) => {
    if (preload) return { editor: null };
    const { beginEditor } = await import('../../app/admin/running-editor.ts');
    const account = accountIdOf(context.auth.getSnapshot());
    return { editor: await beginEditor({ ...context, account, templateId: null }) };
  },
  component: NewTemplate,
});

function NewTemplate() {
  const { editor } = Route.useRouteContext();
  if (editor === null) return null;
  return <EditorScreen key={editor.actor.sessionId} editor={editor} />;
}
