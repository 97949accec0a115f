/** The barcode preview (API-07, STEP-10). */
import type { PrintedBarcodeType } from '../domain/coupon/barcode-types.ts';
import type { ApiClient } from './client.ts';
import { dataOf } from './problem.ts';

export interface BarcodeRequest {
  readonly type: PrintedBarcodeType;
  readonly value: string;
  /** SVG where none is named. */
  readonly format?: 'svg' | 'png';
}

/** The barcode as a picture; throws `ServiceFailure` `barcode-refused` with words for the field when it cannot encode the value. */
export async function barcodePreview(
  client: ApiClient,
  request: BarcodeRequest,
  signal?: AbortSignal,
): Promise<Blob> {
  const result = await client.GET('/api/v1/media/barcode', {
    params: { query: { ...request } },
    parseAs: 'blob',
    signal: signal ?? null,
  });
  return dataOf(result);
}
