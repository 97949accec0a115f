/** Keeping one draft of the wizard: each change is written, in order, and never the last one lost (WIZ-11). */
import { type ActorRefFrom, assign, setup, type SnapshotFrom, type StateValueFrom } from 'xstate';
import {
  DRAFT_RETRY_MS,
  DRAFT_WAIT_SHOWN_MS,
  DRAFT_WRITE_LIMIT_MS,
} from '../../domain/constants.ts';
import { port, type StatePath } from '../port.ts';

/** Why the draft is not stored: no room left, storage that refuses or is silent, or a sign-out in another tab. */
type DraftFault = 'full' | 'refused' | 'signed-out';

interface DraftContext {
  /** Something changed since the write under way began. */
  readonly hasLaterChange: boolean;
  /** What is pending has been so for long enough to say it. */
  readonly isLong: boolean;
  /** Something of this draft is stored. */
  readonly isStored: boolean;
  /** null while the last write succeeded. */
  readonly fault: DraftFault | null;
}

type DraftEvent =
  | { type: 'draft.change' }
  /** The page may be gone at any moment: what waits for its turn goes out now. */
  | { type: 'draft.flush' }
  /** The wizard is over, and the draft with it. */
  | { type: 'draft.discard' }
  /** The wizard is over; the draft stays stored for another one. */
  | { type: 'draft.release' }
  /** Its account signed out in another tab, which deleted the drafts. */
  | { type: 'draft.forget' };

export const draftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    /** Something would be lost with the page. */
    tags: {} as 'pending',
  },
  actors: {
    writeDraft: port<void, void>('writeDraft'),
    eraseDraft: port<void, void>('eraseDraft'),
  },
  delays: {
    waitShown: DRAFT_WAIT_SHOWN_MS,
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
              { guard: 'hasLaterChange', target: 'writing', reenter: true },
              { target: '#draft.saved' },
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
    saved: { entry: 'rememberStored', on: { 'draft.change': 'pending' } },
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

/** Every place a draft can be in, by its path in the chart (QA-03). */
export type DraftStatePath = StatePath<StateValueFrom<typeof draftMachine>>;

/** What the wizard says about its draft; `none` where there is nothing to say. */
export type SavedState = 'none' | 'saved' | 'saving' | DraftFault;

/** The words that are true now: a failure stays said until a write succeeds. */
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
