import type { AuthActor, AuthSnapshot } from '../../machines/auth/auth.machine.ts';

/** Whether it is certain that nobody is signed in; false while that is being checked (HOME-02). */
export function isSignedOut({ value }: AuthSnapshot): boolean {
  return value === 'unauthenticated' || value === 'redirecting' || value === 'failed';
}

/** Whether a user is signed in or a silent sign-in is running; the visitor's bar is not shown then. */
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
 * For `beforeLoad` of pages that visitors also see: tries a silent sign-in if this browser has signed in before.
 * Returns the services; null for a visitor.
 */
export async function openUnlessSignedOut<Opened>({
  context: { auth, openServices },
  preload,
}: VisitedLocation<Opened>): Promise<Opened | null> {
  if (!preload) auth.send({ type: 'signIn.try' });
  return isSignedOut(auth.getSnapshot()) ? null : openServices();
}
