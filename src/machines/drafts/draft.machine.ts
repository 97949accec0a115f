/** Stores one draft of the wizard: changes are written in order, and the last one is never lost (WIZ-11). */
import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { DRAFT_RETRY_MS, DRAFT_WRITE_LIMIT_MS, WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { port } from '../port.ts';

/** Why the draft is not stored: storage is full, refuses or does not respond, or another tab signed out. */
type DraftFault = 'full' | 'refused' | 'signed-out';

interface DraftContext {
  /** The draft changed after the current write started. */
  readonly hasLaterChange: boolean;
  /** The write has been pending long enough to show a message. */
  readonly isLong: boolean;
  /** Some version of this draft is stored. */
  readonly isStored: boolean;
  /** null while the last write succeeded. */
  readonly fault: DraftFault | null;
}

type DraftEvent =
  | { type: 'draft.change' }
  /** The page may close at any moment, so pending changes are written now. */
  | { type: 'draft.flush' }
  /** The wizard has ended; its draft is deleted. */
  | { type: 'draft.discard' }
  /** The wizard has ended; its draft stays stored for another wizard. */
  | { type: 'draft.release' }
  /** The account signed out in another tab, which deleted the drafts. */
  | { type: 'draft.forget' };

export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    /** Closing the page now would lose changes. */
    tags: {} as 'pending',
  },
  actors: {
    writeDraft: port<void, void>('writeDraft'),
    eraseDraft: port<void, void>('eraseDraft'),
  },
  delays: {
    waitShown: WAIT_SHOWN_MS,
    writeLimit: DRAFT_WRITE_LIMIT_MS,
    retry: DRAFT_RETRY_MS,
  },
  guards: { hasLaterChange: ({ context }) => context.hasLaterChange },
  actions: {
    rememberLaterChange: assign({ hasLaterChange: true }),
    takeChange: assign({ hasLaterChange: false }),
    beginWait: assign({ isLong: false }),
    showWait: assign({ isLong: true }),
    rememberFault: assign({ fault: (_, fault: DraftFault) => fault }),
    rememberStored: assign({ isStored: true, fault: null }),
  },
}).createMachine({
  id: 'draft',
  context: { hasLaterChange: false, isLong: false, isStored: false, fault: null },
  initial: 'untouched',
  on: {
    'draft.discard': '.erasing',
    'draft.release': '.released',
    'draft.forget': '.forgotten.changed',
  },
  states: {
    untouched: { on: { 'draft.change': 'pending', 'draft.forget': 'forgotten' } },
    pending: {
      tags: 'pending',
      entry: 'beginWait',
      after: { waitShown: { actions: 'showWait' } },
      on: { 'draft.change': { actions: 'rememberLaterChange' } },
      initial: 'writing',
      states: {
        writing: {
          entry: 'takeChange',
          invoke: {
            src: 'writeDraft',
            onDone: [
              {
                guard: 'hasLaterChange',
                target: 'writing',
                reenter: true,
                actions: 'rememberStored',
              },
              { target: '#draft.saved', actions: 'rememberStored' },
            ],
            onError: {
              target: '#draft.unsaved',
              actions: { type: 'rememberFault', params: ({ event }) => faultOf(event.error) },
            },
          },
          after: {
            writeLimit: {
              target: '#draft.unsaved',
              actions: { type: 'rememberFault', params: 'refused' },
            },
          },
          on: { 'draft.flush': { guard: 'hasLaterChange', target: 'writing', reenter: true } },
        },
      },
    },
    saved: { on: { 'draft.change': 'pending' } },
    unsaved: {
      tags: 'pending',
      after: { retry: 'pending' },
      on: { 'draft.change': 'pending', 'draft.flush': 'pending' },
    },
    erasing: { invoke: { src: 'eraseDraft', onDone: 'erased', onError: 'erased' } },
    forgotten: {
      entry: { type: 'rememberFault', params: 'signed-out' },
      on: { 'draft.discard': 'erased', 'draft.forget': {} },
      initial: 'unchanged',
      states: {
        unchanged: { on: { 'draft.change': 'changed' } },
        changed: { tags: 'pending' },
      },
    },
    erased: { type: 'final' },
    released: { type: 'final' },
  },
});

export type DraftActor = ActorRefFrom<typeof draftMachine>;
type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** What the wizard shows about its draft; `none` if there is nothing to show. */
export type SavedState = 'none' | 'saved' | 'saving' | DraftFault;

/** The current message; a failure stays until a write succeeds. */
export function savedStateOf(snapshot: DraftSnapshot): SavedState {
  const { fault, isLong, isStored } = snapshot.context;
  if (snapshot.matches('erasing') || snapshot.status === 'done') return 'none';
  if (fault !== null) return fault;
  if (snapshot.hasTag('pending') && isLong) return 'saving';
  return isStored ? 'saved' : 'none';
}

function faultOf(error: unknown): DraftFault {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return isFull ? 'full' : 'refused';
}
