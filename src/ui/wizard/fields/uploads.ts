/** What the upload fields of a screen are given: what is under way, and what a hand may do. */
import type { ImageSlotName } from '../../../domain/images/image-slots.ts';

export interface Uploads {
  /** The slot whose file is being read; null while none is. */
  readonly reading: ImageSlotName | null;
  /** Why a slot's last file was refused. */
  readonly refusals: Readonly<Partial<Record<ImageSlotName, string>>>;
  /** Files that arrived together: the first is for the first slot, and so on. */
  readonly onFiles: (slots: readonly ImageSlotName[], files: readonly File[]) => void;
  /** Opens the cropper again. */
  readonly onEdit: (slot: ImageSlotName) => void;
  readonly onRemove: (slot: ImageSlotName) => void;
}
