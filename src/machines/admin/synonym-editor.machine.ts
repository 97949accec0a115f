/** Adds, changes and removes one synonym (BROWSE-14). */
import { assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { type FieldFailure, isGone } from '../../domain/failures.ts';
import {
  isSameSynonym,
  NEW_SYNONYM_FORM,
  type Synonym,
  type SynonymForm,
  synonymFormOf,
  synonymOf,
} from '../../domain/keyword/synonym-form.ts';
import { synonymIssues } from '../../domain/keyword/synonym-form.schema.ts';
import { given, givenEvent, port, SLOW_CALL } from '../port.ts';
import { fieldsRefused } from './keyword-editor-context.ts';

interface SynonymEditorContext {
  /** The stored synonym; null for a new one. */
  readonly stored: Synonym | null;
  readonly form: SynonymForm;
  /** Words that have a synonym already. */
  readonly known: readonly string[];
  /** Raised when a synonym is opened; the screen then starts a new form. */
  readonly opened: number;
  /** What the services reported about a field. */
  readonly refusals: readonly FieldFailure[];
}

interface Opening {
  readonly synonym: Synonym | null;
  readonly known: readonly string[];
}

const BLANK: SynonymEditorContext = {
  stored: null,
  form: NEW_SYNONYM_FORM,
  known: [],
  opened: 0,
  refusals: [],
};

/** Whether there are unsaved changes. */
export function isSynonymChanged({ stored, form }: SynonymEditorContext): boolean {
  return !isSameSynonym(form, stored === null ? NEW_SYNONYM_FORM : synonymFormOf(stored));
}

/** Whether the form differs from the stored synonym and has no issues. */
export function isSynonymReady(context: SynonymEditorContext): boolean {
  const { form, known } = context;
  return isSynonymChanged(context) && Object.keys(synonymIssues(form, known)).length === 0;
}

export const synonymEditorMachine = setup({
  types: {
    context: {} as SynonymEditorContext,
    events: {} as
      | ({ type: 'synonym.open' } & Opening)
      | { type: 'form.change'; part: Partial<SynonymForm> }
      | { type: 'form.save' | 'form.cancel' }
      | { type: 'removal.ask'; synonym: Synonym }
      | { type: 'question.yes' | 'question.no' },
    emitted: {} as
      | { type: 'synonym.saved'; word: string }
      | { type: 'synonym.removed'; word: string }
      | { type: 'deed.refused'; deed: 'save' | 'remove' },
    tags: {} as 'open' | 'busy' | 'slow',
  },
  actors: {
    saveSynonym: port<Synonym, Synonym>('saveSynonym'),
    removeSynonym: port<void, string>('removeSynonym'),
  },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    isReady: ({ context }) => isSynonymReady(context),
    isUnchanged: ({ context }) => !isSynonymChanged(context),
  },
  actions: {
    open: assign(({ context }, { synonym, known }: Opening) => ({
      ...BLANK,
      opened: context.opened + 1,
      stored: synonym,
      form: synonym === null ? NEW_SYNONYM_FORM : synonymFormOf(synonym),
      known: known.filter((word) => word !== synonym?.word),
    })),
    change: assign(({ context }, part: Partial<SynonymForm>) => ({
      form: { ...context.form, ...part },
      refusals: context.refusals.filter(({ pointer }) => !((pointer.split('/')[1] ?? '') in part)),
    })),
    emitSaved: emit((_, word: string) => ({ type: 'synonym.saved', word })),
    emitUnsaved: emit({ type: 'deed.refused', deed: 'save' }),
    emitUnremoved: emit({ type: 'deed.refused', deed: 'remove' }),
    emitRemoved: emit(({ context }) => ({
      type: 'synonym.removed',
      word: context.stored?.word ?? '',
    })),
  },
}).createMachine({
  id: 'synonymEditor',
  context: BLANK,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'synonym.open': { target: 'editing', actions: givenEvent('open') },
        'removal.ask': {
          target: 'asking',
          actions: { type: 'open', params: ({ event }) => ({ ...event, known: [] }) },
        },
      },
    },
    editing: {
      tags: 'open',
      on: {
        'form.change': { actions: given('change', 'part') },
        'form.save': { guard: 'isReady', target: 'saving' },
        'form.cancel': 'closed',
        // The typed values stay until they are saved or discarded.
        'synonym.open': { guard: 'isUnchanged', actions: givenEvent('open') },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      ...SLOW_CALL,
      invoke: {
        src: 'saveSynonym',
        input: ({ context }) => synonymOf(context.form),
        onDone: {
          target: 'closed',
          actions: { type: 'emitSaved', params: ({ event }) => event.output.word },
        },
        onError: {
          target: 'editing',
          actions: [assign({ refusals: ({ event }) => fieldsRefused(event.error) }), 'emitUnsaved'],
        },
      },
    },
    /** "Remove this synonym?" */
    asking: { on: { 'question.yes': 'removing', 'question.no': 'closed' } },
    removing: {
      tags: 'busy',
      ...SLOW_CALL,
      invoke: {
        src: 'removeSynonym',
        input: ({ context }) => context.stored?.word ?? '',
        onDone: { target: 'closed', actions: 'emitRemoved' },
        onError: [
          // Somebody else removed it first; the result is the same.
          { guard: ({ event }) => isGone(event.error), target: 'closed', actions: 'emitRemoved' },
          { target: 'closed', actions: 'emitUnremoved' },
        ],
      },
    },
  },
});
