import { createFileRoute, redirect } from '@tanstack/react-router';
import { settled } from '../app/session/auth.ts';
import { beginningOf } from '../app/session/stored-session.ts';
import { SignInProgress } from './-frame/sign-in-progress.tsx';
import * as shellWords from '../words/shell.gen.ts';

/** The provider's return address: redirects to the stored address, replacing history (AUTH-05), or shows a message (AUTH-06). */
export const Route = createFileRoute('/authentication/callback')({
  beforeLoad: async ({ context: { auth }, location, preload }) => {
    if (preload) return;
    if ((await settled(auth)).matches('unauthenticated')) {
      auth.send({ type: 'callback.receive', url: location.href, ...beginningOf(location.href) });
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
  return <SignInProgress auth={auth} words={shellWords.signingYouIn()} />;
}
