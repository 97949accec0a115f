import type { Connection } from '../db/database.ts';
import type { MediaStore, StagedBytes } from './media-store.ts';
import { noteMedia, type NotedImage } from './media.repository.ts';

/** The pictures of one save. */
export interface StagedUploads {
  /** Aborted when the save ends: nobody needs the pictures that are not decoded by then. */
  readonly signal: AbortSignal;
  /** Begins to write the picture aside while others are decoded. */
  readonly add: (image: NotedImage) => void;
  /** Like `storeMedia`, for all of them. */
  store(connection: Connection): Promise<void>;
}

/** Gives the work a place for uploads. What it has not stored when it ends leaves no file (SAFE-12). */
export async function withUploads<Result>(
  media: MediaStore,
  work: (uploads: StagedUploads) => Promise<Result>,
): Promise<Result> {
  const images: NotedImage[] = [];
  const staged: Promise<StagedBytes>[] = [];
  const over = new AbortController();
  const uploads: StagedUploads = {
    signal: over.signal,
    add(image) {
      if (over.signal.aborted) return;
      images.push(image);
      const writing = stage(media, image);
      // `store` reports the failure.
      writing.catch(() => undefined);
      staged.push(writing);
    },
    async store(connection) {
      if (images.length === 0) return;
      const noted = noteMedia(connection, images);
      await Promise.all(
        staged.map(async (writing) => {
          const [written] = await Promise.all([writing, noted]);
          await written.store();
        }),
      );
      staged.length = 0;
    },
  };
  try {
    return await work(uploads);
  } finally {
    over.abort();
    await discardAll(staged);
  }
}

async function stage(media: MediaStore, { hash, bytes }: NotedImage): Promise<StagedBytes> {
  if (media.stage !== undefined) return media.stage(hash, bytes);
  return { store: () => media.put(hash, bytes), discard: async () => undefined };
}

/** A store that fails now has failed the work already. */
async function discardAll(staged: readonly Promise<StagedBytes>[]): Promise<void> {
  await Promise.allSettled(staged.map(async (writing) => (await writing).discard()));
}
