/** The wizard: one chart that runs the flow data of `domain/flows.ts` (WIZ-01 to WIZ-14, WIZ-18 to WIZ-21). */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fillingState } from './filling.state.ts';
import { drawingState, previewingState, undrawnState } from './finishing.states.ts';
import { submissionOf } from './finished-wizard.ts';
import { askingState } from './leaving.state.ts';
import { initialContext } from './wizard-context.ts';
import { wizardSetup } from './wizard.setup.ts';
import { given, givenEvent } from '../port.ts';

export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  context: ({ input }) => initialContext(input),
  initial: 'working',
  on: {
    'preview.select': { actions: given('selectCard', 'card') },
    'pane.select': { actions: given('selectPane', 'pane') },
    'details.toggle': { actions: 'toggleDetails' },
  },
  states: {
    working: {
      initial: 'filling',
      on: {
        'step.goto': {
          guard: givenEvent('isReachableElsewhere'),
          target: '.filling.arriving',
          actions: givenEvent('goToAddress'),
        },
        'leave.request': [
          { guard: 'hasChanges', target: 'asking', actions: given('rememberExit', 'exit') },
          { target: 'left', actions: given('rememberExit', 'exit') },
        ],
      },
      states: {
        filling: fillingState,
        drawing: drawingState,
        undrawn: undrawnState,
        previewing: previewingState,
        here: { id: 'here', type: 'history', history: 'deep' },
      },
    },
    asking: askingState,
    submitting: {
      id: 'submitting',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => submissionOf(context),
        onDone: [
          {
            guard: given('hasReceipt', 'output'),
            target: 'saved',
            actions: given('rememberReceipt', 'output'),
          },
          { guard: given('isReload', 'output'), target: 'left', actions: 'rememberEdit' },
          { target: 'working.filling' },
        ],
      },
      on: { 'leave.request': { actions: 'finishSubmission' } },
    },
    saved: { type: 'final', tags: 'over' },
    left: { id: 'left', type: 'final', tags: 'over' },
    /** The user left, and the draft is on the dashboard (DASH-16). */
    kept: { id: 'kept', type: 'final', tags: 'over' },
  },
  output: ({ context }) => ({ couponId: context.receipt?.id ?? null, exit: context.exit }),
});

export type WizardMachine = typeof wizardMachine;
export type WizardActor = ActorRefFrom<WizardMachine>;
export type WizardSnapshot = SnapshotFrom<WizardMachine>;
