/** Makes and renames counters, gives them new cards and revokes them (TILL-01). */
import { assign, setup } from 'xstate';
import { given, type MayFail, port, WHY_FAILED } from '../port.ts';

/** Address and PIN of a counter; shown until the owner has written them down. */
export interface ShownCard {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly pin: string;
}

/** A counter to be made. */
export interface WantedCounter {
  /** Chosen here, so that a retry makes no second counter. */
  readonly id: string;
  readonly name: string;
}

interface AskedCounter extends WantedCounter {
  readonly change: 'renew' | 'revoke';
}

interface CounterDeskContext extends MayFail {
  readonly wanted: WantedCounter;
  readonly asked: AskedCounter;
  readonly card: ShownCard | null;
}

const NONE = { id: '', name: '' };

export const counterDeskMachine = setup({
  types: {
    context: {} as CounterDeskContext,
    events: {} as
      | { type: 'counter.new' }
      | { type: 'counter.rename'; counter: WantedCounter }
      | { type: 'name.submit'; counter: WantedCounter }
      | { type: 'counter.change'; counter: AskedCounter }
      | { type: 'change.confirm' | 'change.cancel' | 'card.done' },
    tags: {} as 'busy' | 'naming' | 'renaming' | 'asking',
  },
  actors: {
    makeCounter: port<ShownCard, WantedCounter>('makeCounter'),
    renameCounter: port<void, WantedCounter>('renameCounter'),
    renewCounter: port<ShownCard, string>('renewCounter'),
    revokeCounter: port<void, string>('revokeCounter'),
  },
  actions: {
    rememberWanted: assign({ wanted: (_, wanted: WantedCounter) => wanted, failure: null }),
    rememberAsked: assign({ asked: (_, asked: AskedCounter) => asked, failure: null }),
    rememberCard: assign({ card: (_, card: ShownCard) => card, failure: null }),
    forgetCard: assign({ card: null }),
    forgetRevoked: assign({
      card: ({ context: { card, asked } }) => (card?.id === asked.id ? null : card),
    }),
  },
  guards: {
    isRenewal: ({ context }) => context.asked.change === 'renew',
    hasCard: ({ context }) => context.card !== null,
  },
}).createMachine({
  id: 'counterDesk',
  context: { wanted: NONE, asked: { ...NONE, change: 'renew' }, card: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'hasCard', target: 'showing' },
      on: {
        'counter.new': { target: 'naming', actions: assign({ failure: null }) },
        'counter.rename': { target: 'retitling', actions: given('rememberWanted', 'counter') },
        'counter.change': { target: 'asking', actions: given('rememberAsked', 'counter') },
      },
    },
    naming: {
      tags: 'naming',
      on: {
        'name.submit': { target: 'making', actions: given('rememberWanted', 'counter') },
        'change.cancel': 'resting',
      },
    },
    making: {
      tags: ['naming', 'busy'],
      invoke: {
        src: 'makeCounter',
        input: ({ context }) => context.wanted,
        onDone: { target: 'showing', actions: given('rememberCard', 'output') },
        onError: { target: 'naming', actions: assign(WHY_FAILED) },
      },
    },
    /** Waits for another name of a counter. */
    retitling: {
      tags: ['naming', 'renaming'],
      on: {
        'name.submit': { target: 'renaming', actions: given('rememberWanted', 'counter') },
        'change.cancel': 'resting',
      },
    },
    renaming: {
      tags: ['naming', 'renaming', 'busy'],
      invoke: {
        src: 'renameCounter',
        input: ({ context }) => context.wanted,
        onDone: 'resting',
        onError: { target: 'retitling', actions: assign(WHY_FAILED) },
      },
    },
    /** The address and the PIN are shown this once; another counter can be revoked meanwhile. */
    showing: {
      on: {
        'card.done': { target: 'resting', actions: 'forgetCard' },
        'counter.change': { target: 'asking', actions: given('rememberAsked', 'counter') },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'change.confirm': [{ guard: 'isRenewal', target: 'renewing' }, { target: 'revoking' }],
        'change.cancel': 'resting',
      },
    },
    renewing: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'renewCounter',
        input: ({ context }) => context.asked.id,
        onDone: { target: 'showing', actions: given('rememberCard', 'output') },
        onError: { target: 'resting', actions: assign(WHY_FAILED) },
      },
    },
    revoking: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'revokeCounter',
        input: ({ context }) => context.asked.id,
        onDone: { target: 'resting', actions: 'forgetRevoked' },
        onError: { target: 'resting', actions: assign(WHY_FAILED) },
      },
    },
  },
});
