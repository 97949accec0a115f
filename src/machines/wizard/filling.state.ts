/** The form screens: every step and substep of each flow, named as in `?step=` and `?substep=` (WIZ-19, WIZ-21). */
import type { StepName } from '../../domain/wizard/flows.ts';
import { SCREEN_NAMES, type ScreenName } from '../../domain/coupon/fields/screen-names.ts';
import { wizardSetup } from './wizard.setup.ts';

/** Where "Back" on the first screen leads (WIZ-08). */
const HOME = '/';

/** A state per step, with a state per screen; a new screen without a state does not compile. */
type StatesOfScreens = { readonly arriving: object } & {
  readonly [Step in StepName]: {
    readonly initial: string;
    readonly states: {
      readonly [
        Name in ScreenName as Name extends `${Step}.${infer Substep}` ? Substep : never
      ]: object;
    };
  };
};

/** Moves at once to the screen that the position names. */
const arrivingState = wizardSetup.createStateConfig({
  always: SCREEN_NAMES.map((screen) => ({
    guard: { type: 'isOn', params: screen },
    target: screen,
  })),
});

/** The barcode updates after a pause in typing, and at once on leaving the screen (WIZ-14). */
const barcodeFormatState = wizardSetup.createStateConfig({
  initial: 'settled',
  exit: 'setBarcodeValue',
  on: {
    'form.change': {
      target: '.pausing',
      actions: { type: 'storeChange', params: ({ event }) => event.values },
    },
  },
  states: {
    settled: {},
    pausing: { after: { barcodePause: { target: 'settled', actions: 'setBarcodeValue' } } },
  },
});

export const fillingState = wizardSetup.createStateConfig({
  tags: 'filling',
  initial: 'arriving',
  on: {
    'form.change': { actions: { type: 'storeChange', params: ({ event }) => event.values } },
    'image.change': { actions: { type: 'storeImage', params: ({ event }) => event } },
    'design.undo': { actions: 'undo' },
    'design.redo': { actions: 'redo' },
    'design.reset': { actions: 'reset' },
    'brand.use': { actions: { type: 'applyFix', params: ({ event }) => event.values } },
    'preflight.fix': { actions: { type: 'applyFix', params: ({ event }) => event.values } },
    'preflight.show': {
      guard: { type: 'isPlaceReached', params: ({ event }) => event.place },
      target: '.arriving',
      actions: { type: 'goToPlace', params: ({ event }) => event.place },
    },
    'step.submit': [
      {
        guard: { type: 'leaps', params: ({ event }) => event },
        target: '.arriving',
        actions: [{ type: 'storeValues', params: ({ event }) => event.values }, 'goToNextStep'],
      },
      {
        guard: { type: 'endsIncomplete', params: ({ event }) => event },
        target: '.arriving',
        actions: [{ type: 'storeValues', params: ({ event }) => event.values }, 'goToGap'],
      },
      {
        guard: { type: 'savesDrawn', params: ({ event }) => event },
        target: '#submitting',
        actions: { type: 'storeValues', params: ({ event }) => event.values },
      },
      {
        guard: { type: 'endsDrawn', params: ({ event }) => event },
        target: 'previewing',
        actions: { type: 'storeValues', params: ({ event }) => event.values },
      },
      {
        guard: { type: 'ends', params: ({ event }) => event },
        target: 'drawing',
        actions: [
          { type: 'storeValues', params: ({ event }) => event.values },
          { type: 'finishForm', params: ({ event }) => event },
        ],
      },
      {
        target: '.arriving',
        actions: [{ type: 'storeValues', params: ({ event }) => event.values }, 'goForward'],
      },
    ],
    'step.back': [
      {
        guard: 'isFirstScreenChanged',
        target: '#asking',
        actions: { type: 'rememberExit', params: HOME },
      },
      { guard: 'isFirstScreen', target: '#left', actions: { type: 'rememberExit', params: HOME } },
      { target: '.arriving', actions: 'goBack' },
    ],
  },
  states: {
    arriving: arrivingState,
    design: { initial: 'upload', states: { upload: {} } },
    logo: { initial: 'choice', states: { choice: {}, upload: {}, text: {} } },
    coupon: { initial: 'text', states: { text: {}, colors: {}, theme: {} } },
    details: { initial: 'business', states: { business: {} } },
    barcode: { initial: 'format', states: { format: barcodeFormatState } },
    'ride-along': { initial: 'question', states: { question: {}, upload: {}, colors: {} } },
  } satisfies StatesOfScreens,
});
