/** Copies a refused file to an accepted size and format, in a worker that ends with the copy (STEP-14). */
import type { Size } from '../../domain/constants.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { IMAGE_SLOTS } from '../../domain/images/image-slots.ts';
import { pictureKindOf, startOfPicture } from '../../domain/images/picture-kind.ts';
import { MOST_SOURCE_BYTES } from '../../domain/svg/allow-list.ts';
import { unpackedStart } from '../../domain/svg/unpacked-svg.ts';
import { UploadRefused } from '../../domain/images/upload.ts';
import type { CopyOrder } from '../../machines/images/image-upload-context.ts';
import { drawnSvg } from '../../render/draw/svg-picture.ts';
import { makeFittingCopy } from '../../render/export/fitting-copy.ts';

/** A file's format is in this many first bytes. */
const KIND_BYTES = 4_096;

/** Rejects with a sentence if the picture cannot be read or the worker fails to load; the signal stops the work. */
export async function makeCopy({ slot, file, remedy }: CopyOrder, signal: AbortSignal) {
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

/** An SVG drawn as an image fetches nothing and runs no script. */
async function pictureOfSvg(file: File, native: Size): Promise<ImageBitmap> {
  const bytes = await unpackedStart(file, MOST_SOURCE_BYTES + 1);
  if (bytes.length > MOST_SOURCE_BYTES) throw new UploadRefused({ code: 'drawingTooLarge' }, null);
  try {
    return await drawnSvg(await dataUrlOf(new Blob([bytes], { type: 'image/svg+xml' })), native);
  } catch {
    throw new UploadRefused({ code: 'fileUnreadable' }, null);
  }
}

/** Whether this browser can read pictures of the file's format; few read HEIC, and only Safari those for iPhones. */
export async function canRead(file: File): Promise<boolean> {
  const kind = await kindOf(file);
  if (kind !== 'heif' && kind !== 'iphone png') return kind !== null;
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}

async function kindOf(file: File) {
  return pictureKindOf(await startOfPicture(file, KIND_BYTES));
}
