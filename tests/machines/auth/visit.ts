/** A run of the auth machine; the test decides the answers of provider and services. */
import { fromPromise } from 'xstate';
import type { Account, Session } from '../../../src/domain/session/session.ts';
import { authMachine, type SignedIn } from '../../../src/machines/auth/auth.machine.ts';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import { started } from '../../support/started.ts';

export const ROSA: Session = {
  subject: 'rosa-1',
  email: 'rosa@fernhill.example',
  name: 'Rosa',
  roles: [],
};
export const ROSA_ADMIN: Session = { ...ROSA, roles: ['ROLE_IC_ADMIN'] };
export const ACCOUNT: Account = {
  id: 'a1',
  email: 'rosa@fernhill.example',
  name: 'Rosa',
  roles: [],
};
export const NOBODY = {
  isHinted: false,
  isTryWanted: false,
  session: null,
  account: null,
  returnAddress: '/',
  message: null,
};

/** The context of somebody who has signed in. */
export const SIGNED_IN = { ...NOBODY, isHinted: true, session: ROSA, account: ACCOUNT };

export const never = <Value>() => new Promise<Value>(() => undefined);

/** Answers of the provider and the services; a list is used in order. */
interface World {
  readonly kept?: () => Promise<Session | null>;
  /** The account that the provider knows in a browser that has signed in before; absent if it never has. */
  readonly known?: () => Promise<Session | null>;
  readonly toProvider?: () => Promise<void>;
  readonly completion?: () => Promise<SignedIn>;
  readonly accounts?: readonly (() => Promise<Account>)[];
  readonly toSignOut?: () => Promise<void>;
  /** Unfinished coupons in this browser. */
  readonly drafts?: number;
}

export function visit(world: World = {}) {
  const sentTo: string[] = [];
  const sentWith: unknown[] = [];
  const received: string[] = [];
  const accounts = [...(world.accounts ?? [])];
  let tries = 0;
  const { actor, clock, rested } = started(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise(world.kept ?? (() => Promise.resolve(null))),
        signInSilently: fromPromise(() => {
          tries += 1;
          return (world.known ?? never<Session>)();
        }),
        redirectToSignIn: fromPromise(({ input }) => {
          sentTo.push(input.returnAddress);
          sentWith.push(input.returnState);
          return (world.toProvider ?? never<void>)();
        }),
        completeSignIn: fromPromise(({ input }) => {
          received.push(input.url);
          return (world.completion ?? never<SignedIn>)();
        }),
        loadAccount: fromPromise(() => (accounts.shift() ?? (() => Promise.resolve(ACCOUNT)))()),
        signOut: signOutMachine.provide({
          actors: {
            countDrafts: fromPromise(() => Promise.resolve(world.drafts ?? 0)),
            eraseDrafts: fromPromise(() => Promise.resolve()),
          },
        }),
        redirectToSignOut: fromPromise(world.toSignOut ?? never<void>),
      },
    }),
    { input: { isHinted: world.known !== undefined } },
  );
  const value = () => actor.getSnapshot().value;
  return { actor, clock, rest: rested, sentTo, sentWith, received, value, tries: () => tries };
}

export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
export const fails = (message: string) => () => Promise.reject(new Error(message));
