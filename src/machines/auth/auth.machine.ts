/** Sign-in and sign-out: AUTH-02, AUTH-04, AUTH-05, AUTH-06. */
import { type ActorRefFrom, assign, type ErrorActorEvent, setup, type SnapshotFrom } from 'xstate';
import { SILENT_SIGN_IN_LIMIT_MS } from '../../domain/start-limits.ts';
import {
  type ReturnState,
  safeReturnAddress,
  safeReturnState,
} from '../../domain/session/return-address.ts';
import { type Account, type Session, signInMessageOf } from '../../domain/session/session.ts';
import { given, givenEvent, port } from '../port.ts';
import { signOutMachine, type SignOutOutput } from './sign-out.machine.ts';

/** The result of a completed sign-in. */
export interface SignedIn extends ReturnPlace {
  readonly session: Session;
}

/** The page from which the user started the sign-in, as it was stored; the machine checks it again. */
export interface ReturnPlace {
  readonly returnAddress: string | null;
  readonly returnState?: unknown;
}

interface AuthInput {
  /** Whether this browser remembers an earlier sign-in. */
  readonly isHinted: boolean;
}

interface AuthContext extends AuthInput {
  /** The opened page tries a silent sign-in before it shows anything to a visitor. */
  readonly isTryWanted: boolean;
  readonly session: Session | null;
  readonly account: Account | null;
  /** Path and query to go to after signing in. */
  readonly returnAddress: string;
  /** The history entry's state at that address; absent before a sign-in starts. */
  readonly returnState?: ReturnState;
  /** What failed, in words; null unless the state is `failed` or `authenticated.accountFailed`. */
  readonly message: string | null;
}

type AuthEvent =
  /** A page that is open to visitors was opened; the provider is asked without a redirect. */
  | { type: 'signIn.try' }
  | { type: 'signIn.request'; returnAddress: string; returnState?: unknown }
  | { type: 'signIn.retry' }
  /** The provider sent the visitor back to this address (AUTH-05). */
  | ({ type: 'callback.receive'; url: string } & ReturnPlace)
  | { type: 'session.renew'; session: Session }
  | { type: 'session.end' | 'account.retry' | 'signOut.request' }
  /** The browser restored the page from its cache, after a redirect that never arrived. */
  | { type: 'page.restore' };

