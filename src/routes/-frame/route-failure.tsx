import { useRouteContext, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignInFailed } from '../../app/session/auth.ts';
import { chunkLoadErrorOf } from '../../app/loading/chunk-load.ts';
import { reloadWhenReachable } from '../../app/loading/missing-parts.ts';
import { moveToNewBuild } from '../../app/loading/new-build.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { FailureScreen } from '../../ui/shell/failure-screen.tsx';
import { SignInProgress } from './sign-in-progress.tsx';
import * as shellWords from '../../words/shell.gen.ts';

/** Shown if a route could not be loaded or rendered (SHELL-12, AUTH-06). */
export function RouteFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (error instanceof SignInFailed) return <SignInFault />;
  return <Failure error={error} />;
}

function SignInFault() {
  const { auth } = useRouteContext({ from: '__root__' });
  return <SignInProgress auth={auth} words={shellWords.signingIn()} />;
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
      advice={unreachable ? shellWords.stillUnreachable() : words.advice}
      home={isPart ? null : '/'}
      onAgain={() => void reload()}
    />
  );
}

function wordsFor(error: unknown): { readonly title: string; readonly advice: string } {
  if (chunkLoadErrorOf(error) !== null) {
    return {
      title: shellWords.partNotLoaded(),
      advice: shellWords.reloadForPart(),
    };
  }
  if (error instanceof ServiceFailure)
    return { title: shellWords.notLoaded(), advice: error.message };
  return {
    title: shellWords.somethingWentWrong(),
    advice: shellWords.reloadThePage(),
  };
}
