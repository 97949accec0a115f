/** The events of an upload screen, and the reports that it sends. */
import type { OriginalImage } from '../../domain/coupon/fields/coupon-images.ts';
import type { Point } from '../../domain/images/crop.ts';
import type { ImageChange, ImageSlotName } from '../../domain/images/image-slots.ts';
import type { OfferedFiles } from './image-upload-context.ts';

export interface SlottedOriginal {
  readonly slot: ImageSlotName;
  readonly original: OriginalImage;
  /** The other wallet's ground, if the image comes from its crop; null if that crop has no ground. */
  readonly ground?: string | null | undefined;
}

export type ImageUploadEvent =
  | ({ type: 'files.offer' } & OfferedFiles)
  | ({ type: 'image.edit' } & SlottedOriginal)
  | { type: 'image.remove'; slot: ImageSlotName }
  /** The user drags the crop's center to this point, in px of the image. */
  | { type: 'crop.drag'; center: Point }
  /** A wheel or pinch; the image keeps its offset on the screen. */
  | { type: 'crop.pinch'; zoom: number }
  /** Keys and buttons move the crop by this many px of the image. */
  | { type: 'crop.move'; by: Point }
  | { type: 'crop.zoom'; zoom: number }
  /** Shows the whole image, or as much as fills the slot. */
  | { type: 'crop.fit' }
  | { type: 'crop.fill' }
  /** `#RRGGBB` or `TRANSPARENT`. */
  | { type: 'crop.ground'; color: string }
  | { type: 'crop.save' | 'crop.close' }
  /** Makes a copy that fits from the refused file. */
  | { type: 'copy.make'; slot: ImageSlotName }
  | { type: 'copy.cancel' };

/** Reports a slot's new image, or an empty slot, to the form. */
export interface ImageChanged extends ImageChange {
  type: 'image.changed';
}
