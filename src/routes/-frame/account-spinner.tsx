import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedIn } from '../../app/session/auth.ts';
import { PageSpinner } from '../../ui/parts/spinner.tsx';

/** What the addresses of whoever is signed in show until their screen is there: the sign-in is waited for first, then what the screen begins with. */
export function AccountSpinner() {
  const { auth } = useRouteContext({ from: '__root__' });
  return <PageSpinner words={useSelector(auth, isSignedIn) ? 'Loading' : 'Signing in'} />;
}
