/** The cropper's unsaved content, stored with the draft so that a reload opens the cropper again (WIZ-11). */
import type { Crop, OriginalImage } from '../../domain/coupon/fields/coupon-images.ts';
import { type ImageSlotName, SLOT_NAMES } from '../../domain/images/image-slots.ts';
import { isRecord } from '../../domain/record.ts';

export interface UnfinishedCrop {
  /** The screen where cropping started. */
  readonly screen: string;
  readonly slot: ImageSlotName;
  /** With its last crop. */
  readonly original: OriginalImage;
  /** Further files; the cropper opens them one by one. */
  readonly waiting: readonly WaitingFile[];
}

interface WaitingFile {
  readonly slot: ImageSlotName;
  readonly file: File;
}

/** Reads the crop from a draft of unknown age; null if nothing can be cropped. */
export function readCrop(value: unknown): UnfinishedCrop | null {
  if (!isRecord(value) || typeof value['screen'] !== 'string') return null;
  const { screen, original } = value;
  const slot = slotIn(value);
  if (slot === undefined || !isRecord(original)) return null;
  const { data, crop, file, storedName } = original;
  if (typeof data !== 'string' || !isCrop(crop)) return null;
  return {
    screen,
    slot,
    original: {
      data,
      crop,
      file: isFile(file) ? file : null,
      storedName: typeof storedName === 'string' ? storedName : null,
    },
    waiting: Array.isArray(value['waiting']) ? value['waiting'].flatMap(waitingFileIn) : [],
  };
}

function waitingFileIn(value: unknown): readonly WaitingFile[] {
  if (!isRecord(value) || !(value['file'] instanceof File)) return [];
  const slot = slotIn(value);
  return slot === undefined ? [] : [{ slot, file: value['file'] }];
}

function slotIn({ slot }: Readonly<Record<string, unknown>>): ImageSlotName | undefined {
  return SLOT_NAMES.find((name) => name === slot);
}

function isCrop(value: unknown): value is Crop {
  if (!isRecord(value)) return false;
  return ['x', 'y', 'width', 'height'].every((side) => Number.isFinite(value[side]));
}

function isFile(value: unknown): value is NonNullable<OriginalImage['file']> {
  if (!isRecord(value) || typeof value['size'] !== 'number') return false;
  return typeof value['name'] === 'string' && typeof value['type'] === 'string';
}
