/** The five places of a coupon that take an uploaded image: their sizes, and where the form keeps them (STEP-01 to STEP-03, STEP-14). */
import { EXPORT_SIZES, RECOMMENDED_SIZES, type Size } from './constants.ts';
import { type CouponForm, NO_ORIGINAL, type OriginalImage } from './coupon-form.ts';
import type { ScreenName } from './flows.ts';
import type { FormValues } from './form-values.ts';

export type ImageSlotName = keyof typeof IMAGE_SLOTS;

export const SLOT_NAMES = [
  'appleLogo',
  'googleLogo',
  'appleStrip',
  'googleStrip',
  'rideAlong',
] as const satisfies readonly ImageSlotName[];

export interface ImageSlot {
  readonly label: string;
  /** px; what the upload screens recommend. */
  readonly recommended: Size;
  /** px; what is drawn and kept. */
  readonly size: Size;
  /** px of the screen; the crop as it is shown in the cropper, where the screen is wide enough. */
  readonly viewport: Size;
  /** Of the crop; a circle is a mask that the wallet lays over a square. */
  readonly shape: 'rectangle' | 'circle';
  /** px; a crop of fewer pixels than that gets a hint. */
  readonly sharpFrom: Size;
}

export const IMAGE_SLOTS = {
  appleLogo: {
    label: 'Apple logo',
    recommended: RECOMMENDED_SIZES.appleLogo,
    size: EXPORT_SIZES.appleLogo,
    viewport: EXPORT_SIZES.appleLogo,
    shape: 'rectangle',
    sharpFrom: EXPORT_SIZES.appleLogo,
  },
  googleLogo: {
    label: 'Google logo',
    recommended: RECOMMENDED_SIZES.googleLogo,
    size: EXPORT_SIZES.googleLogo,
    viewport: { width: 150, height: 150 },
    shape: 'circle',
    sharpFrom: EXPORT_SIZES.googleLogo,
  },
  appleStrip: {
    label: 'Apple artwork',
    recommended: RECOMMENDED_SIZES.appleStrip,
    size: EXPORT_SIZES.appleStrip,
    viewport: halfOf(EXPORT_SIZES.appleStrip),
    shape: 'rectangle',
    sharpFrom: EXPORT_SIZES.appleStrip,
  },
  googleStrip: {
    label: 'Google artwork',
    recommended: RECOMMENDED_SIZES.googleStrip,
    size: EXPORT_SIZES.googleStrip,
    viewport: halfOf(EXPORT_SIZES.googleStrip),
    shape: 'rectangle',
    sharpFrom: EXPORT_SIZES.googleStrip,
  },
  rideAlong: {
    label: 'Ride-Along image',
    recommended: RECOMMENDED_SIZES.rideAlong,
    size: EXPORT_SIZES.rideAlong,
    viewport: EXPORT_SIZES.rideAlongMail,
    shape: 'rectangle',
    sharpFrom: EXPORT_SIZES.rideAlongMail,
  },
} as const satisfies Record<string, ImageSlot>;

/** What one slot holds: the file as it came, and its picture at the slot's size as a PNG data URL. */
export interface SlottedImage {
  readonly original: OriginalImage;
  readonly image: string | null;
}

export const EMPTY_SLOT: SlottedImage = { original: NO_ORIGINAL, image: null };

/** The slots of a screen, in the order of the screen. */
export function slotsOf(screen: ScreenName): readonly ImageSlotName[] {
  return SLOTS[screen] ?? [];
}

/** What the form holds in a slot. */
export function imageAt(form: CouponForm, slot: ImageSlotName): SlottedImage {
  const { apple, google } = form;
  switch (slot) {
    case 'appleLogo':
      return { original: apple.originalLogo, image: apple.logoImage };
    case 'googleLogo':
      return { original: google.originalLogo, image: google.logoImage };
    case 'appleStrip':
      return { original: apple.originalStrip, image: apple.stripImage };
    case 'googleStrip':
      return { original: google.originalStrip, image: google.stripImage };
    case 'rideAlong':
      return { original: form.originalRideAlongImage, image: form.rideAlongImage };
    default:
      return slot satisfies never;
  }
}

/** What changes in the form when a slot takes an image. */
export function valuesWithImage(
  form: CouponForm,
  slot: ImageSlotName,
  { original, image }: SlottedImage,
): FormValues {
  const logo = { originalLogo: original, logoImage: image };
  const strip = { originalStrip: original, stripImage: image };
  switch (slot) {
    case 'appleLogo':
      return { apple: { ...form.apple, ...logo } };
    case 'googleLogo':
      return { google: { ...form.google, ...logo } };
    case 'appleStrip':
      return { haveCustomArtwork: true, apple: { ...form.apple, ...strip } };
    case 'googleStrip':
      return { haveCustomArtwork: true, google: { ...form.google, ...strip } };
    case 'rideAlong':
      return { originalRideAlongImage: original, rideAlongImage: image };
    default:
      return slot satisfies never;
  }
}

/** Which slots several files go to that arrived together: the first where it was put, the others into empty ones. */
export function slotsFor(
  form: CouponForm,
  slots: readonly ImageSlotName[],
  first: ImageSlotName,
): readonly ImageSlotName[] {
  return [first, ...emptySlots(form, slots).filter((slot) => slot !== first)];
}

/** The slots without an image. */
export function emptySlots(
  form: CouponForm,
  slots: readonly ImageSlotName[],
): readonly ImageSlotName[] {
  return slots.filter((slot) => imageAt(form, slot).image === null);
}

const SLOTS: Readonly<Partial<Record<ScreenName, readonly ImageSlotName[]>>> = {
  'logo.upload': ['appleLogo', 'googleLogo'],
  'design.upload': ['appleStrip', 'googleStrip'],
  'ride-along.upload': ['rideAlong'],
};

function halfOf({ width, height }: Size): Size {
  return { width: width / 2, height: height / 2 };
}
