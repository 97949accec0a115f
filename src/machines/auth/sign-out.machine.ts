/** Before a sign-out: it deletes the account's drafts, and asks first where there are any (WIZ-11). */
import { type ActorRefFrom, assign, setup } from 'xstate';
import { DRAFT_READ_LIMIT_MS } from '../../domain/constants.ts';
import { port } from '../port.ts';

interface SignOutInput {
  /** The id of the account; null where it was never loaded, and has no drafts then. */
  readonly account: string | null;
}

interface SignOutContext extends SignOutInput {
  /** Its unfinished coupons in this browser. */
  readonly drafts: number;
  readonly isLeaving: boolean;
}

export interface SignOutOutput {
  readonly isLeaving: boolean;
}

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
  /** Storage that does not respond must not stop a sign-out. */
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
            guard: { type: 'isSome', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'rememberDrafts', params: ({ event }) => event.output },
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
