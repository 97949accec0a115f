/** Before a sign-out: a sign-out deletes the account's drafts, so it asks first if there are any (WIZ-11). */
import { type ActorRefFrom, assign, setup } from 'xstate';
import { DRAFT_READ_LIMIT_MS } from '../../domain/start-limits.ts';
import { given, port } from '../port.ts';

interface SignOutInput {
  /** The account's id; null if it never loaded, and then there are no drafts. */
  readonly account: string | null;
}

interface SignOutContext extends SignOutInput {
  /** The account's unfinished coupons in this browser. */
  readonly drafts: number;
  readonly isLeaving: boolean;
}

export type SignOutOutput = Pick<SignOutContext, 'isLeaving'>;

export const signOutMachine = setup({
  types: {
    input: {} as SignOutInput,
    context: {} as SignOutContext,
    output: {} as SignOutOutput,
    events: {} as { type: 'signOut.confirm' } | { type: 'signOut.cancel' },
  },
  actors: {
    countDrafts: port<number, string | null>('countDrafts'),
    eraseDrafts: port<void, string | null>('eraseDrafts'),
  },
  /** A sign-out does not wait for storage that does not respond. */
  delays: { storageLimit: DRAFT_READ_LIMIT_MS },
  guards: { isSome: (_, drafts: number) => drafts > 0 },
  actions: {
    rememberDrafts: assign({ drafts: (_, drafts: number) => drafts }),
    decideToLeave: assign({ isLeaving: true }),
  },
}).createMachine({
  id: 'signOut',
  context: ({ input }) => ({ ...input, drafts: 0, isLeaving: false }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        src: 'countDrafts',
        input: ({ context }) => context.account,
        onDone: [
          {
            guard: given('isSome', 'output'),
            target: 'asking',
            actions: given('rememberDrafts', 'output'),
          },
          { target: 'erasing' },
        ],
        onError: 'erasing',
      },
      after: { storageLimit: 'erasing' },
    },
    asking: { on: { 'signOut.confirm': 'erasing', 'signOut.cancel': 'decided' } },
    erasing: {
      entry: 'decideToLeave',
      invoke: {
        src: 'eraseDrafts',
        input: ({ context }) => context.account,
        onDone: 'decided',
        onError: 'decided',
      },
      after: { storageLimit: 'decided' },
    },
    decided: { type: 'final' },
  },
  output: ({ context }) => ({ isLeaving: context.isLeaving }),
});

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;
