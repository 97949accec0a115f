import { useEffect } from 'react';
import { warmExporter } from '../../app/wizard/export-artwork.ts';
import { whenIdle } from '../../app/page/when-idle.ts';
import { positionAfter } from '../../domain/wizard/wizard-position.ts';
import { routeOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { fetchRenderer } from '../../ui/canvas/exhibit.ts';

/** Brings what the next press will need while a hand is still at the form: the renderer, and on the last screen its worker (WIZ-10, WIZ-17). */
export function useWarmUp({ context }: WizardSnapshot): void {
  const isLast = positionAfter(routeOf(context), context) === null;
  useEffect(() => whenIdle(fetchRenderer), []);
  // Again with each change: a worker that waits too long is ended.
  useEffect(() => (isLast ? whenIdle(warmExporter) : undefined), [isLast, context.form]);
}
