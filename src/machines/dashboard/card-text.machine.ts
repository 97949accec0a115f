/** Edits one text of a card in its place: its name ("EDIT NAME", "SAVE": DASH-03, DASH-07) or its note (DASH-19). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { type CardText, cardTextProblem } from '../../domain/dashboard/card-text.ts';
import { isGone } from '../../domain/failures.ts';
import { given, port, SLOW_CALL } from '../port.ts';

/** A text of a card as the services have it, or are to have it. */
export interface StoredText {
  readonly couponId: string;
  readonly field: CardText;
  readonly stored: string;
}

interface CardTextContext extends StoredText {
  /** The typed text. */
  readonly text: string;
  /** Why it cannot be saved, in words. */
  readonly problem: string | null;
}

export const cardTextMachine = setup({
  types: {
    input: {} as StoredText,
    context: {} as CardTextContext,
    events: {} as
      | { type: 'text.edit' }
      | { type: 'text.change'; text: string }
      | { type: 'text.save' | 'text.cancel' }
      | { type: 'coupon.read'; stored: string },
    emitted: {} as { type: 'text.saved' | 'text.refused' | 'coupon.gone' },
    tags: {} as 'editing' | 'busy' | 'slow',
  },
  actors: { saveText: port<void, StoredText>('saveText') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    isUnchanged: ({ context }) => context.text.trim() === context.stored,
    isUnfit: ({ context: { field, text } }) => cardTextProblem(field, text) !== null,
  },
  actions: {
    beginWithStored: assign({ text: ({ context }) => context.stored, problem: null }),
    rememberText: assign({ text: (_, text: string) => text, problem: null }),
    rememberStored: assign({ stored: (_, stored: string) => stored }),
    takeText: assign({ stored: ({ context }) => context.text.trim() }),
    setProblem: assign({ problem: ({ context: { field, text } }) => cardTextProblem(field, text) }),
    emitSaved: emit({ type: 'text.saved' }),
    emitRefusal: emit({ type: 'text.refused' }),
    emitGone: emit({ type: 'coupon.gone' }),
  },
}).createMachine({
  id: 'cardText',
  context: ({ input }) => ({ ...input, text: input.stored, problem: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'text.edit': { target: 'editing', actions: 'beginWithStored' },
        'coupon.read': { actions: given('rememberStored', 'stored') },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'text.change': { actions: given('rememberText', 'text') },
        'coupon.read': { actions: given('rememberStored', 'stored') },
        'text.save': [
          { guard: 'isUnfit', actions: 'setProblem' },
          { guard: 'isUnchanged', target: 'resting' },
          { target: 'saving' },
        ],
        'text.cancel': 'resting',
      },
    },
    saving: {
      tags: ['editing', 'busy'],
      ...SLOW_CALL,
      invoke: {
        src: 'saveText',
        input: ({ context: { couponId, field, text } }) => ({
          couponId,
          field,
          stored: text.trim(),
        }),
        onDone: { target: 'resting', actions: ['takeText', 'emitSaved'] },
        onError: [
          { guard: ({ event }) => isGone(event.error), target: 'gone' },
          { target: 'editing', actions: 'emitRefusal' },
        ],
      },
    },
    /** The coupon was removed in another tab or on another device. */
    gone: { type: 'final', entry: 'emitGone' },
  },
});

export type CardTextActor = ActorRefFrom<typeof cardTextMachine>;
