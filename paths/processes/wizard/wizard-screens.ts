/** What a person does and sees on each screen of the wizard. */
import type { ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import type { FormValues } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { STEP_TITLES, type StepName } from '../../../src/domain/wizard/flows.ts';
import { type Deed, does, type Look, row, sees, type View } from '../kit/kit.ts';

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
