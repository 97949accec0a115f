/** Builds the archive of a coupon as one zip, complete before its first byte is sent (API-08). */
import { setTimeout as pause } from 'node:timers/promises';
import { imageHeaderOf } from '../../../src/domain/images/image-header.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import { couponFactsOf } from '../stored/project-facts.ts';
import type { Database } from '../../db/database.ts';
import type { Claims } from '../../identity/verify-token.ts';
import type { BarcodeRequest } from '../../barcodes/barcode-drawing.ts';
import { barcodePng, barcodeSvg } from '../../barcodes/barcode-picture.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { readUpload } from '../../media/catalogue-picture.ts';
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
  listImages,
  type ImagePlace,
  type ProjectImageRow,
  type ProjectRow,
} from '../stored/projects.repository.ts';
import { archiveReadMe } from './archive-read-me.ts';
import { postalKit, postalKitPage } from './postal-kit.ts';
import { storedPicture } from '../../catalogue/catalogue.service.ts';
import { languageNow } from '../../../src/words/language.ts';

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

interface ArchiveParts {
  readonly database: Database;
  readonly media: MediaStore;
  /** Ends with a slash. */
  readonly shareBase: string;
  /** Without a trailing slash; the links that these services answer themselves begin with it. */
  readonly publicUrl: string;
  readonly own: (caller: Claims, id: string) => Promise<ProjectRow>;
  readonly ownPass: (row: ProjectRow) => Promise<Buffer>;
  /** ms for which an archive that is being sent occupies its place; a minute. */
  readonly sendingMs?: number;
}

interface Entry {
  /** Path inside the archive. */
  readonly name: string;
  read(): Promise<Buffer | string>;
}

