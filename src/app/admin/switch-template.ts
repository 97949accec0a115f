/** Switching a template on or off, and every list that shows it (ADMT-07). */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { TEMPLATE_KEYS, updateTemplate } from '../../api/admin-templates.ts';
import type { ApiClient } from '../../api/client.ts';
import type { WantedTemplateSwitch } from '../../machines/admin/template-toggle.machine.ts';

/** Resolves only when every list says the same as the services. */
export function switchTemplate(client: ApiClient, queryClient: QueryClient) {
  return fromPromise<void, WantedTemplateSwitch>(async ({ input: { templateId, active } }) => {
    await updateTemplate(client, templateId, { active }, null);
    await refreshTemplates(queryClient);
  });
}

/** Asks for everything again that shows something of a template. */
export async function refreshTemplates(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    TEMPLATE_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
  );
}
