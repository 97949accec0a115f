import { withCalls } from '../../app/actors/with-calls.ts';
import { checkThing } from '../../app/verify/check-thing.ts';
import { verifyMachine } from '../../machines/verify/verify.machine.ts';
import { VerifyPage } from '../../ui/verify/verify-page.tsx';
import { useProcess } from '../-process/use-process.ts';

/** Binds the check's machine to its page (PRE-07). */
export function VerifyScreen() {
  const { state, send } = useProcess(() => withCalls(verifyMachine, { checkThing }));
  return <VerifyPage state={state} send={send} />;
}
