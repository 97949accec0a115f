import type { Connection } from '../db/database.ts';

interface MediaRow {
  readonly hash: string;
  readonly content_type: string;
}

/** Notes what lies in the media store; the bytes must be there already. */
export async function saveMedia(
  connection: Connection,
  images: readonly {
    readonly hash: string;
    readonly bytes: Buffer;
    readonly width: number;
    readonly height: number;
    readonly contentType: string;
  }[],
): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  const ordered = images.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  if (ordered.length === 0) return;
  await connection
    .insertInto('media')
    .values(
      ordered.map(({ hash, bytes, width, height, contentType }) => {
        return { hash, content_type: contentType, bytes: bytes.length, width, height };
      }),
    )
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
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
