/** What may happen in the wizard: events of a person's hand. */
import type { ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { SCREEN_NAMES } from '../../../src/domain/coupon/fields/screen-names.ts';
import {
  isBelowReach,
  isSaveWorthwhile,
  screenOf,
  type WizardContext,
} from '../../../src/machines/wizard/wizard-context.ts';
import { type wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import { type Stage } from '../../hand/stage.ts';
import { type Hand, type ProcessDefinition } from '../../model/process.ts';
import { CARD_MATCH_WORDS } from '../../../src/domain/wizard/card-messages.ts';
import { cardOfferOf } from '../../../src/machines/wizard/matched-card.ts';
import { holdStorage } from '../../hand/storage-gate.ts';
import { armDrawing, breakDrawing, letDraw } from '../../hand/drawing-gate.ts';
import { ANSWERS, IMAGES, UPLOADED } from './wizard-model.ts';
import { press, SCREENS, upload } from './wizard-screens.ts';
import { follow } from '../../hand/tab-session.ts';
import { inDialog } from './wizard-hand.ts';

export type Definition = ProcessDefinition<typeof wizardMachine>;

const on =
  (...screens: readonly ScreenName[]) =>
  (context: WizardContext): boolean =>
    screens.includes(screenOf(context));

const showsCard = (context: WizardContext, places: readonly string[]): boolean =>
  places.includes('working.previewing') || on('coupon.text')(context);

/** In the dialog that is open, else on the page. */
async function pressOnTop({ page }: Stage, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.last().click();
}

/** "Next", or on the last screen the button that draws: what is drawn waits. */
const submit: Hand = async (stage) => {
  const last = stage.page.getByRole('main').getByRole('button', { name: /^Preview designs?$/ });
  if (await last.isVisible()) await armDrawing(stage);
  await press(stage, /^(Next|Preview designs?)$/);
};

/** Screens whose images must be there before they can be left. */
const UPLOADS: Readonly<Partial<Record<ScreenName, readonly (keyof typeof LABELS)[]>>> = {
  'design.upload': ['appleStrip', 'googleStrip'],
  'logo.upload': ['appleLogo', 'googleLogo'],
  'ride-along.upload': ['rideAlong'],
};

const LABELS = {
  appleStrip: 'Apple strip',
  googleStrip: 'Google strip',
  appleLogo: 'Apple logo',
  googleLogo: 'Google logo',
  rideAlong: 'Ride-Along image',
} as const;

function hasImages(context: WizardContext): boolean {
  const slots = UPLOADS[screenOf(context)] ?? [];
  return slots.every((slot) => hasImage(context, slot));
}

const GOES_ON = 'and presses “Next” (“Preview design” where there is no “Next”)';

const SUBMITS: Definition['events']['step.submit'] = [
  ...SCREEN_NAMES.map((screen) => ({
    words: `${SCREENS[screen].words}, ${GOES_ON}`,
    payload: { values: ANSWERS[screen] },
    when: (context: WizardContext) => on(screen)(context) && hasImages(context),
    hand: async (stage: Stage) => {
      await SCREENS[screen].fill(stage);
      await submit(stage);
    },
  })),
  {
    words: 'presses “Next step” in the bar',
    payload: { values: {}, direction: 'step' },
    when: (context) => hasImages(context) && isBelowReach(context),
    hand: (stage) => press(stage, 'Next step'),
  },
  {
    words: 'presses “Save” in the bar',
    payload: { values: {}, direction: 'save' },
    when: (context) =>
      on('details.business', 'barcode.format')(context) && isSaveWorthwhile(context) === true,
    hand: async (stage) => {
      await armDrawing(stage);
      await press(stage, 'Save');
    },
  },
  {
    words: `chooses “Yes, I have a logo”, ${GOES_ON}`,
    payload: { values: { haveLogoImage: 'yes' } },
    when: on('logo.choice'),
    hand: async (stage) => {
      await stage.page.getByRole('radio', { name: 'Yes, I have a logo' }).check();
      await submit(stage);
    },
  },
  {
    words: `chooses “Yes, I have one”, ${GOES_ON}`,
    payload: { values: { haveRideAlongImage: 'yes' } },
    when: on('ride-along.question'),
    hand: async (stage) => {
      await stage.page.getByRole('radio', { name: 'Yes, I have one' }).check();
      await submit(stage);
    },
  },
];

const IMAGES_CHANGE: Definition['events']['image.change'] = Object.entries(UPLOADS).flatMap(
  ([screen, slots]) =>
    slots.map((slot) => ({
      words: `uploads a picture as “${LABELS[slot]}”, and presses “Save” in the cropper`,
      payload: { slot, image: UPLOADED },
      when: (context: WizardContext) =>
        on(screen as ScreenName)(context) && !hasImage(context, slot),
      hand: (stage: Stage) => upload(stage, LABELS[slot]),
    })),
);

function hasImage({ form }: WizardContext, slot: keyof typeof LABELS): boolean {
  const images = {
    appleStrip: form.apple.stripImage,
    googleStrip: form.google.stripImage,
    appleLogo: form.apple.logoImage,
    googleLogo: form.google.logoImage,
    rideAlong: form.rideAlongImage,
  };
  return images[slot] !== null;
}

/** Every event of the wizard, and the hand that makes it happen. */
export const WIZARD_EVENTS: Definition['events'] = {
  'step.submit': SUBMITS,
  'step.back': [{ words: 'presses “Back”', hand: (stage) => press(stage, 'Back') }],
  'step.goto': [
    {
      words: 'presses the browser’s Back button',
      payload: { step: undefined, substep: undefined },
      when: (context) => context.step === 0 && context.substep === 1,
      hand: async ({ page }) => {
        await page.goBack();
      },
    },
    {
      words: 'presses “Step 3: Add details” in the progress bar',
      payload: { step: 'details' },
      when: (context) => context.stored !== null && context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page.getByRole('link', { name: 'Step 3: Add details' }).click();
      },
    },
    {
      words: 'writes “?step=nowhere” behind the address',
      payload: { step: 'nowhere', substep: undefined },
      when: (context) => context.step === 0 && context.substep === 0,
      hand: (stage) => follow(stage, `${new URL(stage.page.url()).pathname}?step=nowhere`),
    },
  ],
  'form.change': [
    {
      words: 'types “Three loaves” as “Overline”',
      payload: { values: { text: { TEXT1: 'Three loaves', TEXT2: '' } } },
      when: (context) => on('coupon.text')(context) && context.history.past.length === 0,
      hand: ({ page }) => page.getByLabel('Overline').fill('Three loaves'),
    },
    {
      words: 'chooses “QR code” and types “PATHS-14” as “Barcode Field”',
      payload: { values: { barcodeType: 'QR', barcodeInitialValue: 'PATHS-14' } },
      when: (context) => on('barcode.format')(context) && context.history.past.length === 0,
      hand: async ({ page }) => {
        await page.getByRole('radio', { name: 'QR code' }).check();
        await page.getByLabel('Barcode Field').fill('PATHS-14');
      },
    },
  ],
  'image.change': IMAGES_CHANGE,
  'design.undo': [
    {
      words: 'presses “Undo”',
      when: (context) => on('coupon.text')(context) && context.history.past.length > 0,
      hand: (stage) => press(stage, 'Undo'),
    },
  ],
  'design.redo': [
    {
      words: 'presses “Redo”',
      when: (context) => on('coupon.text')(context) && context.history.future.length > 0,
      hand: (stage) => press(stage, 'Redo'),
    },
  ],
  'design.reset': [
    {
      words: 'presses “Reset”',
      when: (context) => on('coupon.text')(context) && context.history.past.length > 0,
      hand: (stage) => press(stage, /^Reset/),
    },
  ],
  'card.match': [
    {
      words: 'presses “Match the artwork” in the preview or on the proof',
      when: (context, places) => showsCard(context, places) && cardOfferOf(context) === 'offered',
      hand: (stage) => pressOnTop(stage, CARD_MATCH_WORDS.match),
    },
  ],
  'card.undo': [
    {
      words: 'presses “Undo the match” there',
      when: (context) => on('coupon.text')(context) && cardOfferOf(context) === 'matched',
      hand: (stage) => pressOnTop(stage, CARD_MATCH_WORDS.undo),
    },
  ],
  'preview.select': [
    {
      words: 'presses the tab “Google coupon”',
      payload: { card: 'google' },
      when: (context) => context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page.getByRole('tab', { name: 'Google coupon' }).click();
      },
    },
  ],
  'pane.select': [
    {
      words: 'makes the window as narrow as a phone (390 px), presses “Preview”, then “Design”',
      payload: { pane: 'design' },
      when: (context) => context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('tab', { name: 'Preview', exact: true }).click();
        await page.getByRole('tab', { name: 'Design', exact: true }).click();
      },
    },
  ],
  'details.toggle': [
    {
      words: 'presses “Details” in the preview',
      when: (context) => context.step === 0 && context.substep === 0,
      hand: async ({ page }) => {
        await page
          .getByRole('region', { name: 'Preview' })
          .getByRole('button', { name: /details/i })
          .first()
          .click();
      },
    },
  ],
  'artwork.retry': [{ words: 'presses “Try again”', hand: retry }],
  'artwork.cancel': [
    { words: 'presses “Close” or “Go back” in the dialog', hand: inDialog(/^(Close|Go back)$/) },
  ],
  'artwork.progress': {
    notWalked: 'A picture more moves a bar and changes no place; a component test shows it.',
  },
  'artwork.drawn': [
    {
      words: 'waits until the pictures are drawn',
      payload: { images: IMAGES, barcode: null, idempotencyKey: 'key' },
      hand: letDraw,
    },
  ],
  'artwork.failed': [
    {
      words: 'meets a browser that cannot draw',
      payload: { failure: 'The worker failed.' },
      hand: breakDrawing,
    },
  ],
  'leave.request': [
    {
      words: 'presses “FAQs” at the top of the page',
      payload: { exit: '/faqs' },
      when: (context) => context.step === 0,
      hand: async ({ page }) => {
        await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
      },
    },
  ],
  'leave.keep': [
    {
      words: 'presses “Keep as draft”',
      hand: async (stage) => {
        await holdStorage(stage);
        await inDialog('Keep as draft')(stage);
      },
    },
  ],
  'leave.confirm': [{ words: 'presses “Leave”', hand: inDialog('Leave') }],
  'leave.cancel': [{ words: 'presses “Stay”', hand: inDialog('Stay') }],
};

async function retry(stage: Stage): Promise<void> {
  await armDrawing(stage);
  await inDialog('Try again')(stage);
}
