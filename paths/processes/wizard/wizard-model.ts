/** The starts of the wizard, what guards read from it, and what a person does and sees on each of its screens. */
import { sampleDesign } from '../../hand/sample-coupon.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { withRideAlongDesign } from '../../../src/domain/coupon/ride-along.ts';
import type { CouponForm, FormValues } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { COUPON_FORM_DEFAULTS, withValues } from '../../../src/domain/coupon/fields/coupon-form.ts';
import type { SlottedImage } from '../../../src/domain/images/image-slots.ts';
import type { FlowName, StepName } from '../../../src/domain/wizard/flows.ts';
import { STEP_TITLES, traitsOf } from '../../../src/domain/wizard/flows.ts';
import { loadFormChecks } from '../../../src/domain/wizard/form-checks.ts';
import type { WizardContext, WizardInput } from '../../../src/machines/wizard/wizard-context.ts';
import { finishedForm, firstGapOf, screenOf } from '../../../src/machines/wizard/wizard-context.ts';
import type { CouponImages } from '../../../src/machines/submission/submission.machine.ts';
import type { ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { type Deed, does, type Look, row, sees, type View } from '../kit/kit.ts';

// Guards check screens, as in the product.
await loadFormChecks();

const PIXEL = 'data:image/png;base64,AA==';

export const IMAGES: CouponImages = {
  appleStrip: PIXEL,
  appleLogo: PIXEL,
  googleStrip: PIXEL,
  googleLogo: PIXEL,
  rideAlong: null,
};

const ORIGINAL = {
  file: { name: 'art.png', type: 'image/png', size: 1 },
  data: PIXEL,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  storedName: null,
};

/** A cropped upload. */
export const UPLOADED: SlottedImage = { original: ORIGINAL, image: PIXEL };

/** Returns the input of a flow, with the bakery's template if it has one. */
export function inputOf(flowName: FlowName): WizardInput {
  const strip = sampleDesign('strip');
  const isOwn = flowName === 'design';
  const plain = isOwn ? COUPON_FORM_DEFAULTS : formOfTemplate(COUPON_FORM_DEFAULTS, strip);
  const form =
    flowName === 'campaign' ? withRideAlongDesign(plain, sampleDesign('ride-along')) : plain;
  return {
    flowName,
    templateId: isOwn ? null : 'template',
    traits: traitsOf(isOwn ? null : strip, true),
    form: flowName === 'edit' ? storedForm(form) : form,
    stored: flowName === 'edit' ? STORED : null,
    shareBase: 'https://tearline.example/r/',
  };
}

/** What guards read from a wizard: the current screen, how far it may go, and the form values that decide. */
export function readingsOf(context: WizardContext): Readonly<Record<string, unknown>> {
  const { form, drawn, history } = context;
  return {
    step: context.step,
    substep: context.substep,
    maxStep: context.maxStep,
    maxSubstep: context.maxSubstep,
    logo: form.haveLogoImage,
    rideAlong: form.haveRideAlongImage,
    images: Object.values(imagesOf(form)).map((image) => image !== null),
    isChanged: form !== context.original,
    gap: screenOf(context).startsWith('barcode') ? (firstGapOf(context)?.field ?? null) : null,
    drawn: drawn === null ? null : drawn.form === finishedForm(context),
    savesAtOnce: context.savesAtOnce,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** Returns the images of a form; null for missing ones. */
export const imagesOf = ({ apple, google, rideAlongImage }: CouponForm) => ({
  appleStrip: apple.stripImage,
  googleStrip: google.stripImage,
  appleLogo: apple.logoImage,
  googleLogo: google.logoImage,
  rideAlong: rideAlongImage,
});
export type Slot = keyof ReturnType<typeof imagesOf>;

/** The stored data of a coupon that is edited. */
export const STORED = {
  id: 'coupon',
  version: '"1"',
  name: 'Fall rolls',
  isTemplateOffered: true,
  fromDashboard: false,
  newFromExisting: false,
};

function storedForm(form: CouponForm): CouponForm {
  const screens = ['logo.choice', 'logo.text', 'details.business', 'barcode.format'] as const;
  const filled = screens.reduce((some, screen) => withValues(some, SCREENS[screen].values), form);
  return { ...filled, barcodeValue: 'PATHS-13' };
}

interface Screen {
  /** Enters the values; the page would send them like this. */
  readonly deed: Deed;
  readonly values: FormValues;
  /** A control that no other screen has. */
  readonly shows: Look;
}

const leaves = (words: string): Pick<Screen, 'deed' | 'values'> => ({
  deed: { words, hand: [] },
  values: {},
});

const EMPTY_OFFER: Deed = {
  words: 'empties “Offer”',
  hand: ({ page }) => page.getByLabel('Offer', { exact: true }).fill(''),
};

export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  'design.upload': { ...leaves('has both strips uploaded'), shows: sees.text('Apple strip') },
  'logo.choice': {
    deed: does.check('No, make one from text'),
    values: { haveLogoImage: 'no' },
    shows: sees.part('radio', /Yes, I have a logo/),
  },
  'logo.upload': { ...leaves('has both logos uploaded'), shows: sees.text('Apple logo') },
  'logo.text': {
    deed: does.fill('Logo text', 'HB'),
    values: { logoText: 'HB' },
    shows: sees.part('textbox', /Logo text/),
  },
  'coupon.text': {
    deed: row([does.fill('Small line on top', 'Two loaves'), EMPTY_OFFER]),
    values: { text: { TEXT1: 'Two loaves', TEXT2: '' } },
    shows: sees.part('heading', /Customize coupon/),
  },
  'coupon.colors': {
    deed: does.check('Scheme 2'),
    values: { scheme: 'Scheme 2' },
    shows: sees.part('radio', /Scheme 2/),
  },
  'coupon.theme': {
    ...leaves('leaves the colors of the cards as they are'),
    shows: sees.text('Foreground color'),
  },
  'details.business': {
    deed: row([
      does.fill('Business/Organization Name', 'Halfmoon Bakery'),
      does.fill('Description', 'A dozen rolls'),
    ]),
    values: { merchantName: 'Halfmoon Bakery', description: 'A dozen rolls' },
    shows: sees.part('textbox', /Business\/Organization Name/),
  },
  'barcode.format': {
    deed: row([does.check('QR code'), does.fill('Barcode Field', 'PATHS-13')]),
    values: { barcodeType: 'QR', barcodeInitialValue: 'PATHS-13' },
    shows: sees.part('radio', /QR code/),
  },
  'ride-along.question': {
    deed: does.check('No, use the matching design'),
    values: { haveRideAlongImage: 'no' },
    shows: sees.part('radio', /Yes, I have one/),
  },
  'ride-along.upload': {
    ...leaves('has the Ride-Along image uploaded'),
    shows: sees.text('Ride-Along image'),
  },
  'ride-along.colors': {
    ...leaves('leaves the colors of the Ride-Along image as they are'),
    shows: sees.text('Mailer ID'),
  },
};

/** The screen's own control, under the heading of its step. */
export function viewOf(screen: ScreenName): View {
  const [step] = screen.split('.') as [StepName];
  return [
    sees.part('heading', new RegExp(`^Step \\d: ${STEP_TITLES[step]()}$`)),
    SCREENS[screen].shows,
  ];
}
