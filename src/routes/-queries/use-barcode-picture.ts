import { queryOptions, useQuery } from '@tanstack/react-query';
import { barcodePreview, type BarcodeRequest } from '../../api/barcode.queries.ts';
import type { ApiClient } from '../../api/client.ts';
import { barcodeIssue } from '../../domain/coupon/barcode.ts';
import type { BarcodeType } from '../../domain/coupon/barcode-types.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { fieldMessageOf } from '../../domain/field-messages.ts';
import { FAILURE_MESSAGES } from '../../domain/messages.ts';
import { askAgainAfter } from '../../app/query-client.ts';

interface BarcodePicture {
  /** An SVG as a data URL; null while there is none. */
  readonly picture: string | null;
  /** Why there is none, in words: mostly a value that the symbology cannot encode, of which the services know more limits. */
  readonly refusal: string | null;
}

/** The barcode as the services draw it; not asked for where the type is none or the value cannot be encoded (STEP-10). */
export function useBarcodePicture(
  client: ApiClient,
  type: BarcodeType,
  value: string,
): BarcodePicture {
  const isPrinted = type !== 'NONE' && value !== '';
  const issue = isPrinted ? barcodeIssue(type, value) : null;
  const isWanted = isPrinted && issue === null;
  const query = useQuery({
    ...barcodePictureQuery(client, { type: type === 'NONE' ? 'QR' : type, value }),
    enabled: isWanted,
  });
  if (!isWanted) return { picture: null, refusal: issue === null ? null : fieldMessageOf(issue) };
  return { picture: query.data ?? null, refusal: refusalOf(query.error) };
}

/** A barcode's picture as a data URL. */
export const barcodePictureQuery = (client: ApiClient, request: BarcodeRequest) =>
  queryOptions({
    queryKey: ['barcode-picture', request],
    queryFn: async ({ signal }) => dataUrlOf(await barcodePreview(client, request, signal)),
    staleTime: Infinity,
    // Services that were away for a moment must not leave the card without its barcode.
    refetchInterval: ({ state }) => askAgainAfter(state.error),
  });

/** Returns the service's own words for a refused value, and the wizard's sentence for any other failure (WIZ-16), until a retry succeeds. */
function refusalOf(error: Error | null): string | null {
  if (!(error instanceof ServiceFailure) || error.failure.code === 'unauthorized') return null;
  if (error.failure.code === 'barcode-refused') return error.message;
  return FAILURE_MESSAGES.wizard(error.message);
}
