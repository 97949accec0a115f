import type { AuthSnapshot } from '../../machines/auth/auth.machine.ts';

/** Whether it is known that nobody is signed in; false while that is still being found out (HOME-02). */
export function isSignedOut(snapshot: AuthSnapshot): boolean {
  return (
    snapshot.matches('unauthenticated') ||
    snapshot.matches('redirecting') ||
    snapshot.matches('failed')
  );
}
