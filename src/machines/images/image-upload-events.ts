/** What a hand does on an upload screen, and what that screen reports. */
import type { OriginalImage } from '../../domain/coupon/fields/coupon-images.ts';
import type { Point } from '../../domain/images/crop.ts';
import type { ImageSlotName, SlottedImage } from '../../domain/images/image-slots.ts';
import type { OfferedFiles } from './image-upload-context.ts';

export interface SlottedOriginal {
  readonly slot: ImageSlotName;
  readonly original: OriginalImage;
  /** Of the other wallet's crop, where the image comes from there; null where that chose none. */
  readonly ground?: string | null | undefined;
}

export type ImageUploadEvent =
  | ({ type: 'files.offer' } & OfferedFiles)
  | ({ type: 'image.edit' } & SlottedOriginal)
  | { type: 'image.remove'; slot: ImageSlotName }
  /** A hand drags the crop's middle here, in px of the image. */
  | { type: 'crop.drag'; center: Point }
  /** A wheel or two fingers: the image keeps its offset on the screen. */
  | { type: 'crop.pinch'; zoom: number }
  /** Keys and buttons, by so many px of the image. */
  | { type: 'crop.move'; by: Point }
  | { type: 'crop.zoom'; zoom: number }
  /** All of the image, or as much as fills its place. */
  | { type: 'crop.fit' }
  | { type: 'crop.fill' }
  /** `#RRGGBB`. */
  | { type: 'crop.ground'; color: string }
  | { type: 'crop.save' }
  | { type: 'crop.close' }
  /** A copy that fits, of the file that was refused. */
  | { type: 'copy.make'; slot: ImageSlotName }
  | { type: 'copy.cancel' };

/** What is reported to the form: a slot's new image, or that it is empty. */
export interface ImageChanged {
  type: 'image.changed';
  slot: ImageSlotName;
  image: SlottedImage;
}
