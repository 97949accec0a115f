import { useQuery } from '@tanstack/react-query';
import { barcodeIssue } from '../../domain/coupon/barcode.ts';
import type { BarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import { failedAs, ServiceFailure } from '../../domain/failures.ts';
import * as commonWords from '../../words/common.gen.ts';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import { useServices } from './with-services.tsx';

/** The barcode from the services as a data URL, with a way to request a missing one again (REND-05); not requested if the type is none or the value cannot be encoded (STEP-10). */
export function useBarcodePicture(type: BarcodeType, value: string) {
  const { client } = useServices();
  const isPrinted = type !== 'NONE' && value !== '';
  const issue = isPrinted ? barcodeIssue(type, value) : null;
  const isWanted = isPrinted && issue === null;
  const query = useQuery({
    ...barcodePictureQuery(client, { type: type === 'NONE' ? 'QR' : type, value }),
    enabled: isWanted,
  });
  if (!isWanted) return { picture: null, issue, refusal: null, onAskAgain: null };
  const { data: picture = null, failureReason, errorUpdateCount } = query;
  // Also during a retry, when the query no longer has a reason.
  const hasFailed = failureReason !== null || errorUpdateCount > 0;
  const isMissing = picture === null && hasFailed && !isRefused(failureReason);
  const onAskAgain = isMissing ? () => void query.refetch() : null;
  return { picture, issue: null, refusal: refusalOf(query.error), onAskAgain };
}

/** Returns the service's message for a refused value, else the wizard's sentence (WIZ-16), until a retry succeeds. */
function refusalOf(error: Error | null): string | null {
  if (!(error instanceof ServiceFailure) || error.failure.code === 'unauthorized') return null;
  if (isRefused(error)) return error.message;
  return commonWords.wizardFailed({ detail: error.message });
}

function isRefused(error: Error | null): boolean {
  return failedAs(error, 'barcode-refused');
}
