import { createFileRoute, redirect } from '@tanstack/react-router';
import { settled } from '../app/session/auth.ts';
import { SignInProgress } from './-frame/sign-in-progress.tsx';

/** Where the provider returns to: on to the remembered address, replacing history (AUTH-05), or its message (AUTH-06). */
export const Route = createFileRoute('/authentication/callback')({
  beforeLoad: async ({ context: { auth }, location, preload }) => {
    if (preload) return;
    if ((await settled(auth)).matches('unauthenticated')) {
      auth.send({ type: 'callback.receive', url: location.href });
    }
    const { context } = await settled(auth);
    if (context.message !== null) return;
    const { returnAddress: href, returnState: state = {} } = context;
    throw redirect({ href, state, replace: true });
  },
  component: Callback,
});

function Callback() {
  const { auth } = Route.useRouteContext();
  return <SignInProgress auth={auth} words="Signing you in" />;
}
