/** "Publish only what is approved", a choice of the account that the services follow: APPR-03. */
import { assign, emit, setup } from 'xstate';
import { type MayFail, port, WHY_FAILED } from '../port.ts';

interface ApprovalRuleContext extends MayFail {
  /** The choice that is being stored; null if none is. */
  readonly wanted: boolean | null;
}

export const approvalRuleMachine = setup({
  types: {
    context: {} as ApprovalRuleContext,
    events: {} as { type: 'rule.choose'; isOn: boolean },
    /** The services follow it from now on. */
    emitted: {} as { type: 'rule.stored'; isOn: boolean },
    tags: {} as 'busy',
  },
  actors: { storeRule: port<boolean, boolean>('storeRule') },
  actions: {
    forget: assign({ wanted: null }),
  },
}).createMachine({
  id: 'approvalRule',
  context: { wanted: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'rule.choose': {
          target: 'storing',
          actions: assign(({ event }) => ({ wanted: event.isOn, failure: null })),
        },
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        src: 'storeRule',
        input: ({ context }) => context.wanted === true,
        onDone: {
          target: 'resting',
          actions: [emit(({ event }) => ({ type: 'rule.stored', isOn: event.output })), 'forget'],
        },
        onError: { target: 'resting', actions: [assign(WHY_FAILED), 'forget'] },
      },
    },
  },
});
