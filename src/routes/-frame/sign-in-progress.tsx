import { useSelector } from '@xstate/react';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { PageSpinner } from '../../ui/parts/spinner.tsx';
import { SignInFailureScreen } from '../../ui/shell/sign-in-failure-screen.tsx';

interface SignInProgressProps {
  readonly auth: AuthActor;
  /** What is under way. */
  readonly words: string;
}

/** What the sign-in addresses show: a spinner while the provider is asked, its words when it refuses (AUTH-06). */
export function SignInProgress({ auth, words }: SignInProgressProps) {
  const message = useSelector(auth, ({ context }) => context.message);
  if (message === null) return <PageSpinner words={words} />;
  const tryAgain = () => {
    auth.send({
      type: auth.getSnapshot().matches('authenticated') ? 'account.retry' : 'signIn.retry',
    });
  };
  return <SignInFailureScreen message={message} onRetry={tryAgain} />;
}
