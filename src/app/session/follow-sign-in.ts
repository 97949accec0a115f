import type { AuthActor } from '../../machines/auth/auth.machine.ts';
import { isSignedIn } from './auth.ts';

interface Following {
  readonly auth: AuthActor;
  /** Forgets what was loaded for whoever has left. */
  readonly forget: () => void;
  readonly router: { invalidate(): Promise<void> };
}

/** Runs the guards again when somebody signs in or out, and forgets on sign-out what was loaded for them. */
export function followSignIn({ auth, forget, router }: Following): void {
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
    if (!is) forget();
    void router.invalidate();
  });
}
