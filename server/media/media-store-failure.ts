import type { S3Settings } from '../configuration/media-settings.ts';

/** A call of the media store failed. The message is a sentence for the operator, without keys. */
export class MediaStoreFailure extends Error {
  override readonly name = 'MediaStoreFailure';
  /** The request is answered with 503. */
  readonly statusCode = 503;
}

/** If the store is full, a picture is sent without being stored. The next request makes it again (SAFE-05). */
export function ignoreFullStore(error: unknown): void {
  if (!(error instanceof MediaStoreFailure)) throw error;
}

/** Returns what a store's status means and which setting to check. */
export function refusalOf(status: number, { bucket }: Pick<S3Settings, 'bucket'>): string {
  if (status === 401 || status === 403) {
    return 'The media store refuses the keys. Check S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION, and what the key may do';
  }
  if (status === 404) return `The media store has no bucket "${bucket}". Check S3_BUCKET`;
  if (status >= 300 && status < 400)
    return `The media store sends elsewhere (${status}). Check S3_ENDPOINT and S3_REGION`;
  return `The media store answered ${status}`;
}
