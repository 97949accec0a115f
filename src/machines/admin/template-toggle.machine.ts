/** Switches a template on or off: the switch flips at once, and flips back if the services refuse (ADMT-07). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

export interface RequestedTemplateSwitch {
  readonly templateId: string;
  readonly active: boolean;
}

export const templateToggleMachine = setup({
  types: {
    input: {} as RequestedTemplateSwitch,
    context: {} as RequestedTemplateSwitch & {
      /** The stored state. */
      readonly stored: boolean;
    },
    events: {} as { type: 'template.toggle' },
    emitted: {} as { type: 'template.switched'; active: boolean } | { type: 'switch.refused' },
    tags: {} as 'busy',
  },
  actors: { switchTemplate: port<void, RequestedTemplateSwitch>('switchTemplate') },
  guards: { isElsewhere: ({ context }) => context.active !== context.stored },
  actions: {
    flip: assign({ active: ({ context }) => !context.active }),
    flipBack: assign({ active: ({ context }) => context.stored }),
    rememberSwitch: assign({ stored: ({ context }) => !context.stored }),
    saySwitched: emit(({ context }) => ({ type: 'template.switched', active: context.stored })),
    sayRefused: emit({ type: 'switch.refused' }),
  },
}).createMachine({
  id: 'templateToggle',
  context: ({ input }) => ({ ...input, stored: input.active }),
  initial: 'resting',
  states: {
    resting: { on: { 'template.toggle': { target: 'switching', actions: 'flip' } } },
    switching: {
      tags: 'busy',
      initial: 'calling',
      on: { 'template.toggle': { actions: 'flip' } },
      states: {
        calling: {
          invoke: {
            src: 'switchTemplate',
            input: ({ context: { templateId, active } }) => ({ templateId, active }),
            onDone: { target: 'settled', actions: 'rememberSwitch' },
            onError: { target: '#templateToggle.resting', actions: ['flipBack', 'sayRefused'] },
          },
        },
        /** The switch may have been pressed again in the meantime. */
        settled: {
          always: [
            { guard: 'isElsewhere', target: 'calling' },
            { target: '#templateToggle.resting', actions: 'saySwitched' },
          ],
        },
      },
    },
  },
});

export type TemplateToggleActor = ActorRefFrom<typeof templateToggleMachine>;
