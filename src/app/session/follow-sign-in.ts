import type { QueryClient } from '@tanstack/react-query';
import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { isSignedIn } from './auth.ts';

interface Following {
  readonly auth: AuthActor;
  readonly queryClient: QueryClient;
  readonly router: { invalidate(): Promise<void> };
}

/** Runs the guards again when somebody signs in or out, and forgets on sign-out what was loaded for them. */
export function followSignIn({ auth, queryClient, router }: Following): void {
  let was = isSignedIn(auth.getSnapshot());
  let settledOnce = false;
  auth.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    const is = isSignedIn(snapshot);
    // Guards wait for the first state of rest themselves.
    const changed = settledOnce && is !== was;
    settledOnce = true;
    was = is;
    if (!changed) return;
    if (!is) queryClient.clear();
    void router.invalidate();
  });
}
