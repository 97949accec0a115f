import type { Connection } from '../db/database.ts';
import type { MediaStore } from './media-store.ts';

/** A picture that was encoded again. */
export interface NotedImage {
  /** SHA-256 of `bytes`, hexadecimal. */
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
}

/**
 * Stores pictures before a row refers to them; when it resolves they survive a crash. Each is noted in the database
 * before its bytes are stored. A noted file is not removed for an hour, and a file that was being removed is stored
 * again (SAFE-12).
 */
export async function storeMedia(
  connection: Connection,
  media: MediaStore,
  images: readonly NotedImage[],
): Promise<void> {
  if (images.length === 0) return;
  await noteMedia(connection, images);
  await Promise.all(images.map(({ hash, bytes }) => media.put(hash, bytes)));
}

/** Notes pictures that are about to be stored. */
export async function noteMedia(connection: Connection, images: readonly NotedImage[]) {
  const rows = new Map(
    images.map(({ hash, bytes, width, height, contentType }) => [
      hash,
      { hash, content_type: contentType, bytes: bytes.length, width, height },
    ]),
  );
  // The same order everywhere, so that two transactions never deadlock.
  const ordered = [...rows.values()].toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  await connection
    .insertInto('media')
    .values(ordered)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((row) => ({ noted_at: row.ref('excluded.noted_at') })),
    )
    .execute();
}

export type StoredPicture = Awaited<ReturnType<typeof storedPicture>>;

/** A stored picture; its bytes are read on demand. */
export async function storedPicture(connection: Connection, media: MediaStore, hash: string) {
  const row = await connection
    .selectFrom('media')
    .select('content_type')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) throw new Error('A picture that is referred to was never noted.');
  return { hash, contentType: row.content_type, read: () => readNoted(media, hash) };
}

/** Throws if the store has lost the picture. */
export async function readNoted(media: MediaStore, hash: string): Promise<Buffer> {
  const bytes = await media.read(hash);
  if (bytes === null) throw new Error('A picture that was noted is not in the media store.');
  return bytes;
}
