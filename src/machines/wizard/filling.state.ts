/** The form screens: every step and substep of each flow, named as in `?step=` and `?substep=` (WIZ-19, WIZ-21). */
import type { StepName } from '../../domain/wizard/flows.ts';
import { SCREEN_NAMES, type ScreenName } from '../../domain/coupon/fields/screen-names.ts';
import { wizardSetup } from './wizard.setup.ts';
import { given, givenEvent } from '../port.ts';

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
    'form.change': { target: '.pausing', actions: given('storeChange', 'values') },
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
    'form.change': { actions: given('storeChange', 'values') },
    'image.change': { actions: givenEvent('storeImage') },
    'design.undo': { actions: 'undo' },
    'design.redo': { actions: 'redo' },
    'design.reset': { actions: 'reset' },
    'brand.use': { actions: given('applyFix', 'values') },
    'preflight.fix': { actions: given('applyFix', 'values') },
    'preflight.show': {
      guard: given('isPlaceReached', 'place'),
      target: '.arriving',
      actions: given('goToPlace', 'place'),
    },
    'step.submit': [
      {
        guard: givenEvent('leaps'),
        target: '.arriving',
        actions: [given('storeValues', 'values'), 'goToNextStep'],
      },
      {
        guard: givenEvent('endsIncomplete'),
        target: '.arriving',
        actions: [given('storeValues', 'values'), 'goToGap'],
      },
      {
        guard: givenEvent('savesDrawn'),
        target: '#submitting',
        actions: given('storeValues', 'values'),
      },
      {
        guard: givenEvent('endsDrawn'),
        target: 'previewing',
        actions: given('storeValues', 'values'),
      },
      {
        guard: givenEvent('ends'),
        target: 'drawing',
        actions: [given('storeValues', 'values'), givenEvent('finishForm')],
      },
      { target: '.arriving', actions: [given('storeValues', 'values'), 'goForward'] },
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
