/** The wizard: one chart that runs the flow data of `domain/flows.ts` (WIZ-01 to WIZ-14, WIZ-18 to WIZ-21). */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fillingState } from './filling.state.ts';
import { drawingState, previewingState, undrawnState } from './finishing.states.ts';
import { submissionOf } from './finished-wizard.ts';
import { askingState } from './leaving.state.ts';
import { initialContext } from './wizard-context.ts';
import { wizardSetup } from './wizard.setup.ts';
import { portOutput } from '../port.ts';

export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  context: ({ input }) => initialContext(input),
  initial: 'working',
  on: {
    'preview.select': {
      actions: { type: 'selectCard', params: ({ event }) => event.card },
    },
    'pane.select': { actions: { type: 'selectPane', params: ({ event }) => event.pane } },
    'details.toggle': { actions: 'toggleDetails' },
  },
  states: {
    working: {
      initial: 'filling',
      on: {
        'step.goto': {
          guard: { type: 'isReachableElsewhere', params: ({ event }) => event },
          target: '.filling.arriving',
          actions: { type: 'goToAddress', params: ({ event }) => event },
        },
        'leave.request': [
          {
            guard: 'hasChanges',
            target: 'asking',
            actions: { type: 'rememberExit', params: ({ event }) => event.exit },
          },
          { target: 'left', actions: { type: 'rememberExit', params: ({ event }) => event.exit } },
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
            guard: { type: 'hasReceipt', params: portOutput },
            target: 'saved',
            actions: { type: 'rememberReceipt', params: portOutput },
          },
          {
            guard: { type: 'isReload', params: portOutput },
            target: 'left',
            actions: 'rememberEdit',
          },
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
