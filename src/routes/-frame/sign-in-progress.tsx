import { useSelector } from '@xstate/react';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { PageSpinner } from '../../ui/parts/spinner.tsx';
import { SignInFailureScreen } from '../../ui/shell/sign-in-failure-screen.tsx';

interface SignInProgressProps {
  readonly auth: AuthActor;
  /** What is under way. */
  readonly words: string;
  /** A sign-out is under way, and is what is tried again. */
  readonly isLeaving?: boolean;
}

/** What the sign-in addresses show: a spinner while the provider is asked, its words when it refuses (AUTH-06). */
export function SignInProgress({ auth, words, isLeaving = false }: SignInProgressProps) {
  const message = useSelector(auth, ({ context }) => context.message);
  if (message === null) return <PageSpinner words={words} />;
  const tryAgain = () => {
    if (isLeaving) return auth.send({ type: 'signOut.request' });
    const isSignedIn = auth.getSnapshot().matches('authenticated');
    auth.send({ type: isSignedIn ? 'account.retry' : 'signIn.retry' });
  };
  return <SignInFailureScreen message={message} isLeaving={isLeaving} onRetry={tryAgain} />;
}
