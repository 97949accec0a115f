import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedIn } from '../../app/session/auth.ts';
import { PageSpinner } from '../../ui/parts/notices/spinner.tsx';
import * as shellWords from '../../words/shell.gen.ts';

/** Shown at signed-in addresses until their screen is ready: during the sign-in, then while the screen loads. */
export function AccountSpinner() {
  const { auth } = useRouteContext({ from: '__root__' });
  return (
    <PageSpinner
      words={useSelector(auth, isSignedIn) ? shellWords.loading() : shellWords.signingIn()}
    />
  );
}
