/** The five slots for uploaded images: their sizes and their places in the form (STEP-01 to STEP-03, STEP-14). */
import { EXPORT_SIZES, RECOMMENDED_SIZES, type Size } from '../constants.ts';
import type { CouponForm, FormValues } from '../coupon/fields/coupon-form.ts';
import {
  type Crop,
  NO_ORIGINAL,
  type OriginalImage,
  TRANSPARENT,
} from '../coupon/fields/coupon-images.ts';
import { centeredCrop, CROP_GROUND, type CropFrame, wholeCrop } from './crop.ts';
import type { Hex } from '../design/design-document.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';
import * as imageSlotsWords from '../../words/domain/image-slots.gen.ts';
import * as previewWords from '../../words/preview.gen.ts';

/** Share of a circle's width on each side that Google Wallet may cut off (STEP-01). */
export const CIRCLE_MARGIN = 0.15;

export type ImageSlotName = keyof typeof IMAGE_SLOTS;

export const SLOT_NAMES = [
  'appleLogo',
  'googleLogo',
  'appleStrip',
  'googleStrip',
  'rideAlong',
] as const satisfies readonly ImageSlotName[];

export interface ImageSlot {
  readonly label: () => string;
  /** Where people see it. */
  readonly hint?: () => string;
  /** px; recommended by the upload screens. */
  readonly recommended: Size;
  /** px; drawn and stored. */
  readonly size: Size;
  /** px of the screen; the size of the crop in the cropper, if the screen is wide enough. */
  readonly viewport: Size;
  /** Of the crop; a circle is a mask that the wallet puts over a square. */
  readonly shape: 'rectangle' | 'circle';
  /** The default crop of a new image: artwork fills its slot, a logo is shown whole. */
  readonly begins: 'filled' | 'whole';
  /** Whether the card's color may show through. Mails, Google and the mail piece have none behind other images. */
  readonly isOnCard: boolean;
  /** px; a crop with fewer pixels shows a hint. */
  readonly sharpFrom: Size;
}

export const IMAGE_SLOTS = {
  appleLogo: {
    label: imageSlotsWords.appleLogo,
    recommended: RECOMMENDED_SIZES.appleLogo,
    size: EXPORT_SIZES.appleLogo,
    viewport: EXPORT_SIZES.appleLogo,
    shape: 'rectangle',
    begins: 'whole',
    isOnCard: true,
    sharpFrom: EXPORT_SIZES.appleLogo,
  },
  googleLogo: {
    label: imageSlotsWords.googleLogo,
    recommended: RECOMMENDED_SIZES.googleLogo,
    size: EXPORT_SIZES.googleLogo,
    viewport: { width: 150, height: 150 },
    shape: 'circle',
    begins: 'whole',
    isOnCard: true,
    sharpFrom: EXPORT_SIZES.googleLogo,
  },
  appleStrip: {
    label: imageSlotsWords.appleStrip,
    hint: imageSlotsWords.acrossApple,
    recommended: RECOMMENDED_SIZES.appleStrip,
    size: EXPORT_SIZES.appleStrip,
    viewport: halfOf(EXPORT_SIZES.appleStrip),
    shape: 'rectangle',
    begins: 'filled',
    isOnCard: false,
    sharpFrom: EXPORT_SIZES.appleStrip,
  },
  googleStrip: {
    label: imageSlotsWords.googleStrip,
    hint: imageSlotsWords.acrossGoogle,
    recommended: RECOMMENDED_SIZES.googleStrip,
    size: EXPORT_SIZES.googleStrip,
    viewport: halfOf(EXPORT_SIZES.googleStrip),
    shape: 'rectangle',
    begins: 'filled',
    isOnCard: false,
    sharpFrom: EXPORT_SIZES.googleStrip,
  },
  rideAlong: {
    label: previewWords.rideAlongImage,
    recommended: RECOMMENDED_SIZES.rideAlong,
    size: EXPORT_SIZES.rideAlong,
    viewport: EXPORT_SIZES.rideAlongMail,
    shape: 'rectangle',
    begins: 'filled',
    isOnCard: false,
    sharpFrom: EXPORT_SIZES.rideAlongMail,
  },
} as const satisfies Record<string, ImageSlot>;

