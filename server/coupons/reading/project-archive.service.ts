/** Builds the archive of a coupon as one zip, complete before its first byte is sent (API-08). */
import { setTimeout as pause } from 'node:timers/promises';
import { imageHeaderOf } from '../../../src/domain/images/image-header.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { Claims } from '../../identity/verify-token.ts';
import type { BarcodeRequest } from '../../barcodes/barcode-drawing.ts';
import { barcodePng, barcodeSvg } from '../../barcodes/barcode-picture.ts';
import type { StoredFiles } from '../../media/media-store.ts';
import { readUpload } from '../../media/uploaded-picture.ts';
import { ImageRefused } from '../../media/rendered-image.ts';
import {
  MAIL_IMAGE_MAX_BYTES,
  mailImage,
  mailPieceImage,
  uploadedPieceImage,
} from '../../media/ride-along-archive.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import { RENDERED_IMAGE_MAX_BYTES } from '../../../src/domain/constants.ts';
import { zipArchive, type ZipEntry } from '../../media/zip-archive.ts';
import { createWorkQueue } from '../../work/work-queue.ts';
import {
  imageAt,
  listImages,
  type ImagePlace,
  type ProjectImageRow,
  type ProjectRow,
} from '../stored/projects.repository.ts';
import { archiveReadMe } from './archive-read-me.ts';
import { postalKit, postalKitPage } from './postal-kit.ts';
import { storedPicture } from '../../media/media.repository.ts';
import { languageNow } from '../../../src/words/language.ts';
import { couponFactsOf } from '../stored/project-facts.ts';

export interface ProjectArchive {
  /** The coupon's. */
  readonly name: string;
  /**
   * Builds the archive and passes it to `send`; it occupies a place in the queue until `send` resolves, but at most
   * for a minute. Throws when a part cannot be built, and `WorkRefused` when too many archives are requested.
   */
  make(send: (archive: Buffer) => Promise<void>): Promise<void>;
}

export type ArchiveService = ReturnType<typeof createArchiveService>;

interface ArchiveParts extends StoredFiles {
  /** Ends with a slash. */
  readonly shareBase: string;
  /** Without a trailing slash; the links that these services answer themselves begin with it. */
  readonly publicUrl: string;
  readonly own: (caller: Claims, id: string) => Promise<ProjectRow>;
  readonly ownPass: (row: ProjectRow) => Promise<Buffer>;
  /** ms for which an archive that is being sent occupies its place; a minute. */
  readonly sendingMs?: number;
}

type EntriesFor = (
  row: ProjectRow,
  images: readonly ProjectImageRow[],
) => Promise<readonly ZipEntry[]>;

/** A client that reads slowly does not keep others from their archives (SAFE-13). */
const SENDING_MS = 60_000;
/** An archive takes up to 20 MB of memory, from its first part until it is sent. */
const ARCHIVES = { atOnce: 10, atOnceOfOne: 2, mostWaiting: 50, mostWaitingOfOne: 10 };

export function createArchiveService(parts: ArchiveParts) {
  const queue = createWorkQueue(ARCHIVES);
  const packed = async (
    caller: Claims,
    id: string,
    entriesFor: EntriesFor,
  ): Promise<ProjectArchive> => {
    const row = await parts.own(caller, id);
    const zipOf = async (now: ProjectRow): Promise<Buffer> =>
      zipArchive(await entriesFor(now, await listImages(parts.database, id)), now.updated_at);
    const make = () =>
      zipOf(row).catch(async (error: unknown) => {
        // The coupon may have been removed or changed meanwhile, and its pictures with it.
        const now = await parts.own(caller, id);
        if (now.updated_at.getTime() === row.updated_at.getTime()) throw error;
        return zipOf(now);
      });
    const sent = async (sending: Promise<void>): Promise<void> => {
      const ended = new AbortController();
      const late = pause(parts.sendingMs ?? SENDING_MS, undefined, { signal: ended.signal });
      await Promise.race([sending, late]).finally(() => ended.abort());
    };
    return { name: row.name, make: (send) => queue.run(async () => sent(send(await make()))) };
  };
  return {
    /** Throws `RequestFailure` `not-found` for another account's coupon. */
    of: (caller: Claims, id: string) => packed(caller, id, (...of) => entriesOf(parts, ...of)),
    /**
     * The postal kit alone; `mailPiece`, a data URL, takes the artwork's place as the picture of the mail piece (PRE-03).
     * Throws `RequestFailure` `invalid-coupon` for a picture that cannot be read, `not-found` as `of`.
     */
    kitOf: (caller: Claims, id: string, mailPiece: string | null) =>
      packed(caller, id, async (...of) => {
        const piece = mailPiece === null ? null : await readMailPiece(mailPiece);
        const { forMail, files } = await kitEntries(parts, ...of, piece);
        return [...(forMail === null ? [] : [forMail]), ...files];
      }),
  };
}

