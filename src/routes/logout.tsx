import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { isSignedIn, settled } from '../app/session/auth.ts';
import type { SignOutActor } from '../machines/auth/sign-out.machine.ts';
import { PageSpinner } from '../ui/parts/notices/spinner.tsx';
import { QuestionDialog } from '../ui/parts/overlays/question-dialog.tsx';
import { SignInProgress } from './-frame/sign-in-progress.tsx';
import * as commonWords from '../words/common.gen.ts';
import * as signOutWords from '../words/sign-out.gen.ts';

/** Signs out at the provider, which returns to `/` (AUTH-04); asks first if drafts would be lost (WIZ-11). */
export const Route = createFileRoute('/logout')({
  beforeLoad: async ({ context: { auth }, preload }) => {
    if (preload) return;
    const snapshot = await settled(auth);
    // Shows a failure here, with a way to retry.
    if (snapshot.matches('failed')) return;
    if (!isSignedIn(snapshot)) throw redirect({ to: '/', replace: true });
    auth.send({ type: 'signOut.request' });
  },
  component: Logout,
});

function Logout() {
  const { auth } = Route.useRouteContext();
  const signOut = useSelector(auth, ({ children }) => children.signOut);
  if (signOut !== undefined) return <Question signOut={signOut} />;
  return <SignInProgress auth={auth} words={signOutWords.signingYouOut()} isLeaving />;
}

function Question({ signOut }: { readonly signOut: SignOutActor }) {
  const router = useRouter();
  const state = useSelector(signOut, (snapshot) => snapshot);
  if (!state.matches('asking')) return <PageSpinner words={signOutWords.signingYouOut()} />;
  const stay = () => {
    signOut.send({ type: 'signOut.cancel' });
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/', replace: true });
  };
  return (
    <QuestionDialog
      question={signOutWords.askSignOut()}
      no={signOutWords.staySignedIn()}
      yes={commonWords.signOut()}
      onYes={() => signOut.send({ type: 'signOut.confirm' })}
      onNo={stay}
    >
      <p>{signOutWords.draftsDeleted({ drafts: state.context.drafts })}</p>
    </QuestionDialog>
  );
}
