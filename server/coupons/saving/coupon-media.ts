/** Images and originals of a coupon to be saved: uploads are checked and re-encoded (API-06, SUBM-08). */
import type { NewProject } from '../../../openapi/schema.gen.ts';
import { hashOfName } from '../stored/image-names.ts';
import type { FieldFailure } from '../../../src/domain/failures.ts';
import { ImageRefused } from '../../media/rendered-image.ts';
import type { StagedUploads } from '../../media/uploads.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import type { OwnMediaRow } from '../stored/project-media.repository.ts';
import { imagesOf, originalsOf, type GivenImage } from './coupon-images.ts';
import * as pictureWords from '../../../src/words/server/pictures.gen.ts';

/** Where images come from and go to. Each upload is added as soon as it is encoded. */
export interface MediaPlaces {
  /** Returns the hashes that the caller's coupons and brand already use. */
  readonly findOwn: (hashes: readonly string[]) => Promise<readonly OwnMediaRow[]>;
  readonly uploads: Pick<StagedUploads, 'add' | 'signal'>;
}

/** Reads all images. Throws `RequestFailure` `image-refused` that names each one that cannot be used. */
export async function readCouponMedia(project: NewProject, places: MediaPlaces) {
  const images = imagesOf(project);
  const originals = originalsOf(project);
  const taken = await takeMedia(images, originals, places);
  return {
    images: images.map(({ platform, kind }, index) => {
      return { platform, kind, media_hash: taken.images[index] ?? '' };
    }),
    originals: originals.map(({ place, fileName }, index) => {
      return { place, file_name: fileName, media_hash: taken.originals[index] ?? '' };
    }),
  };
}

/** Reads images and originals. Throws `RequestFailure` `image-refused` that names each one that cannot be used. */
export async function takeMedia(
  images: readonly GivenImage[],
  originals: readonly GivenImage[],
  { findOwn, uploads }: MediaPlaces,
) {
  const own = await ownMedia([...images, ...originals], findOwn);
  const takeOne = (given: GivenImage) => takeOrFault(given, own, uploads);
  const takenImages = await Promise.all(images.map(takeOne));
  const takenOriginals: (string | FieldFailure)[] = [];
  // Decoding one may take a hundred megabytes.
  for (const given of originals) takenOriginals.push(await takeOne(given));

  const all = [...takenImages, ...takenOriginals];
  const faults = all.filter((result) => typeof result !== 'string');
  if (faults.length > 0) throw new RequestFailure('image-refused', faults);
  return {
    images: takenImages.filter((result) => typeof result === 'string'),
    originals: takenOriginals.filter((result) => typeof result === 'string'),
  };
}

async function ownMedia(given: readonly GivenImage[], findOwn: MediaPlaces['findOwn']) {
  const hashes = given.flatMap(({ data }) => hashOfName(data) ?? []);
  const rows = hashes.length === 0 ? [] : await findOwn([...new Set(hashes)]);
  return new Map(rows.map((row) => [row.hash, row]));
}

async function takeOrFault(
  given: GivenImage,
  own: ReadonlyMap<string, OwnMediaRow>,
  uploads: MediaPlaces['uploads'],
): Promise<string | FieldFailure> {
  try {
    return await take(given, own, uploads);
  } catch (error) {
    if (error instanceof ImageRefused) return { pointer: given.pointer, detail: error.message };
    throw error;
  }
}

/** Returns the hash of an image found by its name or encoded from an upload. */
async function take(
  given: GivenImage,
  own: ReadonlyMap<string, OwnMediaRow>,
  uploads: MediaPlaces['uploads'],
): Promise<string> {
  const hash = hashOfName(given.data);
  if (hash === null) {
    uploads.signal.throwIfAborted();
    const upload = await given.read(given.data);
    uploads.add(upload);
    return upload.hash;
  }
  const row = own.get(hash);
  if (row === undefined) throw new ImageRefused(pictureWords.notStored());
  given.refuseStored(row);
  return hash;
}
