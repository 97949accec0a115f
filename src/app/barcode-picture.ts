/** The picture of a barcode: a preview and the proof show the same one (STEP-10). */
import { queryOptions } from '@tanstack/react-query';
import { barcodePreview, type BarcodeRequest } from '../api/barcode.queries.ts';
import type { ApiClient } from '../api/client.ts';
import { dataUrlOf } from '../domain/images/data-url.ts';
import { askAgainAfter } from './query-client.ts';

/** A barcode's picture, an SVG as a data URL. */
export const barcodePictureQuery = (client: ApiClient, request: BarcodeRequest) =>
  queryOptions({
    queryKey: ['barcode-picture', request],
    queryFn: async ({ signal }) => dataUrlOf(await barcodePreview(client, request, signal)),
    staleTime: Infinity,
    // Without a network it fails, and that is said; otherwise it would wait without a word.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    // Services that were away for a moment must not leave the card without its barcode.
    refetchInterval: ({ state }) => askAgainAfter(state.error),
  });
