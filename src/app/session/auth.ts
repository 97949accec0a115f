/** The auth actor and the guards for routes' `beforeLoad` (AUTH-02, AUTH-07, AUTH-08). */
import { notFound, redirect } from '@tanstack/react-router';
import { createActor, waitFor } from 'xstate';
import { type Account, hasAdminRole, NO_ACCESS } from '../../domain/session/session.ts';
import {
  type AuthActor,
  authMachine,
  type AuthSnapshot,
} from '../../machines/auth/auth.machine.ts';
import { signOutMachine } from '../../machines/auth/sign-out.machine.ts';
import type { SessionClient } from './auth-session.ts';
import { type SignInHint, storeHint } from './sign-in-hint.ts';
import { watched } from '../actors/watched.ts';
import { withCalls } from '../actors/with-calls.ts';

interface AuthPorts {
  readonly session: SessionClient;
  readonly hint: SignInHint;
  readonly loadAccount: () => Promise<Account>;
  readonly drafts: AccountDrafts;
}

/** The unfinished coupons of an account in this browser (WIZ-11). */
export interface AccountDrafts {
  count(account: string): Promise<number>;
  erase(account: string): Promise<void>;
}

/** The sign-in, or loading the account, failed; the message is shown unchanged (AUTH-06). */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
}

/** Starts the auth machine with the real provider. */
export function createAuthActor({ session, hint, loadAccount, drafts }: AuthPorts): AuthActor {
  const machine = withCalls(authMachine, {
    restoreSession: () => session.restore(),
    signInSilently: () => session.signInSilently(),
    redirectToSignIn: (place) => session.redirectToSignIn(place.returnAddress, place.returnState),
    completeSignIn: ({ url }) => session.complete(url),
    loadAccount,
    signOut: withCalls(signOutMachine, {
      countDrafts: async (account) => (account === null ? 0 : drafts.count(account)),
      eraseDrafts: async (account) => {
        if (account !== null) await drafts.erase(account);
      },
    }),
    redirectToSignOut: () => session.redirectToSignOut(),
  });
  const actor = createActor(machine, { input: { isHinted: hint.read() }, ...watched() });
  storeHint(actor, hint);
  session.listen((current) => {
    actor.send(
      current === null ? { type: 'session.end' } : { type: 'session.renew', session: current },
    );
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'page.restore' });
  });
  return actor.start();
}

/** Whether a user is signed in, even if the account is not loaded. */
export function isSignedIn(snapshot: AuthSnapshot): boolean {
  return snapshot.matches('authenticated');
}

/** Returns the account whose drafts are used; empty before it is loaded. */
export function accountIdOf({ context }: AuthSnapshot): string {
  return context.account?.id ?? '';
}

/** Whether the signed-in user is an admin (AUTH-08). */
export function isAdmin({ context }: AuthSnapshot): boolean {
  return context.session !== null && hasAdminRole(context.session);
}

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

/** Resolves with the state once nothing is pending. */
export function settled(auth: AuthActor): Promise<AuthSnapshot> {
  return waitFor(auth, (snapshot) => !snapshot.hasTag('busy'), { timeout: Infinity });
}

/** Waits for the session; null for a visitor. Throws `SignInFailed` if the sign-in or the account failed. */
async function signedIn(auth: AuthActor) {
  const snapshot = await settled(auth);
  if (snapshot.context.message !== null) throw new SignInFailed(snapshot.context.message);
  return snapshot.context.session;
}

interface GuardedLocation {
  readonly context: { readonly auth: AuthActor };
  /** `href` is path, query and hash on this origin. */
  readonly location: { readonly href: string; readonly state?: object };
  readonly preload: boolean;
}

/** For `beforeLoad`: continues once the user is signed in and the account is loaded, else redirects to sign in (AUTH-07). */
export async function requireSignIn({ context: { auth }, location, preload }: GuardedLocation) {
  if (preload || (await signedIn(auth)) !== null) return;
  const { href: returnAddress, state: returnState } = location;
  auth.send({ type: 'signIn.request', returnAddress, returnState });
  if ((await signedIn(auth)) === null) throw redirect({ to: '/', replace: true });
}

/** For `beforeLoad` of admin routes: throws not-found with `NO_ACCESS` as its data (AUTH-08). */
export async function requireAdmin(guarded: GuardedLocation): Promise<void> {
  await requireSignIn(guarded);
  if (!guarded.preload && !isAdmin(guarded.context.auth.getSnapshot())) {
    throw notFound({ data: NO_ACCESS });
  }
}
