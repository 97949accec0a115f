/** Finds or starts the template editor for an address (ADMT-01). */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import type { EditorRegistry } from './editor-registry.ts';
import { type RunningEditor, startEditor } from './running-editor.ts';

interface EditorBeginning {
  readonly account: string;
  /** Null for a new template. */
  readonly templateId: string | null;
  readonly services: { readonly client: ApiClient; readonly editors: EditorRegistry };
  readonly queryClient: QueryClient;
}

/** Opens a template's editor: a running one, one from a draft, or a new one. */
export async function beginEditor(beginning: EditorBeginning): Promise<RunningEditor> {
  const { account, templateId, services, queryClient } = beginning;
  const address = templateId === null ? '/template/create' : `/template/edit/${templateId}`;
  const place = { account, address };
  const { client, editors } = services;
  return editors.open(place, () => startEditor({ place, templateId, client, queryClient }));
}
