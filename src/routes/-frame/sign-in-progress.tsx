import { useSelector } from '@xstate/react';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { PageSpinner } from '../../ui/parts/notices/spinner.tsx';
import { SignInFailureScreen } from '../../ui/shell/sign-in-failure-screen.tsx';

interface SignInProgressProps {
  readonly auth: AuthActor;
  /** The current action. */
  readonly words: string;
  /** The action is a sign-out; a retry repeats it. */
  readonly isLeaving?: boolean;
}

/** The sign-in addresses: a spinner during the provider's request, and its message if it refuses (AUTH-06). */
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