/** The original of one slot, and its rendered image at the slot's size as a PNG data URL. */
export interface SlottedImage {
  readonly original: OriginalImage;
  readonly image: string | null;
}

/** An upload was cropped, or its slot emptied. */
export interface ImageChange {
  readonly slot: ImageSlotName;
  readonly image: SlottedImage;
  /** The main colors of the image; none for an empty slot. */
  readonly colors: readonly Hex[];
}

export const EMPTY_SLOT: SlottedImage = { original: NO_ORIGINAL, image: null };

/** The color of a crop's ground on a card of this color (STEP-01). */
export function groundOn(crop: Crop | null, cardColor: string): string {
  return crop?.ground === TRANSPARENT ? cardColor : (crop?.ground ?? CROP_GROUND);
}

/** How far a crop may extend beyond its image: the slot then contains all of it, a circle within its margin. */
export function cropFrameOf(slot: ImageSlotName, image: Size): CropFrame {
  const { size, shape } = IMAGE_SLOTS[slot];
  if (shape === 'rectangle') return { image, shape: size, largest: wholeCrop(image, size) };
  const side = Math.hypot(image.width, image.height) / (1 - 2 * CIRCLE_MARGIN);
  return { image, shape: size, largest: { width: side, height: side } };
}

export function firstCrop(slot: ImageSlotName, image: Size): Crop {
  const { size, begins } = IMAGE_SLOTS[slot];
  return begins === 'filled' ? centeredCrop(image, size) : wholeCrop(image, size);
}

/** The other wallet's slot for the same kind of image; null if there is none. */
export function counterpartOf(slot: ImageSlotName): ImageSlotName | null {
  return COUNTERPARTS[slot];
}

/** The slots of a screen, in its order. */
export function slotsOf(screen: ScreenName): readonly ImageSlotName[] {
  return SLOTS[screen] ?? [];
}

/** Returns the form's image and original of a slot. */
export function imageAt(form: CouponForm, slot: ImageSlotName): SlottedImage {
  if (slot === 'rideAlong')
    return { original: form.originalRideAlongImage, image: form.rideAlongImage };
  const { platform, isLogo } = PLACES[slot];
  const { originalLogo, logoImage, originalStrip, stripImage } = form[platform];
  return isLogo
    ? { original: originalLogo, image: logoImage }
    : { original: originalStrip, image: stripImage };
}

const PLACES = {
  appleLogo: { platform: 'apple', isLogo: true },
  googleLogo: { platform: 'google', isLogo: true },
  appleStrip: { platform: 'apple', isLogo: false },
  googleStrip: { platform: 'google', isLogo: false },
} as const;

/** The form values that change when a slot takes an image. */
export function valuesWithImage(
  form: CouponForm,
  slot: ImageSlotName,
  { original, image }: SlottedImage,
): FormValues {
  if (slot === 'rideAlong') return { originalRideAlongImage: original, rideAlongImage: image };
  const { platform, isLogo } = PLACES[slot];
  const part = isLogo
    ? { originalLogo: original, logoImage: image }
    : { originalStrip: original, stripImage: image };
  const images = { ...form[platform], ...part };
  return {
    ...(!isLogo && { haveCustomArtwork: true }),
    ...(platform === 'apple' ? { apple: images } : { google: images }),
  };
}

/** The slots for files that arrived together: the first goes to the chosen slot, the others to empty ones. */
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

const COUNTERPARTS: Readonly<Record<ImageSlotName, ImageSlotName | null>> = {
  appleLogo: 'googleLogo',
  googleLogo: 'appleLogo',
  appleStrip: 'googleStrip',
  googleStrip: 'appleStrip',
  rideAlong: null,
};

const SLOTS: Readonly<Partial<Record<ScreenName, readonly ImageSlotName[]>>> = {
  'design.upload': ['appleStrip', 'googleStrip'],
  'logo.upload': ['appleLogo', 'googleLogo'],
  'ride-along.upload': ['rideAlong'],
};

function halfOf({ width, height }: Size): Size {
  return { width: width / 2, height: height / 2 };
}
