/** The state and events of a screen's upload fields. */
import type { ImageSlotName } from '../../../domain/images/image-slots.ts';
import type { Refusal } from '../../../machines/images/image-upload-context.ts';

export interface Uploads {
  /** Shows through a transparent logo. */
  readonly cardColor: string;
  /** The slot whose file is being read; null if none. */
  readonly reading: ImageSlotName | null;
  /** The slot for which a copy is being made; null if none. */
  readonly copying: ImageSlotName | null;
  /** Why each slot's last file was refused. */
  readonly refusals: Readonly<Partial<Record<ImageSlotName, Refusal>>>;
  /** Files that arrived together, in the order of the slots. */
  readonly onFiles: (slots: readonly ImageSlotName[], files: readonly File[]) => void;
  /** Opens the cropper again. */
  readonly onEdit: (slot: ImageSlotName) => void;
  /** Opens the cropper on one slot's original, for another slot. */
  readonly onUseFor: (from: ImageSlotName, to: ImageSlotName) => void;
  /** Makes a copy that fits from the refused file. */
  readonly onCopy: (slot: ImageSlotName) => void;
  readonly onCancelCopy: () => void;
  readonly onRemove: (slot: ImageSlotName) => void;
}
