/** The events of the wizard, caused by a person. */
import { SCREEN_NAMES, type ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { cardOfferOf } from '../../../src/machines/wizard/matched-card.ts';
import {
  isBelowReach,
  isSaveWorthwhile,
  screenOf,
  type WizardContext,
} from '../../../src/machines/wizard/wizard-context.ts';
import { type wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import type { Hand, ProcessDefinition } from '../../model/kit.ts';
import { does, drawing, perform, row, storage, session } from '../../model/kit.ts';
import { choose, isUploaded } from './image-upload.ts';
import { IMAGES, imagesOf, type Slot, UPLOADED } from './wizard-model.ts';
import { SCREENS } from './wizard-screens.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';

export type Definition = ProcessDefinition<typeof wizardMachine>;
type When = (context: WizardContext, places: readonly string[]) => boolean;

const on =
  (...screens: readonly ScreenName[]) =>
  (context: WizardContext): boolean =>
    screens.includes(screenOf(context));
const onText = on('coupon.text');
const hasNoWebsite = (context: WizardContext): boolean =>
  on('details.business')(context) && context.form.website === '';
const isAtStart = ({ step, substep }: WizardContext): boolean => step === 0 && substep === 0;
const showsCard: When = (context, places) =>
  places.includes('working.previewing') || onText(context);

/** Presses in the open dialog, else on the page. */
const pressOnTop =
  (name: string): Hand =>
  ({ page }) =>
    page.getByRole('button', { name }).last().click();

/** Presses "Next", or on the last screen the button that draws. The drawing waits. */
const submit: Hand = async (stage) => {
  const last = stage.page.getByRole('main').getByRole('button', { name: /^Preview designs?$/ });
  const isLast = await last.isVisible();
  await perform([isLast ? drawing.arm : [], does.inMain(/^(Next|Preview designs?)$/)], stage);
};

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

const GOES_ON = 'and presses “Next” (“Preview design” where there is no “Next”)';

/** The answer to a first question that leads to an upload. */
const says = (screen: ScreenName, answer: string, values: object) =>
  row(`chooses “${answer}”, ${GOES_ON}`, [does.check(answer), submit], {
    payload: { values },
    when: on(screen),
  });

const SUBMITS: Definition['events']['step.submit'] = [
  ...SCREEN_NAMES.map((screen) =>
    row(`${SCREENS[screen].deed.words}, ${GOES_ON}`, [SCREENS[screen].deed, submit], {
      payload: { values: SCREENS[screen].values },
      when: (context: WizardContext) => on(screen)(context) && hasImages(context),
    }),
  ),
  row('presses “Next step” in the bar', does.inMain('Next step'), {
    payload: { values: {}, direction: 'step' },
    when: (context) => hasImages(context) && isBelowReach(context),
  }),
  row('presses “Save” in the bar', [drawing.arm, does.inMain('Save')], {
    payload: { values: {}, direction: 'save' },
    when: (context) =>
      on('details.business', 'barcode.format')(context) && isSaveWorthwhile(context) === true,
  }),
  says('logo.choice', 'Yes, I have a logo', { haveLogoImage: 'yes' }),
  says('ride-along.question', 'Yes, I have one', { haveRideAlongImage: 'yes' }),
];

const IMAGES_CHANGE: Definition['events']['image.change'] = Object.entries(UPLOADS).flatMap(
  ([screen, slots]) =>
    slots.map((slot) =>
      row(
        `chooses a PNG file as “${LABELS[slot]}”, and presses “Save” in the cropper`,
        [choose(LABELS[slot]), does.inDialog(/^Save$/), isUploaded(LABELS[slot])],
        {
          payload: { slot, image: UPLOADED },
          when: (context: WizardContext) =>
            on(screen as ScreenName)(context) && !hasImage(context, slot),
        },
      ),
    ),
);

/** A button beside the text's history. */
const inHistory = (name: string | RegExp, side: 'past' | 'future') =>
  row(does.inMain(name), {
    when: (context: WizardContext) => onText(context) && context.history[side].length > 0,
  });

/** Every event of the wizard with the action that causes it. */
export const WIZARD_EVENTS: Definition['events'] = {
  'step.submit': SUBMITS,
  'step.back': does.inMain('Back'),
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
    row(does.fill('Overline', 'Three loaves'), {
      payload: { values: { text: { TEXT1: 'Three loaves', TEXT2: '' } } },
      when: (context) => onText(context) && context.history.past.length === 0,
    }),
    row(
      'chooses “QR code” and types “PATHS-14” as “Barcode Field”',
      [does.check('QR code'), does.fill('Barcode Field', 'PATHS-14')],
      {
        payload: { values: { barcodeType: 'QR', barcodeInitialValue: 'PATHS-14' } },
        when: (context) => on('barcode.format')(context) && context.history.past.length === 0,
      },
    ),
  ],
  'image.change': IMAGES_CHANGE,
  'design.undo': inHistory('Undo', 'past'),
  'design.redo': inHistory('Redo', 'future'),
  'design.reset': inHistory(/^Reset/, 'past'),
  'card.match': row(
    'presses “Match the artwork” below the preview, or on the open proof',
    pressOnTop(wizardWords.matchArtwork()),
    { when: (context, places) => showsCard(context, places) && cardOfferOf(context) === 'offered' },
  ),
  'card.undo': row(
    'presses “Undo the match” at the same place',
    pressOnTop(wizardWords.undoMatch()),
    {
      when: (context) => onText(context) && cardOfferOf(context) === 'matched',
    },
  ),
  'preflight.fix': row(
    'types “http://halfmoon.example” as “Website”, and presses “Use “https://halfmoon.example”” beside the preview',
    [does.fill('Website', 'http://halfmoon.example'), does.press(/^Use “https:/)],
    { payload: { values: { website: 'https://halfmoon.example' } }, when: hasNoWebsite },
  ),
  'preflight.show': row(
    'types “http://halfmoon.example” as “Website”, and presses “Change it” beside the preview',
    [does.fill('Website', 'http://halfmoon.example'), does.press('Change it')],
    { payload: { place: 'website' }, when: hasNoWebsite },
  ),
  'preview.select': row('presses the tab “Google coupon”', does.press(/Google coupon/, 'tab'), {
    payload: { card: 'google' },
    when: isAtStart,
  }),
  'pane.select': row(
    'makes the window as narrow as a phone (390 px), presses “Preview”, then “Design”',
    [
      ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
      ...[does.press('Preview', 'tab'), does.press('Design', 'tab')],
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
  'artwork.retry': row('presses “Try again”', [drawing.arm, does.inDialog('Try again')]),
  'artwork.cancel': row(
    'presses “Close” or “Go back” in the dialog',
    does.inDialog(/^(Close|Go back)$/),
  ),
  'artwork.progress': 'A picture more moves a bar and changes no place; a component test shows it.',
  'artwork.drawn': row('waits until the pictures are drawn', drawing.open, {
    payload: { images: IMAGES, barcode: null, idempotencyKey: 'key' },
  }),
  'artwork.failed': row(
    'has a browser that cannot draw (only the runner can do this)',
    drawing.break,
    {
      payload: { failure: 'The worker failed.' },
    },
  ),
  'leave.request': row(
    'presses “FAQs” at the top of the page',
    ({ page }) => page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click(),
    { payload: { exit: '/faqs' }, when: (context) => context.step === 0 },
  ),
  'leave.keep': row('presses “Keep as draft”', [storage.hold, does.inDialog('Keep as draft')]),
  'leave.confirm': does.inDialog('Leave'),
  'leave.cancel': does.inDialog('Stay'),
};
