/** The context of an upload screen, and the pure functions that change it; each returns the fields that differ. */
import type { Size } from '../../domain/constants.ts';
import type { Crop, OriginalImage } from '../../domain/coupon/fields/coupon-images.ts';
import { type CropFrame, within } from '../../domain/images/crop.ts';
import {
  cropFrameOf,
  firstCrop,
  type ImageSlotName,
  type SlottedImage,
} from '../../domain/images/image-slots.ts';
import { type Remedy, UploadRefused } from '../../domain/images/upload.ts';
import { failureWords } from '../port.ts';

/** A file that was chosen, or the original of an image that is cropped again. */
export type ImageSource =
  | { readonly kind: 'file'; readonly file: File }
  | {
      readonly kind: 'original';
      readonly original: OriginalImage;
      /** Of the other wallet's crop, where the image comes from there; null where that chose none. */
      readonly ground?: string | null | undefined;
    };

/** An image as the cropper shows it. */
export interface LoadedImage {
  readonly original: OriginalImage;
  /** px; as the image stands upright. */
  readonly size: Size;
  /** A data URL that does not move: an animated GIF's first frame. */
  readonly still: string;
  /** `#RRGGBB`: the color in which it ends on all sides; null where there is none. */
  readonly edge: string | null;
}

/** What is drawn: the part of an original that fills a slot. */
export interface CropOrder {
  readonly slot: ImageSlotName;
  readonly picture: LoadedImage;
  readonly crop: Crop;
}

/** Something to be read, cropped and drawn for a slot. */
export interface Offer {
  readonly slot: ImageSlotName;
  readonly source: ImageSource;
}

/** Files that arrived together: the first is for the first slot, and so on; files beyond the slots are left out. */
export interface OfferedFiles {
  readonly slots: readonly ImageSlotName[];
  readonly files: readonly File[];
}

export interface ImageUploadContext {
  /** What is under way; null while nothing is. */
  readonly offer: Offer | null;
  readonly waiting: readonly Offer[];
  readonly picture: LoadedImage | null;
  /** While a hand drags it may reach over the image's edge; `cropOf` returns what is shown. */
  readonly crop: Crop | null;
  /** Why a slot's last file was refused. */
  readonly refusals: Readonly<Partial<Record<ImageSlotName, Refusal>>>;
  /** What went wrong while the cropper is open. */
  readonly failure: Refusal | null;
}

/** A sentence for people, and the copy by which the file would be taken; null where there can be none. */
export interface Refusal {
  readonly words: string;
  readonly copy: { readonly file: File; readonly remedy: Remedy } | null;
}

/** A copy to be made of a file for a slot. */
export interface CopyOrder {
  readonly slot: ImageSlotName;
  readonly file: File;
  readonly remedy: Remedy;
}

type Changes = Partial<ImageUploadContext>;

export const NOTHING_UNDER_WAY = { offer: null, picture: null, crop: null, failure: null } as const;

/** What was cropped, as the cropper shows it and as it will be drawn; null while the cropper is closed. */
export function cropOrderOf({ offer, picture, crop }: ImageUploadContext): CropOrder | null {
  if (offer === null || picture === null || crop === null) return null;
  const shown = within(cropFrameOf(offer.slot, picture.size), crop);
  return { slot: offer.slot, picture, crop: { ...groundOf(crop), ...shown } };
}

/** Of two files for one slot the later one counts. */
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

/** What is to be read; throws where nothing is under way, which the chart rules out. */
export function offeredSource({ offer }: ImageUploadContext): ImageSource {
  if (offer === null) throw new Error('Only what was offered can be read.');
  return offer.source;
}

/** Another file for the slot that is being cropped. */
export function replaced({ offer }: ImageUploadContext, [file]: readonly File[]): Changes {
  if (offer === null || file === undefined) return {};
  return { offer: { slot: offer.slot, source: { kind: 'file', file } }, failure: null };
}

/** An image in the cropper: where it was left, else where new ones begin. */
export function opened({ offer, refusals }: ImageUploadContext, picture: LoadedImage): Changes {
  if (offer === null) return {};
  const crop = picture.original.crop ?? {
    ...firstCrop(offer.slot, picture.size),
    ...firstGround(offer.source, picture),
  };
  return { picture, crop, failure: null, refusals: { ...refusals, [offer.slot]: undefined } };
}

/** What serves the other wallet too stands on the ground it has there, else on its own edge's color (STEP-14). */
function firstGround(source: ImageSource, { edge }: LoadedImage): Pick<Crop, 'ground'> {
  if (source.kind === 'file' || source.ground === undefined) return {};
  const ground = source.ground ?? edge;
  return ground === null ? {} : { ground };
}

export function refused({ offer, refusals }: ImageUploadContext, refusal: Refusal): Changes {
  return offer === null ? {} : { refusals: { ...refusals, [offer.slot]: refusal } };
}

/** Why what was under way did not succeed. */
export function refusalOf({ offer }: ImageUploadContext, error: unknown): Refusal {
  const file = offer?.source.kind === 'file' ? offer.source.file : null;
  const remedy = error instanceof UploadRefused ? error.remedy : null;
  const copy = file === null || remedy === null ? null : { file, remedy };
  return { words: failureWords(error), copy };
}

/** The copy that a slot's refusal offers, or in the cropper its failure; null where none is offered. */
export function copyOrderOf(
  { offer, picture, refusals, failure }: ImageUploadContext,
  slot: ImageSlotName,
): CopyOrder | null {
  const isOpen = picture !== null;
  if (isOpen && offer?.slot !== slot) return null;
  const copy = (isOpen ? failure : refusals[slot])?.copy ?? null;
  return copy === null ? null : { slot, ...copy };
}

/** The copy that was ordered; throws where none is offered, which the chart rules out. */
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

/** The color of the ground outlives every move. */
function groundOf({ ground }: Crop): Pick<Crop, 'ground'> {
  return ground === undefined ? {} : { ground };
}

/** The slot's new image; throws where nothing was cropped, which the chart rules out. */
export function finished(
  context: ImageUploadContext,
  image: string,
): { readonly slot: ImageSlotName; readonly image: SlottedImage } {
  const { slot, picture, crop } = orderedCrop(context);
  return { slot, image: { original: { ...picture.original, crop }, image } };
}

/** The crop to be drawn; throws where the cropper is closed, which the chart rules out. */
export function orderedCrop(context: ImageUploadContext): CropOrder {
  const order = cropOrderOf(context);
  if (order === null) throw new Error('Only what stands in the cropper can be drawn.');
  return order;
}
