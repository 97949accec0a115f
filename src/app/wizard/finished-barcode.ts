/** The barcode of a finished form; the proof requires it (REND-05). */
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { barcodeIssue } from '../../domain/coupon/barcode.ts';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { fieldMessageOf } from '../../domain/field-messages.ts';
import { mayRetry } from '../../domain/failures.ts';
import { PartsMissing } from '../../domain/missing-parts.ts';

/** The picture for a finished form; null without a barcode. Rejects with a sentence if it cannot be loaded. */
export async function barcodeOf(
  { barcodeType: type, barcodeValue: value }: CouponForm,
  { client, queryClient }: ClientAndCache,
): Promise<string | null> {
  if (type === 'NONE' || value === '') return null;
  const issue = barcodeIssue(type, value);
  if (issue !== null) throw new Error(fieldMessageOf(issue));
  try {
    return await queryClient.fetchQuery(barcodePictureQuery(client, { type, value }));
  } catch (reason) {
    if (!mayRetry(reason)) throw reason;
    console.error('The barcode could not be loaded; the coupon is not drawn.', reason);
    throw new PartsMissing([{ kind: 'barcode' }]);
  }
}
