import { createFileRoute } from '@tanstack/react-router';
import * as shellWords from '../words/shell.gen.ts';
import { withCalls } from '../app/actors/with-calls.ts';
import { checkThing } from '../app/verify/check-thing.ts';
import { verifyMachine } from '../machines/verify/verify.machine.ts';
import { VerifyPage } from '../ui/verify/verify-page.tsx';
import { useProcess } from './-process/use-process.ts';

/** Checks a pass or a save link in the page; public (PRE-07). */
export const Route = createFileRoute('/verify')({
  head: () => ({ meta: [{ title: shellWords.checkAPass() }] }),
  component: Verify,
});

function Verify() {
  const { state, send } = useProcess(() => withCalls(verifyMachine, { checkThing }));
  return <VerifyPage state={state} send={send} />;
}
