/** Switches a template on or off, and updates every list that shows it (ADMT-07). */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { TEMPLATE_KEYS, updateTemplate } from '../../api/admin-templates.ts';
import type { ApiClient } from '../../api/client.ts';
import type { RequestedTemplateSwitch } from '../../machines/admin/template-toggle.machine.ts';

/** Resolves only when every list shows the new state. */
export function switchTemplate(client: ApiClient, queryClient: QueryClient) {
  return fromPromise<void, RequestedTemplateSwitch>(async ({ input: { templateId, active } }) => {
    await updateTemplate(client, templateId, { active }, null);
    await refreshTemplates(queryClient);
  });
}

/** Reloads everything that shows a template; data of a `deleted` template is not reloaded. */
export async function refreshTemplates(
  queryClient: QueryClient,
  deleted: string | null = null,
): Promise<void> {
  const isOfDeleted = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    deleted !== null && queryKey.includes(deleted);
  await Promise.all(
    TEMPLATE_KEYS.map(([kind]) =>
      queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] === kind && !isOfDeleted(query),
      }),
    ),
  );
  await queryClient.invalidateQueries({ predicate: isOfDeleted, refetchType: 'none' });
}