export const authMachine = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
    children: {} as { signOut: 'signOut' },
  },
  actors: {
    restoreSession: port<Session | null, void>('restoreSession'),
    signInSilently: port<Session | null, void>('signInSilently'),
    redirectToSignIn: port<void, { returnAddress: string; returnState: ReturnState }>(
      'redirectToSignIn',
    ),
    completeSignIn: port<SignedIn, { url: string }>('completeSignIn'),
    loadAccount: port<Account, void>('loadAccount'),
    signOut: signOutMachine,
    redirectToSignOut: port<void, void>('redirectToSignOut'),
  },
  /** Visitors do not wait for a provider that does not answer or refuses to be framed. */
  delays: { silentLimit: SILENT_SIGN_IN_LIMIT_MS },
  guards: {
    isHinted: ({ context }) => context.isHinted,
    isTryWanted: ({ context }) => context.isTryWanted,
    isSomebody: (_, session: Session | null) => session !== null,
    isLeaving: (_, { isLeaving }: SignOutOutput) => isLeaving,
  },
  actions: {
    rememberSession: assign({ session: (_, session: Session | null) => session }),
    rememberAccount: assign({ account: (_, account: Account) => account }),
    rememberReturnAddress: assign((_, { returnAddress, returnState }: ReturnPlace) => ({
      returnAddress: safeReturnAddress(returnAddress),
      returnState: safeReturnState(returnState),
    })),
    forgetSession: assign({ session: null, account: null }),
    setHint: assign({ isHinted: true }),
    dropHint: assign({ isHinted: false }),
    forgetMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    isTryWanted: false,
    session: null,
    account: null,
    returnAddress: '/',
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      exit: assign({ isTryWanted: false }),
      on: {
        'signIn.try': { guard: 'isHinted', actions: assign({ isTryWanted: true }) },
        // The provider has just refused a renewal, so a second request would fail too.
        'session.end': { actions: ['dropHint', assign({ isTryWanted: false })] },
      },
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: given('isSomebody', 'output'),
            target: 'authenticated',
            actions: given('rememberSession', 'output'),
          },
          { guard: 'isTryWanted', target: 'tryingSilently' },
          { target: 'unauthenticated' },
        ],
        onError: { target: 'failed', actions: assign({ message: messageOf }) },
      },
    },
    tryingSilently: {
      tags: 'busy',
      invoke: {
        src: 'signInSilently',
        onDone: [
          {
            guard: given('isSomebody', 'output'),
            target: 'authenticated',
            actions: given('rememberSession', 'output'),
          },
          { target: 'unauthenticated', actions: 'dropHint' },
        ],
        onError: { target: 'unauthenticated', actions: 'dropHint' },
      },
      after: { silentLimit: { target: 'unauthenticated', actions: 'dropHint' } },
    },
    unauthenticated: {
      entry: ['forgetSession', 'forgetMessage'],
      on: {
        'signIn.try': { guard: 'isHinted', target: 'tryingSilently' },
        // The silent sign-in took longer than its limit.
        'session.renew': { target: 'authenticated', actions: given('rememberSession', 'session') },
        'signIn.request': { target: 'redirecting', actions: givenEvent('rememberReturnAddress') },
        // A refused sign-in that is tried again ends where the first one was to end.
        'callback.receive': {
          target: 'completing',
          actions: givenEvent('rememberReturnAddress'),
        },
      },
    },
    redirecting: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        src: 'redirectToSignIn',
        input: ({ context: { returnAddress, returnState = {} } }) => ({
          returnAddress,
          returnState,
        }),
        onError: { target: 'failed', actions: assign({ message: messageOf }) },
      },
      on: { 'page.restore': 'loading' },
    },
    completing: {
      tags: 'busy',
      invoke: {
        src: 'completeSignIn',
        input: ({ event }) => ({ url: event.type === 'callback.receive' ? event.url : '' }),
        onDone: {
          target: 'authenticated',
          actions: [
            { type: 'rememberSession', params: ({ event }) => event.output.session },
            given('rememberReturnAddress', 'output'),
          ],
        },
        onError: { target: 'failed', actions: assign({ message: messageOf }) },
      },
    },
    authenticated: {
      initial: 'loadingAccount',
      entry: 'setHint',
      on: {
        'session.renew': { actions: given('rememberSession', 'session') },
        'session.end': { target: 'unauthenticated', actions: 'dropHint' },
        'signOut.request': '.leaving',
      },
      states: {
        loadingAccount: {
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: {
            src: 'loadAccount',
            onDone: { target: 'ready', actions: given('rememberAccount', 'output') },
            onError: {
              target: 'accountFailed',
              actions: assign({ message: messageOf }),
            },
          },
        },
        ready: {},
        accountFailed: { on: { 'account.retry': 'loadingAccount' } },
        leaving: {
          on: { 'signOut.request': {} },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            input: ({ context }) => ({ account: context.account?.id ?? null }),
            onDone: [
              { guard: given('isLeaving', 'output'), target: '#signingOut' },
              { target: 'ready' },
            ],
          },
        },
      },
    },
    signingOut: {
      id: 'signingOut',
      tags: 'busy',
      entry: 'dropHint',
      invoke: {
        src: 'redirectToSignOut',
        onError: { target: 'failed', actions: assign({ message: messageOf }) },
      },
      on: { 'page.restore': 'loading' },
    },
    failed: {
      entry: 'forgetSession',
      exit: 'forgetMessage',
      on: { 'signIn.retry': 'redirecting', 'signOut.request': 'signingOut' },
    },
  },
});

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

function messageOf({ event }: { readonly event: ErrorActorEvent }): string {
  return signInMessageOf(event.error);
}