/** Returns a JPEG for the portal. */
async function readMailPiece(dataUrl: string): Promise<Buffer> {
  try {
    const { upload } = await readUpload(dataUrl, RENDERED_IMAGE_MAX_BYTES);
    return await uploadedPieceImage(upload, MAIL_IMAGE_MAX_BYTES);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    const fault = { pointer: '/mailPiece', detail: error.message };
    throw new RequestFailure('invalid-coupon', [fault]);
  }
}

/** The postal kit's files; the Ride-Along image has a folder of its own in the archive. */
async function kitEntries(
  parts: ArchiveParts,
  row: ProjectRow,
  images: readonly ProjectImageRow[],
  mailPiece: Buffer | null,
) {
  const forMail = await rideAlongForMail(parts, images);
  const piece: ZipEntry =
    mailPiece === null
      ? await mailPieceOf(parts, images)
      : { name: 'postal-kit/mail-piece.jpg', bytes: mailPiece };
  const link = `${parts.shareBase}${row.id}`;
  const facts = {
    link: row.households_only ? null : link,
    isOwnLink: link === `${parts.publicUrl}/r/${row.id}`,
    active: row.active,
    merchantName: row.merchant_name,
    madeAt: row.created_at,
    dates: composeFace({ ...couponFactsOf(row), language: languageNow() }).dates,
    mailerId: row.form.mailerId ?? '',
    image: forMail === null ? null : kitImageOf(forMail),
    representative: kitImageOf(piece),
  };
  const files: readonly ZipEntry[] = [
    { name: 'postal-kit/checklist.html', bytes: Buffer.from(postalKitPage(facts)) },
    { name: 'postal-kit/checklist.txt', bytes: Buffer.from(postalKit(facts)) },
    piece,
  ];
  return { forMail, files };
}

function kitImageOf({ name: file, bytes: jpeg }: ZipEntry) {
  const { width = 0, height = 0 } = imageHeaderOf(jpeg) ?? {};
  return { file, bytes: jpeg.length, width, height, most: MAIL_IMAGE_MAX_BYTES };
}

async function entriesOf(
  parts: ArchiveParts,
  row: ProjectRow,
  images: readonly ProjectImageRow[],
): Promise<readonly ZipEntry[]> {
  const link = `${parts.shareBase}${row.id}`;
  const pictures: ZipEntry[] = [];
  for (const image of images.toSorted(byPlace))
    pictures.push({ name: `${pathOf(image)}.png`, bytes: await readImage(parts, image) });
  const { forMail, files: kit } = await kitEntries(parts, row, images, null);
  const files = [
    ...pictures,
    ...(forMail === null ? [] : [forMail]),
    ...kit,
    ...(row.households_only ? [] : await ownCodeEntries(parts, row, link)),
  ];
  const readMe = archiveReadMe({
    name: row.name,
    link,
    active: row.active,
    householdsOnly: row.households_only,
    mailerId: row.form.mailerId ?? '',
    files: files.map(({ name }) => name),
  });
  return [{ name: 'README.txt', bytes: Buffer.from(readMe) }, ...files];
}

/** What carries the coupon's own code and link: of no use where only the codes of households count (SER-01). */
async function ownCodeEntries({ ownPass }: ArchiveParts, row: ProjectRow, link: string) {
  const { barcode_type: type, barcode_value: value } = row;
  return [
    ...(type === 'NONE' ? [] : await codeEntries('barcode/barcode', { type, value })),
    ...(await codeEntries('link/link', { type: 'QR', value: link })),
    { name: 'wallet/coupon.pkpass', bytes: await ownPass(row) },
  ];
}

async function codeEntries(name: string, code: BarcodeRequest): Promise<readonly ZipEntry[]> {
  return [
    { name: `${name}.svg`, bytes: Buffer.from(await barcodeSvg(code)) },
    { name: `${name}.png`, bytes: await barcodePng(code) },
  ];
}

function byPlace(one: ImagePlace, other: ImagePlace): number {
  return pathOf(one) < pathOf(other) ? -1 : 1;
}

function pathOf({ platform, kind }: ImagePlace): string {
  return platform === 'none' ? 'ride-along/ride-along-600x400' : `${platform}/${kind}`;
}

async function readImage({ database, media }: ArchiveParts, image: ProjectImageRow) {
  return (await storedPicture(database, media, image.media_hash)).read();
}

/** Null when the coupon has no Ride-Along image. */
async function rideAlongForMail(parts: ArchiveParts, images: readonly ProjectImageRow[]) {
  const image = images.find(({ kind }) => kind === 'rideAlong');
  if (image === undefined) return null;
  const bytes = await mailImage(await readImage(parts, image), MAIL_IMAGE_MAX_BYTES);
  return { name: 'ride-along/ride-along-300x200.jpg', bytes };
}

/** The artwork as a picture of the mail piece. */
async function mailPieceOf(parts: ArchiveParts, images: readonly ProjectImageRow[]) {
  const strip = imageAt(images, { platform: 'apple', kind: 'strip' });
  const bytes = await mailPieceImage(await readImage(parts, strip), MAIL_IMAGE_MAX_BYTES);
  return { name: 'postal-kit/mail-piece-780x300.jpg', bytes };
}
