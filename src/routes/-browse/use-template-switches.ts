import { useCallback, useState } from 'react';
import type { TemplateSummary } from '../../api/templates.queries.ts';
import type { TemplateToggleActor } from '../../machines/admin/template-toggle.machine.ts';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';

type SwitchedTemplate = Pick<TemplateSummary, 'id' | 'title' | 'active'>;

/** The switches of the tiles, for administrators: each is started when it is pressed first (ADMT-07). */
export function useTemplateSwitches(isAdmin: boolean) {
  const services = useServices();
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
          switches.get(id) ?? startTemplateToggle({ templateId: id, active }, services);
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
    [services, say, switches, busy, isAdmin],
  );
}
