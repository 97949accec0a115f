import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { isSignedIn } from './auth.ts';

interface Following {
  readonly auth: AuthActor;
  /** Forgets the data of the user who signed out. */
  readonly forget: () => void;
  readonly router: { invalidate(): Promise<void> };
}

/** Runs the guards again on sign-in and sign-out, and forgets the user's data on sign-out. */
export function followSignIn({ auth, forget, router }: Following): void {
  let was = isSignedIn(auth.getSnapshot());
  let settledOnce = false;
  auth.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    const is = isSignedIn(snapshot);
    // Guards wait for the first settled state themselves.
    const changed = settledOnce && is !== was;
    settledOnce = true;
    was = is;
    if (!changed) return;
    if (!is) forget();
    void router.invalidate();
  });
}
