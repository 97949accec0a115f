/** What may happen in the wizard: events of a person's hand. */
import { SCREEN_NAMES, type ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { CARD_MATCH_WORDS } from '../../../src/domain/wizard/card-messages.ts';
import { cardOfferOf } from '../../../src/machines/wizard/matched-card.ts';
import {
  isBelowReach,
  isSaveWorthwhile,
  screenOf,
  type WizardContext,
} from '../../../src/machines/wizard/wizard-context.ts';
import { type wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import * as does from '../../hand/does.ts';
import { armDrawing, breakDrawing, letDraw } from '../../hand/drawing-gate.ts';
import { type Hand, perform } from '../../hand/hand.ts';
import { holdStorage } from '../../hand/storage-gate.ts';
import { follow } from '../../hand/tab-session.ts';
import type { ProcessDefinition } from '../../model/process.ts';
import { choose, isUploaded } from './image-upload.ts';
import { IMAGES, imagesOf, type Slot, UPLOADED } from './wizard-model.ts';
import { SCREENS } from './wizard-screens.ts';

export type Definition = ProcessDefinition<typeof wizardMachine>;
type When = (context: WizardContext, places: readonly string[]) => boolean;

const on =
  (...screens: readonly ScreenName[]) =>
  (context: WizardContext): boolean =>
    screens.includes(screenOf(context));
const onText = on('coupon.text');
const isAtStart = ({ step, substep }: WizardContext): boolean => step === 0 && substep === 0;
const showsCard: When = (context, places) =>
  places.includes('working.previewing') || onText(context);

/** In the dialog that is open, else on the page. */
const pressOnTop =
  (name: string): Hand =>
  ({ page }) =>
    page.getByRole('button', { name }).last().click();

/** "Next", or on the last screen the button that draws: what is drawn waits. */
const submit: Hand = async (stage) => {
  const last = stage.page.getByRole('main').getByRole('button', { name: /^Preview designs?$/ });
  const isLast = await last.isVisible();
  await perform([isLast ? armDrawing : [], does.inMain(/^(Next|Preview designs?)$/)], stage);
};

/** Screens whose images must be there before they can be left. */
const UPLOADS: Readonly<Partial<Record<ScreenName, readonly Slot[]>>> = {
  'design.upload': ['appleStrip', 'googleStrip'],
  'logo.upload': ['appleLogo', 'googleLogo'],
  'ride-along.upload': ['rideAlong'],
};
const LABELS: Readonly<Record<Slot, string>> = {
  appleStrip: 'Apple strip',
  googleStrip: 'Google strip',
  appleLogo: 'Apple logo',
  googleLogo: 'Google logo',
  rideAlong: 'Ride-Along image',
};
const hasImage = ({ form }: WizardContext, slot: Slot): boolean => imagesOf(form)[slot] !== null;
const hasImages = (context: WizardContext): boolean =>
  (UPLOADS[screenOf(context)] ?? []).every((slot) => hasImage(context, slot));

const GOES_ON = 'and presses “Next” (“Preview design” where there is no “Next”)';

/** The answer of a first question that leads to an upload. */
const says = (screen: ScreenName, answer: string, values: object) => ({
  words: `chooses “${answer}”, ${GOES_ON}`,
  payload: { values },
  when: on(screen),
  hand: [does.check(answer), submit],
});

const SUBMITS: Definition['events']['step.submit'] = [
  ...SCREEN_NAMES.map((screen) => ({
    words: `${SCREENS[screen].deed.words}, ${GOES_ON}`,
    payload: { values: SCREENS[screen].values },
    when: (context: WizardContext) => on(screen)(context) && hasImages(context),
    hand: [SCREENS[screen].deed, submit],
  })),
  {
    words: 'presses “Next step” in the bar',
    payload: { values: {}, direction: 'step' },
    when: (context) => hasImages(context) && isBelowReach(context),
    hand: does.inMain('Next step'),
  },
  {
    words: 'presses “Save” in the bar',
    payload: { values: {}, direction: 'save' },
    when: (context) =>
      on('details.business', 'barcode.format')(context) && isSaveWorthwhile(context) === true,
    hand: [armDrawing, does.inMain('Save')],
  },
  says('logo.choice', 'Yes, I have a logo', { haveLogoImage: 'yes' }),
  says('ride-along.question', 'Yes, I have one', { haveRideAlongImage: 'yes' }),
];

const IMAGES_CHANGE: Definition['events']['image.change'] = Object.entries(UPLOADS).flatMap(
  ([screen, slots]) =>
    slots.map((slot) => ({
      words: `uploads a picture as “${LABELS[slot]}”, and presses “Save” in the cropper`,
      payload: { slot, image: UPLOADED },
      when: (context: WizardContext) =>
        on(screen as ScreenName)(context) && !hasImage(context, slot),
      hand: [choose(LABELS[slot]), does.inDialog(/^Save$/), isUploaded(LABELS[slot])],
    })),
);

/** A button beside the history of the text. */
const inHistory = (name: string | RegExp, side: 'past' | 'future') => ({
  ...does.inMain(name),
  when: (context: WizardContext) => onText(context) && context.history[side].length > 0,
});

/** Every event of the wizard, and the hand that makes it happen. */
export const WIZARD_EVENTS: Definition['events'] = {
  'step.submit': SUBMITS,
  'step.back': does.inMain('Back'),
  'step.goto': [
    {
      words: 'presses the browser’s Back button',
      payload: { step: undefined, substep: undefined },
      when: (context) => context.step === 0 && context.substep === 1,
      hand: ({ page }) => page.goBack(),
    },
    {
      words: 'presses “Step 3: Add details” in the progress bar',
      payload: { step: 'details' },
      when: (context) => context.stored !== null && isAtStart(context),
      hand: ({ page }) => page.getByRole('link', { name: 'Step 3: Add details' }).click(),
    },
    {
      words: 'writes “?step=nowhere” behind the address',
      payload: { step: 'nowhere', substep: undefined },
      when: isAtStart,
      hand: (stage) => follow(stage, `${new URL(stage.page.url()).pathname}?step=nowhere`),
    },
  ],
  'form.change': [
    {
      ...does.fill('Overline', 'Three loaves'),
      payload: { values: { text: { TEXT1: 'Three loaves', TEXT2: '' } } },
      when: (context) => onText(context) && context.history.past.length === 0,
    },
    {
      words: 'chooses “QR code” and types “PATHS-14” as “Barcode Field”',
      payload: { values: { barcodeType: 'QR', barcodeInitialValue: 'PATHS-14' } },
      when: (context) => on('barcode.format')(context) && context.history.past.length === 0,
      hand: [does.check('QR code'), does.fill('Barcode Field', 'PATHS-14')],
    },
  ],
  'image.change': IMAGES_CHANGE,
  'design.undo': inHistory('Undo', 'past'),
  'design.redo': inHistory('Redo', 'future'),
  'design.reset': inHistory(/^Reset/, 'past'),
  'card.match': {
    words: 'presses “Match the artwork” in the preview or on the proof',
    when: (context, places) => showsCard(context, places) && cardOfferOf(context) === 'offered',
    hand: pressOnTop(CARD_MATCH_WORDS.match),
  },
  'card.undo': {
    words: 'presses “Undo the match” there',
    when: (context) => onText(context) && cardOfferOf(context) === 'matched',
    hand: pressOnTop(CARD_MATCH_WORDS.undo),
  },
  'preview.select': {
    words: 'presses the tab “Google coupon”',
    payload: { card: 'google' },
    when: isAtStart,
    hand: does.press(/Google coupon/, 'tab'),
  },
  'pane.select': {
    words: 'makes the window as narrow as a phone (390 px), presses “Preview”, then “Design”',
    payload: { pane: 'design' },
    when: isAtStart,
    hand: [
      ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
      ...[does.press('Preview', 'tab'), does.press('Design', 'tab')],
    ],
  },
  'details.toggle': {
    words: 'presses “Details” in the preview',
    when: isAtStart,
    hand: ({ page }) =>
      page
        .getByRole('region', { name: 'Preview' })
        .getByRole('button', { name: /details/i })
        .first()
        .click(),
  },
  'artwork.retry': { words: 'presses “Try again”', hand: [armDrawing, does.inDialog('Try again')] },
  'artwork.cancel': {
    ...does.inDialog(/^(Close|Go back)$/),
    words: 'presses “Close” or “Go back” in the dialog',
  },
  'artwork.progress': 'A picture more moves a bar and changes no place; a component test shows it.',
  'artwork.drawn': {
    words: 'waits until the pictures are drawn',
    payload: { images: IMAGES, barcode: null, idempotencyKey: 'key' },
    hand: letDraw,
  },
  'artwork.failed': {
    words: 'meets a browser that cannot draw',
    payload: { failure: 'The worker failed.' },
    hand: breakDrawing,
  },
  'leave.request': {
    words: 'presses “FAQs” at the top of the page',
    payload: { exit: '/faqs' },
    when: (context) => context.step === 0,
    hand: ({ page }) => page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click(),
  },
  'leave.keep': {
    words: 'presses “Keep as draft”',
    hand: [holdStorage, does.inDialog('Keep as draft')],
  },
  'leave.confirm': does.inDialog('Leave'),
  'leave.cancel': does.inDialog('Stay'),
};
