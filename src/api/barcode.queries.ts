/** The barcode preview: a card and the proof show the same one (API-07, STEP-10). */
import { queryOptions } from '@tanstack/react-query';
import { PART_LIMIT_MS } from '../domain/constants.ts';
import type { PrintedBarcodeType } from '../domain/coupon/fields/barcode-types.ts';
import { mayRetry } from '../domain/failures.ts';
import { dataUrlOf } from '../domain/images/data-url.ts';
import { isTooLate, answerWithin } from '../domain/time-limit.ts';
import type { ApiClient } from './client.ts';
import { dataOf } from './problem.ts';

interface BarcodeRequest {
  readonly type: PrintedBarcodeType;
  readonly value: string;
  /** SVG where none is named. */
  readonly format?: 'svg' | 'png';
}

/** ms before a barcode is requested for the second time; a proof that is refused can be tried again by hand. */
const RETRY_MS = 200;

/** How long a barcode that failed waits until it is requested again, milliseconds. */
const AGAIN_MS = 5_000;

/** A barcode's picture, an SVG as a data URL. */
export const barcodePictureQuery = (client: ApiClient, request: BarcodeRequest) =>
  queryOptions({
    queryKey: ['barcode-picture', request],
    queryFn: ({ signal }) =>
      answerWithin(
        PART_LIMIT_MS,
        async (limited) => dataUrlOf(await loadBarcode(client, request, limited)),
        signal,
      ),
    staleTime: Infinity,
    // Without a network it fails, and that is said; otherwise it would wait without a word.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    retry: (failures, reason) => failures < 1 && mayRetry(reason) && !isTooLate(reason),
    retryDelay: RETRY_MS,
    // Services that were away for a moment must not leave the card without its barcode.
    refetchInterval: ({ state }) => askAgainAfter(state.error),
  });

/** Throws `ServiceFailure` `barcode-refused` with a message for the field when the value cannot be encoded. */
async function loadBarcode(
  client: ApiClient,
  request: BarcodeRequest,
  signal: AbortSignal,
): Promise<Blob> {
  const result = await client.GET('/api/v1/media/barcode', {
    params: { query: { ...request } },
    parseAs: 'blob',
    signal,
  });
  return dataOf(result);
}

/** Returns when a picture that nobody reloads by hand is requested again after every retry has failed; false is never. */
function askAgainAfter(error: Error | null): number | false {
  return error !== null && mayRetry(error) ? AGAIN_MS : false;
}
