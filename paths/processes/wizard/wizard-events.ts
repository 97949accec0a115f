/** The events of the wizard, caused by a person. */
import { SCREEN_NAMES, type ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import {
  isBelowReach,
  isSaveWorthwhile,
  screenOf,
  type WizardContext,
} from '../../../src/machines/wizard/wizard-context.ts';
import { type wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { Deed, ProcessDefinition } from '../kit/kit.ts';
import { does, gates, perform, row, sees, session, storage, when } from '../kit/kit.ts';
import { choosePicture, isUploaded, SAVE_CROP } from './image-upload.ts';
import { IMAGES, imagesOf, SCREENS, type Slot, UPLOADED } from './wizard-model.ts';

export type Definition = ProcessDefinition<typeof wizardMachine>;

const on =
  (...screens: readonly ScreenName[]) =>
  (context: WizardContext): boolean =>
    screens.includes(screenOf(context));
const onText = on('coupon.text');
const hasNoWebsite = (context: WizardContext): boolean =>
  on('details.business')(context) && context.form.website === '';
const isWorthSaving = (context: WizardContext): boolean => isSaveWorthwhile(context) === true;
const isUnchanged = ({ history }: WizardContext): boolean => history.past.length === 0;
const isAtStart = ({ step, substep }: WizardContext): boolean => step === 0 && substep === 0;

const isCreate = ({ flowName }: WizardContext): boolean => flowName === 'create';
const isPausing = when.at('working.filling.barcode.format.pausing');

const fillWebsite = does.fill('Website', 'http://halfmoon.example');

/** Screens that cannot be left without their images. */
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

/** Presses "Next", or on the last screen the button that draws. The drawing waits. */
const SUBMIT: Deed = {
  words: 'presses “Next” (“Preview design” where there is no “Next”)',
  hand: async (stage) => {
    const last = stage.page.getByRole('main').getByRole('button', { name: /^Preview designs?$/ });
    const isLast = await last.isVisible();
    await perform(
      [isLast ? gates.drawing.arm : [], does.inMain(/^(Next|Preview designs?)$/)],
      stage,
    );
  },
};

/** The answer to a first question that leads to an upload. */
const answers = (screen: ScreenName, answer: string, values: object) =>
  row([does.check(answer), SUBMIT], { payload: { values }, when: on(screen) });

const SUBMITS: Definition['steps']['step.submit'] = [
  ...SCREEN_NAMES.map((screen) =>
    row([SCREENS[screen].deed, SUBMIT], {
      payload: { values: SCREENS[screen].values },
      when: when.both(on(screen), hasImages),
    }),
  ),
  row('presses “Next step” in the bar', does.inMain('Next step'), {
    payload: { values: {}, direction: 'step' },
    when: when.both(hasImages, isBelowReach),
  }),
  row('presses “Save” in the bar', [gates.drawing.arm, does.inMain('Save')], {
    payload: { values: {}, direction: 'save' },
    when: when.both(on('details.business', 'barcode.format'), isWorthSaving),
  }),
  answers('logo.choice', 'Yes, I have a logo', { haveLogoImage: 'yes' }),
  answers('ride-along.question', 'Yes, I have one', { haveRideAlongImage: 'yes' }),
];

const IMAGES_CHANGE: Definition['steps']['image.change'] = Object.entries(UPLOADS).flatMap(
  ([screen, slots]) =>
    slots.map((slot) =>
      row([choosePicture(LABELS[slot]), SAVE_CROP, isUploaded(LABELS[slot])], {
        payload: { slot, image: UPLOADED, colors: [] },
        when: (context: WizardContext) =>
          on(screen as ScreenName)(context) && !hasImage(context, slot),
      }),
    ),
);

/** A button beside the text's history. */
const inHistory = (name: string | RegExp, side: 'past' | 'future', other: string) =>
  row([does.inMain(name), sees.enabled(other)], {
    when: (context: WizardContext) => onText(context) && context.history[side].length > 0,
  });

/** Every event of the wizard with the action that causes it. */
export const WIZARD_EVENTS: Omit<Definition['steps'], `${string}: ${string}`> = {
  'step.submit': SUBMITS,
  'step.back': [
    row(does.inMain('Back')),
    // The preview has the code although its pause was not over (WIZ-14).
    row(
      'types “PATHS-15” as “Barcode Field”, at once presses “Back”, and sees “PATHS-15” in the preview',
      [does.fill('Barcode Field', 'PATHS-15'), does.inMain('Back'), sees.text('PATHS-15')],
      { when: when.both<WizardContext>(isPausing, isCreate) },
    ),
  ],
  'step.goto': [
    row('presses the browser’s Back button', ({ page }) => page.goBack(), {
      payload: { step: undefined, substep: undefined },
      when: (context) => context.step === 0 && context.substep === 1,
    }),
    row(
      'presses “Step 3: Add details” in the progress bar',
      ({ page }) => page.getByRole('link', { name: 'Step 3: Add details' }).click(),
      {
        payload: { step: 'details' },
        when: (context) => context.stored !== null && isAtStart(context),
      },
    ),
    row(
      'writes “?step=nowhere” behind the address',
      (stage) => session.follow(stage, `${new URL(stage.page.url()).pathname}?step=nowhere`),
      { payload: { step: 'nowhere', substep: undefined }, when: isAtStart },
    ),
  ],
  'form.change': [
    row(does.fill('Small line on top', 'Three loaves'), {
      payload: { values: { text: { TEXT1: 'Three loaves', TEXT2: '' } } },
      when: when.both(onText, isUnchanged),
    }),
    row([does.check('QR code'), does.fill('Barcode Field', 'PATHS-14')], {
      payload: { values: { barcodeType: 'QR', barcodeInitialValue: 'PATHS-14' } },
      when: when.both(on('barcode.format'), isUnchanged),
    }),
  ],
  'image.change': IMAGES_CHANGE,
  'design.undo': inHistory('Undo', 'past', 'Redo'),
  'design.redo': inHistory('Redo', 'future', 'Undo'),
  'design.reset': inHistory(/^Reset/, 'past', 'Undo'),
  'brand.use': 'Walked by “The brand of an account, in the wizard”.',
  'preflight.fix': row([fillWebsite, does.press('Use “https://halfmoon.example”')], {
    payload: { values: { website: 'https://halfmoon.example' } },
    when: hasNoWebsite,
  }),
  'preflight.show': row([fillWebsite, does.press('Change it')], {
    payload: { place: 'website' },
    when: hasNoWebsite,
  }),
  'preview.select': row('presses the tab “Google coupon”', does.press(/Google coupon/, 'tab'), {
    payload: { card: 'google' },
    when: isAtStart,
  }),
  'pane.select': row(
    'makes the window as narrow as a phone (390 px), presses “Preview”, then “Design”',
    [
      ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
      ...[does.press('Preview', 'tab'), sees.chosen('tab', 'Preview')],
      does.press('Design', 'tab'),
    ],
    { payload: { pane: 'design' }, when: isAtStart },
  ),
  'details.toggle': row(
    'presses “Details” in the preview',
    ({ page }) =>
      page
        .getByRole('region', { name: 'Preview' })
        .getByRole('button', { name: /details/i })
        .first()
        .click(),
    { when: isAtStart },
  ),
  'artwork.retry': row([gates.drawing.arm, does.inDialog('Try again')]),
  'artwork.cancel': row(
    'presses “Close” or “Go back” in the dialog',
    does.inDialog(/^(Close|Go back)$/),
  ),
  'artwork.progress': 'A picture more moves a bar and changes no place; a component test shows it.',
  'artwork.drawn': row('waits until the pictures are drawn', gates.drawing.open, {
    payload: { images: IMAGES, barcode: null, idempotencyKey: 'key' },
  }),
  'artwork.failed': row(gates.drawing.break, { payload: { failure: 'The worker failed.' } }),
  'leave.request': row(
    'presses “FAQs” at the top of the page',
    does.within('banner', 'FAQs', 'link'),
    { payload: { exit: '/faqs' }, when: ({ step }) => step === 0 },
  ),
  'leave.keep': row([storage.hold, does.inDialog('Keep as draft')]),
  'leave.confirm': does.inDialog('Leave'),
  'leave.cancel': does.inDialog('Stay'),
};
