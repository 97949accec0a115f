/** Finds single codes, switches them off and on, and replaces them; it asks before it replaces (SER-06). */
import { assign, setup } from 'xstate';
import { given, type MayFail, port, WHY_FAILED } from '../port.ts';

/** A code and the state that it gets. */
interface SwitchedCode {
  readonly code: string;
  readonly state: 'active' | 'off';
}

interface CodeChangeContext extends MayFail {
  /** What is searched for; empty for nothing. */
  readonly text: string;
  readonly switched: SwitchedCode;
  /** The code in the question. */
  readonly asked: string;
  /** The code that replaced the last one; null until one was replaced. */
  readonly successor: string | null;
}

export const codeChangeMachine = setup({
  types: {
    context: {} as CodeChangeContext,
    events: {} as
      | { type: 'code.find'; text: string }
      | { type: 'code.switch'; switched: SwitchedCode }
      | { type: 'code.replace'; code: string }
      | { type: 'replacement.confirm' | 'replacement.cancel' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    switchCode: port<void, SwitchedCode>('switchCode'),
    /** Returns the new code. */
    replaceCode: port<string, string>('replaceCode'),
  },
  actions: {
    rememberText: assign({
      text: (_, text: string) => text.trim(),
      successor: null,
      failure: null,
    }),
    rememberSwitched: assign({
      switched: (_, switched: SwitchedCode) => switched,
      successor: null,
      failure: null,
    }),
    rememberAsked: assign({ asked: (_, code: string) => code, successor: null, failure: null }),
    rememberSuccessor: assign({
      text: (_, code: string) => code,
      successor: (_, code: string) => code,
    }),
  },
}).createMachine({
  id: 'codeChange',
  context: {
    text: '',
    switched: { code: '', state: 'off' },
    asked: '',
    successor: null,
    failure: null,
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'code.find': { actions: given('rememberText', 'text') },
        'code.switch': { target: 'switching', actions: given('rememberSwitched', 'switched') },
        'code.replace': { target: 'asking', actions: given('rememberAsked', 'code') },
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        src: 'switchCode',
        input: ({ context }) => context.switched,
        onDone: 'resting',
        onError: { target: 'resting', actions: assign(WHY_FAILED) },
      },
    },
    asking: {
      tags: 'open',
      on: { 'replacement.confirm': 'replacing', 'replacement.cancel': 'resting' },
    },
    replacing: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'replaceCode',
        input: ({ context }) => context.asked,
        onDone: { target: 'resting', actions: given('rememberSuccessor', 'output') },
        onError: { target: 'resting', actions: assign(WHY_FAILED) },
      },
    },
  },
});
