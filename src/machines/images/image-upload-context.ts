/** The context of an upload screen, and pure functions that return its changed fields. */
import type { Size } from '../../domain/constants.ts';
import {
  type Crop,
  type OriginalImage,
  TRANSPARENT,
} from '../../domain/coupon/fields/coupon-images.ts';
import type { Hex } from '../../domain/design/design-document.ts';
import { type CropFrame, within } from '../../domain/images/crop.ts';
import {
  cropFrameOf,
  firstCrop,
  IMAGE_SLOTS,
  type ImageChange,
  type ImageSlotName,
} from '../../domain/images/image-slots.ts';
import { type Remedy, UploadRefused } from '../../domain/images/upload.ts';
import { failureWords } from '../port.ts';

/** A chosen file, or the original of an image that is cropped again. */
export type ImageSource =
  | { readonly kind: 'file'; readonly file: File }
  | {
      readonly kind: 'original';
      readonly original: OriginalImage;
      /** The other wallet's ground, if the image comes from its crop; null if that crop has no ground. */
      readonly ground?: string | null | undefined;
    };

/** An image as the cropper shows it. */
export interface LoadedImage {
  readonly original: OriginalImage;
  /** px; of the upright image. */
  readonly size: Size;
  /** A data URL of a still image; for an animated GIF, its first frame. */
  readonly still: string;
  /** `#RRGGBB`: the single color of all its edges; null if there is none. */
  readonly edge: string | null;
  /** Whether it has transparent pixels. */
  readonly isTransparent: boolean;
}

/** What to draw: the part of an original that fills a slot. */
export interface CropOrder {
  readonly slot: ImageSlotName;
  readonly picture: LoadedImage;
  readonly crop: Crop;
}

/** A drawn crop. */
export interface DrawnCrop {
  /** A PNG data URL. */
  readonly image: string;
  /** The main colors of the visible part. */
  readonly colors: readonly Hex[];
}

/** An image to read, crop and draw for a slot. */
export interface Offer {
  readonly slot: ImageSlotName;
  readonly source: ImageSource;
}

/** Files that arrived together, in the order of the slots; extra files are ignored. */
export interface OfferedFiles {
  readonly slots: readonly ImageSlotName[];
  readonly files: readonly File[];
}

export interface ImageUploadContext {
  /** The current offer; null while the machine is idle. */
  readonly offer: Offer | null;
  readonly waiting: readonly Offer[];
  readonly picture: LoadedImage | null;
  /** During a drag the crop may reach beyond the image's edge; `cropOf` returns the visible crop. */
  readonly crop: Crop | null;
  /** Why each slot's last file was refused. */
  readonly refusals: Readonly<Partial<Record<ImageSlotName, Refusal>>>;
  /** The last failure while the cropper is open. */
  readonly failure: Refusal | null;
}

/** A sentence for people, and the copy that would be accepted; null if no copy can be made. */
export interface Refusal {
  readonly words: string;
  readonly copy: { readonly file: File; readonly remedy: Remedy } | null;
}

/** A copy to make of a file for a slot. */
export type CopyOrder = NonNullable<Refusal['copy']> & { readonly slot: ImageSlotName };

type Changes = Partial<ImageUploadContext>;

export const NOTHING_UNDER_WAY = { offer: null, picture: null, crop: null, failure: null } as const;

/** The current crop, for the cropper and for drawing; null while the cropper is closed. */
export function cropOrderOf({ offer, picture, crop }: ImageUploadContext): CropOrder | null {
  if (offer === null || picture === null || crop === null) return null;
  const shown = within(cropFrameOf(offer.slot, picture.size), crop);
  return { slot: offer.slot, picture, crop: { ...groundOf(crop), ...shown } };
}

/** If two files wait for one slot, the later one replaces the earlier. */
export function queued({ waiting }: ImageUploadContext, offers: readonly Offer[]): Changes {
  const slots = offers.map(({ slot }) => slot);
  return { waiting: [...waiting.filter(({ slot }) => !slots.includes(slot)), ...offers] };
}

export function offersOf({ slots, files }: OfferedFiles): readonly Offer[] {
  return slots.flatMap((slot, index) => {
    const file = files[index];
    return file === undefined ? [] : [{ slot, source: { kind: 'file', file } }];
  });
}