type EntriesFor = (
  row: ProjectRow,
  images: readonly ProjectImageRow[],
) => Promise<readonly Entry[]>;

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
    const zipOf = async (now: ProjectRow): Promise<Buffer> => {
      const files: ZipEntry[] = [];
      const entries = await entriesFor(now, await listImages(parts.database, id));
      for (const { name, read } of entries) files.push({ name, bytes: bytesOf(await read()) });
      return zipArchive(files, now.updated_at);
    };
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
    of: (caller: Claims, id: string) =>
      packed(caller, id, async (...of) => entriesOf(parts, ...of)),
    /**
     * The postal kit alone; `mailPiece`, a data URL, takes the artwork's place as the picture of the mail piece (PRE-03).
     * Throws `RequestFailure` `invalid-coupon` for a picture that cannot be read, `not-found` as `of`.
     */
    kitOf: (caller: Claims, id: string, mailPiece: string | null) =>
      packed(caller, id, async (...of) => {
        const piece = mailPiece === null ? null : await readMailPiece(mailPiece);
        const { forMail, files } = kitEntries(parts, ...of, piece);
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
function kitEntries(
  parts: ArchiveParts,
  row: ProjectRow,
  images: readonly ProjectImageRow[],
  mailPiece: Buffer | null,
) {
  const forMail = rideAlongForMail(parts, images);
  const piece = mailPiece === null ? mailPieceOf(parts, images) : uploadedPiece(mailPiece);
  const link = `${parts.shareBase}${row.id}`;
  const isOwnLink = link === `${parts.publicUrl}/r/${row.id}`;
  const facts = once(async () => ({
    link: row.households_only ? null : link,
    isOwnLink,
    ...(await kitFactsOf(row, { forMail, piece })),
  }));
  const files: readonly Entry[] = [
    { name: 'postal-kit/checklist.html', read: async () => postalKitPage(await facts()) },
    { name: 'postal-kit/checklist.txt', read: async () => postalKit(await facts()) },
    piece,
  ];
  return { forMail, files };
}

function entriesOf(parts: ArchiveParts, row: ProjectRow, images: readonly ProjectImageRow[]) {
  const link = `${parts.shareBase}${row.id}`;
  const { forMail, files: kit } = kitEntries(parts, row, images, null);
  const files = [
    ...images.toSorted(byPlace).map((image) => imageEntry(parts, image)),
    ...(forMail === null ? [] : [forMail]),
    ...kit,
    ...(row.households_only ? [] : ownCodeEntries(parts, row, link)),
  ];
  const readMe = archiveReadMe({
    name: row.name,
    link,
    active: row.active,
    householdsOnly: row.households_only,
    mailerId: row.form.mailerId ?? '',
    files: files.map(({ name }) => name),
  });
  return [{ name: 'README.txt', read: async () => readMe }, ...files];
}

/** What carries the coupon's own code and link: of no use where only the codes of households count (SER-01). */
function ownCodeEntries({ ownPass }: ArchiveParts, row: ProjectRow, link: string) {
  return [
    ...barcodeEntries(row),
    ...codeEntries('link/link', { type: 'QR', value: link }),
    { name: 'wallet/coupon.pkpass', read: () => ownPass(row) },
  ];
}

function byPlace(one: ImagePlace, other: ImagePlace): number {
  return pathOf(one) < pathOf(other) ? -1 : 1;
}

function pathOf({ platform, kind }: ImagePlace): string {
  return platform === 'none' ? 'ride-along/ride-along-600x400' : `${platform}/${kind}`;
}

function imageEntry({ database, media }: ArchiveParts, image: ProjectImageRow): Entry {
  return {
    name: `${pathOf(image)}.png`,
    read: async () => (await storedPicture(database, media, image.media_hash)).read(),
  };
}

interface MailImageEntry extends Entry {
  read(): Promise<Buffer>;
}

/** Rendered once, for the file and for the checklist; null when the coupon has no Ride-Along image. */
function rideAlongForMail(parts: ArchiveParts, images: readonly ProjectImageRow[]) {
  const image = images.find(({ kind }) => kind === 'rideAlong');
  if (image === undefined) return null;
  return drawnOnce(parts, image, {
    name: 'ride-along/ride-along-300x200.jpg',
    draw: (master) => mailImage(master, MAIL_IMAGE_MAX_BYTES),
  });
}

/** The artwork as a picture of the mail piece. Throws if the coupon has no artwork, which the database rules out. */
function mailPieceOf(parts: ArchiveParts, images: readonly ProjectImageRow[]): MailImageEntry {
  const strip = images.find(({ platform, kind }) => platform === 'apple' && kind === 'strip');
  if (strip === undefined) throw new Error('A stored coupon has an Apple strip.');
  return drawnOnce(parts, strip, {
    name: 'postal-kit/mail-piece-780x300.jpg',
    draw: (master) => mailPieceImage(master, MAIL_IMAGE_MAX_BYTES),
  });
}

function uploadedPiece(jpeg: Buffer): MailImageEntry {
  return { name: 'postal-kit/mail-piece.jpg', read: async () => jpeg };
}

interface Drawing {
  readonly name: string;
  readonly draw: (master: Buffer) => Promise<Buffer>;
}

function drawnOnce(
  { database, media }: ArchiveParts,
  image: ProjectImageRow,
  { name, draw }: Drawing,
): MailImageEntry {
  const read = once(async () => {
    const master = await storedPicture(database, media, image.media_hash);
    return draw(await master.read());
  });
  return { name, read };
}

/** Two files of the archive need the result; it is made when the first one is read. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => (made ??= make());
}

interface KitImages {
  readonly forMail: MailImageEntry | null;
  readonly piece: MailImageEntry;
}

async function kitFactsOf(row: ProjectRow, { forMail, piece }: KitImages) {
  const factsOf = async ({ name: file, read }: MailImageEntry) => {
    const jpeg = await read();
    const { width = 0, height = 0 } = imageHeaderOf(jpeg) ?? {};
    const bytes = jpeg.length;
    return { file, bytes, width, height, most: MAIL_IMAGE_MAX_BYTES };
  };
  return {
    active: row.active,
    merchantName: row.merchant_name,
    madeAt: row.created_at,
    dates: composeFace({ ...couponFactsOf(row), language: languageNow() }).dates,
    mailerId: row.form.mailerId ?? '',
    image: forMail === null ? null : await factsOf(forMail),
    representative: await factsOf(piece),
  };
}

function barcodeEntries({ barcode_type: type, barcode_value: value }: ProjectRow) {
  return type === 'NONE' ? [] : codeEntries('barcode/barcode', { type, value });
}

function codeEntries(name: string, code: BarcodeRequest): readonly Entry[] {
  return [
    { name: `${name}.svg`, read: () => barcodeSvg(code) },
    { name: `${name}.png`, read: () => barcodePng(code) },
  ];
}

function bytesOf(content: Buffer | string): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
