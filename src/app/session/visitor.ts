import type { AuthActor, AuthSnapshot } from '../../machines/auth/auth.machine.ts';

/** Whether it is known that nobody is signed in; false while that is still being found out (HOME-02). */
export function isSignedOut(snapshot: AuthSnapshot): boolean {
  return (
    snapshot.matches('unauthenticated') ||
    snapshot.matches('redirecting') ||
    snapshot.matches('failed')
  );
}

/** Whether somebody is signed in or is tried to be, silently: who is signed in sees no visitor's bar first. */
export function isExpected(snapshot: AuthSnapshot): boolean {
  return (
    snapshot.matches('authenticated') ||
    snapshot.matches('tryingSilently') ||
    snapshot.context.isTryWanted
  );
}

interface VisitedLocation<Opened> {
  readonly context: { readonly auth: AuthActor; readonly openServices: () => Promise<Opened> };
  readonly preload: boolean;
}

/**
 * For `beforeLoad` of a page that visitors see, too: tries a silent sign-in where this browser has signed in before.
 * Returns the services; null for a visitor.
 */
export async function openUnlessSignedOut<Opened>({
  context: { auth, openServices },
  preload,
}: VisitedLocation<Opened>): Promise<Opened | null> {
  if (!preload) auth.send({ type: 'signIn.try' });
  return isSignedOut(auth.getSnapshot()) ? null : openServices();
}
