import { useRouteContext, type ErrorComponentProps } from '@tanstack/react-router';
import { SignInFailed } from '../../app/session/auth.ts';
import { chunkLoadErrorOf } from '../../app/page/chunk-load.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { FailureScreen } from '../../ui/shell/failure-screen.tsx';
import { SignInProgress } from './sign-in-progress.tsx';

/** What a route shows when it could not be loaded or drawn (SHELL-12, AUTH-06). */
export function RouteFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (error instanceof SignInFailed) return <SignInFault />;
  return <FailureScreen {...wordsFor(error)} home="/" onReload={() => window.location.reload()} />;
}

function SignInFault() {
  const { auth } = useRouteContext({ from: '__root__' });
  return <SignInProgress auth={auth} words="Signing in" />;
}

function wordsFor(error: unknown): { readonly title: string; readonly advice: string } {
  if (chunkLoadErrorOf(error) !== null) {
    return {
      title: 'A part of Tearline did not load.',
      advice: 'Check the connection and reload the page. What you have typed is kept.',
    };
  }
  if (error instanceof ServiceFailure) {
    return {
      title: 'This could not be loaded.',
      advice: error.failure.detail ?? error.failure.title,
    };
  }
  return {
    title: 'Something went wrong.',
    advice: 'Reload the page. If it happens again, start from home.',
  };
}
