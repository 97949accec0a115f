import type { Connection } from '../db/database.ts';

interface MediaRow {
  readonly hash: string;
  readonly content_type: string;
}

interface NotedImage {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
}

/** Notes what lies in the media store; the bytes must be there already. */
export async function saveMedia(
  connection: Connection,
  images: readonly NotedImage[],
): Promise<void> {
  await mediaSaved(connection, images)?.execute();
}

/** The same as a part of a statement; null where there is nothing to note. */
export function mediaSaved(connection: Connection, images: readonly NotedImage[]) {
  if (images.length === 0) return null;
  // In one order everywhere, so that two transactions never wait for each other.
  const ordered = images.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  return connection
    .insertInto('media')
    .values(
      ordered.map(({ hash, bytes, width, height, contentType }) => {
        return { hash, content_type: contentType, bytes: bytes.length, width, height };
      }),
    )
    .onConflict((conflict) => conflict.column('hash').doNothing());
}

/** What kind of thing lies under a hash. */
export async function findMedia(
  connection: Connection,
  hash: string,
): Promise<MediaRow | undefined> {
  return connection
    .selectFrom('media')
    .select(['hash', 'content_type'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
