/** Adds, changes and removes one keyword (ADMK-01, ADMK-02). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { isGone } from '../../domain/failures.ts';
import type { KeywordForm, StoredKeyword } from '../../domain/keyword/keyword-form.ts';
import { failureWords, given, port, SLOW_CALL } from '../port.ts';
import {
  BLANK,
  changedKeyword,
  fieldsRefused,
  isChanged,
  isReady,
  type KeywordEditorContext,
  type KeywordOrder,
  openedKeyword,
  orderOf,
  savedKeyword,
} from './keyword-editor-context.ts';

/** The operation that failed. */
type KeywordDeed = 'create' | 'update' | 'delete';

export const keywordEditorMachine = setup({
  types: {
    context: {} as KeywordEditorContext,
    events: {} as
      | { type: 'keyword.open'; keyword: StoredKeyword | null }
      | { type: 'form.change'; part: Partial<KeywordForm> }
      | { type: 'picture.choose'; file: File }
      | { type: 'form.save' }
      | { type: 'removal.ask' }
      | { type: 'question.yes' }
      | { type: 'question.no' },
    emitted: {} as
      | { type: 'keyword.saved'; keyword: StoredKeyword; wasNew: boolean }
      | { type: 'keyword.removed'; name: string }
      | { type: 'deed.refused'; deed: KeywordDeed },
    tags: {} as 'open' | 'busy' | 'slow',
  },
  actors: {
    saveKeyword: port<StoredKeyword, KeywordOrder>('saveKeyword'),
    removeKeyword: port<void, string>('removeKeyword'),
    /** Rejects with a sentence for people. */
    readPicture: port<string, File>('readPicture'),
  },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    isChanged: ({ context }) => isChanged(context),
    isReady: ({ context }) => isReady(context),
    isStored: ({ context }) => context.stored !== null,
  },
  actions: {
    open: assign(({ context }, keyword: StoredKeyword | null) => openedKeyword(context, keyword)),
    openNext: assign(({ context }) => openedKeyword(context, context.next)),
    rememberSaved: assign((_, keyword: StoredKeyword) => savedKeyword(keyword)),
    rememberNext: assign({ next: (_, keyword: StoredKeyword | null) => keyword }),
    change: assign(({ context }, part: Partial<KeywordForm>) => changedKeyword(context, part)),
    emitSaved: emit(({ context }, keyword: StoredKeyword) => ({
      type: 'keyword.saved',
      keyword,
      wasNew: context.stored === null,
    })),
    emitRemoved: emit(({ context }) => ({
      type: 'keyword.removed',
      name: context.stored?.name ?? '',
    })),
    emitUnsaved: emit(({ context }) => ({
      type: 'deed.refused',
      deed: context.stored === null ? ('create' as const) : ('update' as const),
    })),
    emitUnremoved: emit({ type: 'deed.refused', deed: 'delete' }),
  },
}).createMachine({
  id: 'keywordEditor',
  context: BLANK,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'keyword.open': { target: 'editing', actions: given('open', 'keyword') },
      },
    },
    editing: {
      tags: 'open',
      on: {
        'form.change': { actions: given('change', 'part') },
        'picture.choose': 'reading',
        'form.save': { guard: 'isReady', target: 'saving' },
        'removal.ask': { guard: 'isStored', target: 'asking' },
        'keyword.open': [
          { guard: 'isChanged', target: 'leaving', actions: given('rememberNext', 'keyword') },
          { actions: given('open', 'keyword') },
        ],
      },
    },
    /** Reads a picture file into text. */
    reading: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'readPicture',
        input: ({ event }) => {
          if (event.type !== 'picture.choose') throw new Error('No picture was chosen.');
          return event.file;
        },
        onDone: {
          target: 'editing',
          actions: { type: 'change', params: ({ event }) => ({ thumbnail: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: assign({
            refusals: ({ event }) => [{ pointer: '/thumbnail', detail: failureWords(event.error) }],
          }),
        },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      ...SLOW_CALL,
      invoke: {
        src: 'saveKeyword',
        input: ({ context }) => orderOf(context),
        onDone: {
          target: 'editing',
          actions: [given('emitSaved', 'output'), given('rememberSaved', 'output')],
        },
        onError: {
          target: 'editing',
          actions: [assign({ refusals: ({ event }) => fieldsRefused(event.error) }), 'emitUnsaved'],
        },
      },
    },
    /** "Delete this keyword?" */
    asking: {
      tags: 'open',
      on: { 'question.yes': 'removing', 'question.no': 'editing' },
    },
    removing: {
      tags: ['open', 'busy'],
      ...SLOW_CALL,
      invoke: {
        src: 'removeKeyword',
        input: ({ context }) => context.stored?.name ?? '',
        onDone: { target: 'closed', actions: 'emitRemoved' },
        onError: [
          // Somebody else removed it first; the result is the same.
          { guard: ({ event }) => isGone(event.error), target: 'closed', actions: 'emitRemoved' },
          { target: 'editing', actions: 'emitUnremoved' },
        ],
      },
    },
    /** Another keyword was pressed while this one has unsaved changes. */
    leaving: {
      tags: 'open',
      on: { 'question.yes': { target: 'editing', actions: 'openNext' }, 'question.no': 'editing' },
    },
  },
});

export type KeywordEditorActor = ActorRefFrom<typeof keywordEditorMachine>;
