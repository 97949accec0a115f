/** Makes a keyword of a search that found nothing, with the designs it finds from then on (PRE-06). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import type { FieldFailure } from '../../domain/failures.ts';
import {
  type ChosenDesign,
  type KeywordForm,
  keywordFormOfTerm,
  type StoredKeyword,
} from '../../domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../domain/keyword/keyword-form.schema.ts';
import { given, port, SLOW_CALL } from '../port.ts';
import { fieldsRefused } from './keyword-editor-context.ts';

interface TermKeywordContext {
  readonly form: KeywordForm;
  /** In the order in which they were chosen. */
  readonly designs: readonly ChosenDesign[];
  /** What the services reported about the name or a design. */
  readonly refusals: readonly FieldFailure[];
}

interface TermKeywordOrder {
  readonly form: KeywordForm;
  readonly templateIds: readonly string[];
}

/** Whether the name is valid and a search for it would find a design. */
export function canMake({ form, designs }: TermKeywordContext): boolean {
  return designs.length > 0 && Object.keys(keywordIssues(form)).length === 0;
}

export const termKeywordMachine = setup({
  types: {
    context: {} as TermKeywordContext,
    events: {} as
      | { type: 'term.make'; term: string }
      | { type: 'form.change'; part: Partial<KeywordForm> }
      | { type: 'design.toggle'; design: ChosenDesign }
      | { type: 'keyword.make' }
      | { type: 'keyword.cancel' },
    emitted: {} as { type: 'keyword.made'; keyword: StoredKeyword } | { type: 'keyword.refused' },
    tags: {} as 'open' | 'busy' | 'slow',
  },
  actors: { makeKeyword: port<StoredKeyword, TermKeywordOrder>('makeKeyword') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: { canMake: ({ context }) => canMake(context) },
  actions: {
    takeTerm: assign((_, term: string) => blank(term)),
    change: assign(({ context: { form } }, part: Partial<KeywordForm>) => ({
      form: { ...form, ...part },
      refusals: [],
    })),
    toggle: assign(({ context: { designs } }, design: ChosenDesign) => ({
      designs: toggled(designs, design),
      refusals: [],
    })),
    sayMade: emit((_, keyword: StoredKeyword) => ({ type: 'keyword.made', keyword })),
    sayRefused: emit({ type: 'keyword.refused' }),
  },
}).createMachine({
  id: 'termKeyword',
  context: blank(''),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'term.make': { target: 'choosing', actions: given('takeTerm', 'term') },
      },
    },
    /** The dialog asks which designs the keyword shall find. */
    choosing: {
      tags: 'open',
      on: {
        'form.change': { actions: given('change', 'part') },
        'design.toggle': { actions: given('toggle', 'design') },
        'keyword.make': { guard: 'canMake', target: 'saving' },
        'keyword.cancel': 'resting',
      },
    },
    saving: {
      tags: ['open', 'busy'],
      ...SLOW_CALL,
      invoke: {
        src: 'makeKeyword',
        input: ({ context: { form, designs } }) => ({
          form,
          templateIds: designs.map(({ id }) => id),
        }),
        onDone: { target: 'resting', actions: given('sayMade', 'output') },
        onError: {
          target: 'choosing',
          actions: [assign({ refusals: ({ event }) => fieldsRefused(event.error) }), 'sayRefused'],
        },
      },
    },
  },
});

function blank(term: string): TermKeywordContext {
  return { form: keywordFormOfTerm(term), designs: [], refusals: [] };
}

function toggled(designs: readonly ChosenDesign[], design: ChosenDesign): readonly ChosenDesign[] {
  const others = designs.filter(({ id }) => id !== design.id);
  return others.length < designs.length ? others : [...designs, design];
}

export type TermKeywordActor = ActorRefFrom<typeof termKeywordMachine>;
