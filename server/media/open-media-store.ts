import { join } from 'node:path';
import type { S3Settings } from '../configuration/media-settings.ts';
import { StartFailure } from '../configuration/start-failure.ts';
import { createDiskMediaStore } from './disk-media-store.ts';
import { guardMediaStore } from './guarded-media-store.ts';
import type { MediaStore } from './media-store.ts';
import { createS3MediaStore } from './s3-media-store.ts';

/** Opens the store from the settings and checks it once. Throws `StartFailure` if the check fails. */
export async function openMediaStore({
  s3,
  dataDir,
}: {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}): Promise<MediaStore> {
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
  const reason = cause instanceof Error ? codeOf(cause) : '';
  return `${words}${reason}.`;
}

/** `fetch` puts the system's code into the cause. */
function codeOf(error: Error): string {
  const inner = error.cause instanceof Error ? error.cause : error;
  return 'code' in inner && typeof inner.code === 'string' ? ` (${inner.code})` : '';
}
