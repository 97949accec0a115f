import { useRouteContext, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignInFailed } from '../../app/session/auth.ts';
import { chunkLoadErrorOf } from '../../app/page/chunk-load.ts';
import { reloadWhenReachable } from '../../app/page/missing-parts.ts';
import { moveToNewBuild } from '../../app/page/new-build.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { FailureScreen } from '../../ui/shell/failure-screen.tsx';
import { SignInProgress } from './sign-in-progress.tsx';

/** Shown if a route could not be loaded or rendered (SHELL-12, AUTH-06). */
export function RouteFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (error instanceof SignInFailed) return <SignInFault />;
  return <Failure error={error} />;
}

function SignInFault() {
  const { auth } = useRouteContext({ from: '__root__' });
  return <SignInProgress auth={auth} words="Signing in" />;
}

/** If a newer build replaced a part, one reload loads it; else the screen stays until its services can be reached. */
function Failure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [unreachable, setUnreachable] = useState(false);
  const isPart = chunkLoadErrorOf(error) !== null;
  useEffect(() => {
    if (isPart) void moveToNewBuild();
  }, [isPart]);
  const words = wordsFor(error);
  const reload = async () => setUnreachable(!(await reloadWhenReachable()));
  return (
    <FailureScreen
      title={words.title}
      advice={unreachable ? STILL_UNREACHABLE : words.advice}
      home={isPart ? null : '/'}
      onReload={() => void reload()}
    />
  );
}

const STILL_UNREACHABLE =
  'Tearline still cannot be reached. This page stays as it is: try again when the network is back.';

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
