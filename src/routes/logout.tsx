import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn, settled } from '../app/auth.ts';
import { SignInProgress } from './-sign-in-progress.tsx';

/** Starts the sign-out at the provider, which returns to `/` (AUTH-04). */
export const Route = createFileRoute('/logout')({
  beforeLoad: async ({ context: { auth }, preload }) => {
    if (preload) return;
    if (!isSignedIn(await settled(auth))) throw redirect({ to: '/', replace: true });
    auth.send({ type: 'signOut.request' });
  },
  component: Logout,
});

function Logout() {
  const { auth } = Route.useRouteContext();
  return <SignInProgress auth={auth} words="Signing you out" />;
}
