import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { systemCode } from '../files/absence.ts';
import { createDiskMediaStore } from './disk-media-store.ts';
import { guardMediaStore } from './guarded-media-store.ts';
import type { MediaStore } from './media-store.ts';
import type { StoreConfig } from './media-listing.ts';
import { createS3MediaStore } from './s3-media-store.ts';

/** Opens the store from the settings and checks it once. Throws `StartFailure` if the check fails. */
export async function openMediaStore({ s3, dataDir }: StoreConfig): Promise<MediaStore> {
  const store = s3 === null ? createDiskMediaStore(join(dataDir, 'media')) : createS3MediaStore(s3);
  try {
    await store.check();
  } catch (error) {
    throw new StartFailure(sentenceOf(error), { cause: error });
  }
  return guardMediaStore(store);
}

function sentenceOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const { cause } = error instanceof Error ? error : {};
  // `fetch` puts the system's code into the cause.
  const code = systemCode(
    cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause,
  );
  return `${words}${code === null ? '' : ` (${code})`}.`;
}
