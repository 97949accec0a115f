/** Shares an unpublished coupon for approval, reads the answers, and ends its page: APPR-01, APPR-03. */
import { assign, setup } from 'xstate';
import { ANSWERS_PAUSE_MS } from '../../domain/constants.ts';
import type { SharedProof } from '../../domain/approval/shared-proof.ts';
import type { ShownCoupon } from '../../domain/approval/shown-coupon.ts';
import { failureWords, given, port } from '../port.ts';
import type { FinishedCoupon } from '../submission/submission.machine.ts';

export interface ProofInput {
  /** The draft's id, under which the proof is stored. */
  readonly id: string;
  readonly coupon: Omit<FinishedCoupon, 'idempotencyKey'>;
}

/** What reading and sharing return: the proof, and the coupon as it is now, for a comparison. */
export interface ReadProof {
  /** Null if the coupon was not shared. */
  readonly proof: SharedProof | null;
  readonly now: ShownCoupon;
}

interface ProofContext extends ProofInput {
  readonly read: ReadProof | null;
  /** Why the last call failed, in words. */
  readonly failure: string | null;
}

const READ = { target: 'read', actions: given('remember', 'output') } as const;

const FAILED = { target: 'read', actions: given('rememberFailure', 'error') } as const;

export const proofMachine = setup({
  types: {
    input: {} as ProofInput,
    context: {} as ProofContext,
    events: {} as {
      type: 'proof.share' | 'proof.revoke' | 'revoking.confirm' | 'revoking.cancel' | 'proof.read';
    },
    tags: {} as 'busy',
  },
  actors: {
    readProof: port<ReadProof, ProofInput>('readProof'),
    shareProof: port<ReadProof, ProofInput>('shareProof'),
    revokeProof: port<ReadProof, ProofInput>('revokeProof'),
  },
  guards: {
    isOpen: ({ context: { read } }) => (read?.proof?.address ?? null) !== null,
  },
  actions: {
    remember: assign({ read: (_, read: ReadProof) => read, failure: null }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureWords(error) }),
  },
  delays: { answersPause: ANSWERS_PAUSE_MS },
}).createMachine({
  id: 'proof',
  context: ({ input }) => ({ ...input, read: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readProof',
        input: ({ context }) => context,
        onDone: READ,
        onError: { target: 'unread', actions: given('rememberFailure', 'error') },
      },
    },
    unread: { on: { 'proof.read': 'reading' } },
    read: {
      id: 'read',
      always: [{ guard: 'isOpen', target: 'open' }, 'closed'],
    },
    closed: { on: { 'proof.share': 'sharing' } },
    open: {
      on: { 'proof.share': 'sharing', 'proof.revoke': 'asking' },
      initial: 'resting',
      states: {
        resting: { after: { answersPause: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'readProof',
            input: ({ context }) => context,
            onDone: { target: '#read', actions: given('remember', 'output') },
            onError: 'resting',
          },
        },
      },
    },
    /** Revoking cannot be taken back. */
    asking: { on: { 'revoking.confirm': 'revoking', 'revoking.cancel': 'open' } },
    sharing: {
      tags: 'busy',
      invoke: {
        src: 'shareProof',
        input: ({ context }) => context,
        onDone: READ,
        onError: FAILED,
      },
    },
    revoking: {
      tags: 'busy',
      invoke: {
        src: 'revokeProof',
        input: ({ context }) => context,
        onDone: READ,
        onError: FAILED,
      },
    },
  },
});
