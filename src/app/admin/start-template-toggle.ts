/** The switch of one template, connected to the services (ADMT-07). */
import { createActor } from 'xstate';
import { refreshTemplates, updateTemplate } from '../../api/admin-templates.ts';
import type { ClientAndCache } from '../../api/client.ts';
import {
  type RequestedTemplateSwitch,
  templateToggleMachine,
} from '../../machines/admin/template-toggle.machine.ts';
import { watched } from '../actors/watched.ts';
import { withCalls } from '../actors/with-calls.ts';

export function startTemplateToggle(
  input: RequestedTemplateSwitch,
  { client, queryClient }: ClientAndCache,
) {
  const machine = withCalls(templateToggleMachine, {
    // Resolves only when every list shows the new state.
    async switchTemplate({ templateId, active }) {
      await updateTemplate(client, templateId, { active }, null);
      await refreshTemplates(queryClient);
    },
  });
  return createActor(machine, { input, ...watched() }).start();
}
