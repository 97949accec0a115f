import { createFileRoute } from '@tanstack/react-router';
import * as shellWords from '../words/shell.gen.ts';
import { VerifyScreen } from './-verify/verify-screen.tsx';

/** Checks a pass or a save link in the page; public (PRE-07). */
export const Route = createFileRoute('/verify')({
  head: () => ({ meta: [{ title: shellWords.checkAPass() }] }),
  component: VerifyScreen,
});
