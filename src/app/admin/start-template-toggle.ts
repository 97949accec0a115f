/** The switch of one template, connected to the services. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import {
  type TemplateToggleActor,
  templateToggleMachine,
  type RequestedTemplateSwitch,
} from '../../machines/admin/template-toggle.machine.ts';
import { watched } from '../actors/watched.ts';
import { switchTemplate } from './switch-template.ts';

export function startTemplateToggle(
  input: RequestedTemplateSwitch,
  client: ApiClient,
  queryClient: QueryClient,
): TemplateToggleActor {
  const actors = { switchTemplate: switchTemplate(client, queryClient) };
  return createActor(templateToggleMachine.provide({ actors }), { input, ...watched() }).start();
}
