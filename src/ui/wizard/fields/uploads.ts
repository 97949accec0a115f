/** The state and events of a screen's upload fields. */
import type { OriginalImage } from '../../../domain/coupon/fields/coupon-images.ts';
import type { ImageSlotName } from '../../../domain/images/image-slots.ts';
import type { Refusal } from '../../../machines/images/image-upload-context.ts';
import type { ImageUploadEvent } from '../../../machines/images/image-upload.machine.ts';

export interface Uploads {
  /** Shows through a transparent logo. */
  readonly cardColor: string;
  /** The slot whose file is being read; null if none. */
  readonly reading: ImageSlotName | null;
  /** The slot for which a copy is being made; null if none. */
  readonly copying: ImageSlotName | null;
  /** Why each slot's last file was refused. */
  readonly refusals: Readonly<Partial<Record<ImageSlotName, Refusal>>>;
  readonly send: (event: ImageUploadEvent) => void;
}

/** Opens the cropper on another slot's original, with the ground of its crop. */
export function editFor(slot: ImageSlotName, original: OriginalImage): ImageUploadEvent {
  const ground = original.crop?.ground ?? null;
  return { type: 'image.edit', slot, original: { ...original, crop: null }, ground };
}
