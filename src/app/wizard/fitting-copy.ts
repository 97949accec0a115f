/** A copy of a file that is refused, small enough and of a kind that is taken; made in a worker, which ends with it (STEP-14). */
import type { Size } from '../../domain/constants.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { IMAGE_SLOTS } from '../../domain/images/image-slots.ts';
import { pictureKindOf } from '../../domain/images/picture-kind.ts';
import { UploadRefused } from '../../domain/images/upload.ts';
import type { CopyOrder } from '../../machines/images/image-upload-context.ts';
import { drawnSvg } from '../../render/draw/svg-picture.ts';
import { makeFittingCopy } from '../../render/export/fitting-copy.ts';

/** Bytes in which a file says of which kind it is. */
const KIND_BYTES = 4_096;

/** Rejects with a sentence where the picture cannot be read, or the worker not fetched; the signal ends the work. */
export async function makeCopy(
  { slot, file, remedy }: CopyOrder,
  signal: AbortSignal,
): Promise<File> {
  const native = IMAGE_SLOTS[slot].size;
  const kind = await kindOf(file);
  const picture = kind === 'svg' ? await pictureOfSvg(file, native) : file;
  signal.throwIfAborted();
  const isFlat = kind !== 'jpeg' && kind !== 'heif';
  const copy = await makeFittingCopy({ picture, native, remedy, isFlat }, signal).catch(() => {
    signal.throwIfAborted();
    throw new UploadRefused({ code: 'fileUncopied' }, remedy);
  });
  if (copy === null) throw new UploadRefused({ code: 'fileUnreadable' }, null);
  const name = `${file.name.replace(/\.[^.]*$/u, '')}.${copy.type === 'image/png' ? 'png' : 'jpg'}`;
  return new File([copy], name, { type: copy.type });
}

/** An image takes nothing from outside an SVG and runs none of it. */
async function pictureOfSvg(file: File, native: Size): Promise<ImageBitmap> {
  try {
    return await drawnSvg(await dataUrlOf(new Blob([file], { type: 'image/svg+xml' })), native);
  } catch {
    throw new UploadRefused({ code: 'fileUnreadable' }, null);
  }
}

/** Whether this browser reads pictures of the file's kind: HEIC for one is read by few. */
export async function canRead(file: File): Promise<boolean> {
  const kind = await kindOf(file);
  if (kind !== 'heif') return kind !== null;
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}

async function kindOf(file: File) {
  return pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
}