export function nextTaken({ waiting }: ImageUploadContext): Changes {
  const [offer = null, ...others] = waiting;
  return { offer, waiting: others };
}

/** The image to read. Throws if there is no current offer; the chart rules that out. */
export function offeredSource({ offer }: ImageUploadContext): ImageSource {
  if (offer === null) throw new Error('Only what was offered can be read.');
  return offer.source;
}

/** Another file for the slot that is open in the cropper. */
export function replaced({ offer }: ImageUploadContext, [file]: readonly File[]): Changes {
  if (offer === null || file === undefined) return {};
  return { offer: { slot: offer.slot, source: { kind: 'file', file } }, failure: null };
}

/** Opens an image in the cropper: at its last crop, else at the default crop. */
export function opened({ offer, refusals }: ImageUploadContext, picture: LoadedImage): Changes {
  if (offer === null) return {};
  const crop = picture.original.crop ?? {
    ...firstCrop(offer.slot, picture.size),
    ...firstGround(offer, picture),
  };
  return { picture, crop, failure: null, refusals: { ...refusals, [offer.slot]: undefined } };
}

/**
 * A logo with transparent pixels shows its card's color (STEP-01). An image shared with the other wallet uses that
 * wallet's ground, else the color of its own edge (STEP-14).
 */
function firstGround({ slot, source }: Offer, { edge, isTransparent }: LoadedImage) {
  if (source.kind === 'file')
    return isTransparent && IMAGE_SLOTS[slot].isOnCard ? { ground: TRANSPARENT } : {};
  if (source.ground === undefined) return {};
  const ground = source.ground ?? edge;
  return ground === null ? {} : { ground };
}

export function refused({ offer, refusals }: ImageUploadContext, refusal: Refusal): Changes {
  return offer === null ? {} : { refusals: { ...refusals, [offer.slot]: refusal } };
}

/** Why the current offer failed. */
export function refusalOf({ offer }: ImageUploadContext, error: unknown): Refusal {
  const file = offer?.source.kind === 'file' ? offer.source.file : null;
  const remedy = error instanceof UploadRefused ? error.remedy : null;
  const copy = file === null || remedy === null ? null : { file, remedy };
  return { words: failureWords(error), copy };
}

/** The copy that a slot's refusal or the cropper's failure offers; null if there is no offer. */
export function copyOrderOf(
  { offer, picture, refusals, failure }: ImageUploadContext,
  slot: ImageSlotName,
): CopyOrder | null {
  const isOpen = picture !== null;
  if (isOpen && offer?.slot !== slot) return null;
  const copy = (isOpen ? failure : refusals[slot])?.copy ?? null;
  return copy === null ? null : { slot, ...copy };
}

/** The requested copy. Throws if no copy is offered; the chart rules that out. */
export function orderedCopy(context: ImageUploadContext): CopyOrder {
  const order = context.offer === null ? null : copyOrderOf(context, context.offer.slot);
  if (order === null) throw new Error('Only what was refused can be copied.');
  return order;
}

export function cropped(
  context: ImageUploadContext,
  change: (crop: Crop, frame: CropFrame) => Crop,
): Changes {
  const { offer, picture, crop } = context;
  if (offer === null || picture === null || crop === null) return {};
  return { crop: { ...groundOf(crop), ...change(crop, cropFrameOf(offer.slot, picture.size)) } };
}

/** Moves do not change the ground's color. */
function groundOf({ ground }: Crop): Pick<Crop, 'ground'> {
  return ground === undefined ? {} : { ground };
}

/** The slot's new image. Throws if nothing was cropped; the chart rules that out. */
export function finished(context: ImageUploadContext, { image, colors }: DrawnCrop): ImageChange {
  const { slot, picture, crop } = orderedCrop(context);
  return { slot, image: { original: { ...picture.original, crop }, image }, colors };
}

/** The crop to draw. Throws if the cropper is closed; the chart rules that out. */
export function orderedCrop(context: ImageUploadContext): CropOrder {
  const order = cropOrderOf(context);
  if (order === null) throw new Error('Only what stands in the cropper can be drawn.');
  return order;
}
