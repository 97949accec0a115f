import type { S3Settings } from '../configuration/media-settings.ts';
import * as storeWords from '../../src/words/server/media-store.gen.ts';

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
  if (status === 401 || status === 403) return storeWords.keysRefused();
  if (status === 404) return storeWords.noBucket({ bucket });
  if (status >= 300 && status < 400) return storeWords.elsewhere({ status });
  return storeWords.otherStatus({ status });
}
