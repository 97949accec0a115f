import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApiClient } from '../../api/client.ts';
import type { TemplateToggleActor } from '../../machines/admin/template-toggle.machine.ts';
import { useToast } from '../../ui/parts/overlays/toast.tsx';

interface SwitchedTemplate {
  readonly id: string;
  readonly title: string;
  readonly active: boolean;
}

/** The switches of the tiles, for administrators: each is started when it is pressed first (ADMT-07). */
export function useTemplateSwitches(client: ApiClient, isAdmin: boolean) {
  const queryClient = useQueryClient();
  const say = useToast();
  const [switches] = useState(() => new Map<string, TemplateToggleActor>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  return useCallback(
    ({ id, title, active }: SwitchedTemplate) => {
      if (!isAdmin) return {};
      const toggle = async () => {
        const [{ startTemplateToggle }, templateMessagesWords] = await Promise.all([
          import('../../app/admin/start-template-toggle.ts'),
          import('../../words/domain/template-messages.gen.ts'),
        ]);
        const running =
          switches.get(id) ?? startTemplateToggle({ templateId: id, active }, client, queryClient);
        if (!switches.has(id)) {
          switches.set(id, running);
          running.on('template.switched', (event) =>
            say({
              kind: 'ok',
              text: templateMessagesWords.switched({ title, isActive: event.active }),
            }),
          );
          running.on('switch.refused', () =>
            say({ kind: 'bad', text: templateMessagesWords.updateFailed() }),
          );
          running.subscribe((snapshot) => {
            const isBusy = snapshot.hasTag('busy');
            setBusy(
              (ids) => new Set([...ids].filter((other) => other !== id).concat(isBusy ? id : [])),
            );
          });
        }
        running.send({ type: 'template.toggle' });
      };
      return { administration: { isSwitching: busy.has(id), onToggle: () => void toggle() } };
    },
    [client, queryClient, say, switches, busy, isAdmin],
  );
}
