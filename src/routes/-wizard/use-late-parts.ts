import { useEffect } from 'react';
import { withCalls } from '../../app/actors/with-calls.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import { wizardPartsMachine } from '../../machines/wizard/wizard-parts.machine.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { SCREEN_FORM_ID } from '../../ui/wizard/fields/screen-form.ts';
import { useProcess } from '../-process/use-process.ts';
import { lateScreens, loadLateParts } from './late-parts.ts';

/** The wizard's later parts: loaded when the page is idle, or at once when a press needs them. */
export function useLateParts(wizard: WizardActor, snapshot: WizardSnapshot) {
  const { state, send } = useProcess(
    () => withCalls(wizardPartsMachine, { loadParts: loadLateParts }),
    { areThere: lateScreens() !== null },
  );
  const areThere = state.matches('there');
  const isMissing = state.matches('missing');
  const isAsking = snapshot.matches('asking');
  const { waiting } = state.context;

  useEffect(() => {
    const want = () => send({ type: 'parts.want' });
    const cancel = whenIdle(want);
    window.addEventListener('online', want);
    return () => {
      cancel();
      window.removeEventListener('online', want);
    };
  }, [send]);
  useEffect(() => {
    if (areThere && waiting === 'submission') submitScreen();
  }, [areThere, waiting]);
  useEffect(() => {
    if (isAsking) send({ type: 'parts.await', waiting: 'question' });
  }, [isAsking, send]);
  useEffect(() => {
    // Without its dialog the question cannot be answered.
    if (isAsking && isMissing) wizard.send({ type: 'leave.cancel' });
  }, [wizard, isAsking, isMissing]);

  return {
    screens: areThere ? lateScreens() : null,
    isMissing,
    isAwaited: waiting !== 'nothing' && !areThere,
    onEarlySubmit: areThere
      ? undefined
      : () => send({ type: 'parts.await', waiting: 'submission' }),
  };
}

function submitScreen(): void {
  const form = document.getElementById(SCREEN_FORM_ID);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
