/** What the upload fields of a screen are given: what is under way, and what a hand may do. */
import type { ImageSlotName } from '../../../domain/images/image-slots.ts';
import type { Refusal } from '../../../machines/images/image-upload-context.ts';

export interface Uploads {
  /** The slot whose file is being read; null while none is. */
  readonly reading: ImageSlotName | null;
  /** The slot for whose file a copy is being made; null while none is. */
  readonly copying: ImageSlotName | null;
  /** Why a slot's last file was refused. */
  readonly refusals: Readonly<Partial<Record<ImageSlotName, Refusal>>>;
  /** Files that arrived together: the first is for the first slot, and so on. */
  readonly onFiles: (slots: readonly ImageSlotName[], files: readonly File[]) => void;
  /** Opens the cropper again. */
  readonly onEdit: (slot: ImageSlotName) => void;
  /** Opens the cropper on the original of one slot, for another. */
  readonly onUseFor: (from: ImageSlotName, to: ImageSlotName) => void;
  /** Makes a copy that fits of the file that was refused. */
  readonly onCopy: (slot: ImageSlotName) => void;
  readonly onCancelCopy: () => void;
  readonly onRemove: (slot: ImageSlotName) => void;
}
