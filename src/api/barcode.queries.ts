/** The barcode preview, shared by card and proof (API-07, STEP-10). */
import { queryOptions } from '@tanstack/react-query';
import { PART_LIMIT_MS } from '../domain/constants.ts';
import type { PrintedBarcodeType } from '../domain/coupon/fields/barcode-types.ts';
import { mayRetry } from '../domain/failures.ts';
import { dataUrlOf } from '../domain/images/data-url.ts';
import { isTooLate, answerWithin } from '../domain/time-limit.ts';
import type { ApiClient } from './client.ts';

interface BarcodeRequest {
  readonly type: PrintedBarcodeType;
  readonly value: string;
  /** SVG by default. */
  readonly format?: 'svg' | 'png';
}

/** ms before a second request; after that the user can retry. */
const RETRY_MS = 200;

/** ms between requests for a barcode that failed. */
const AGAIN_MS = 5_000;

/**
 * A barcode's picture, an SVG as a data URL. Throws `ServiceFailure` `barcode-refused` with a message for the field if
 * the value cannot be encoded.
 */
export const barcodePictureQuery = (client: ApiClient, request: BarcodeRequest) =>
  queryOptions({
    queryKey: ['barcode-picture', request],
    queryFn: ({ signal }) =>
      answerWithin(
        PART_LIMIT_MS,
        async (limited) => {
          const call = { params: { query: request }, parseAs: 'blob', signal: limited } as const;
          return dataUrlOf(await client.GET('/api/v1/media/barcode', call));
        },
        signal,
      ),
    staleTime: Infinity,
    // Fails when offline, so that the screen can say it; otherwise the query would wait silently.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    retry: (failures, reason) => failures < 1 && mayRetry(reason) && !isTooLate(reason),
    retryDelay: RETRY_MS,
    // A short outage of the services must not leave the card without its barcode.
    refetchInterval: ({ state: { error } }) => error !== null && mayRetry(error) && AGAIN_MS,
  });
