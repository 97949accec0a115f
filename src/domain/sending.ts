/** Upload progress of a coupon (SUBM-01). */
import { BYTES_PER_KB } from './constants.ts';
import * as sendingWords from '../words/domain/sending.gen.ts';

/** Bytes of one request's body. */
export interface Sending {
  readonly sent: number;
  readonly total: number;
}

/** Everything is sent; the services are processing it. */
export function isSent({ sent, total }: Sending): boolean {
  return sent >= total;
}

/** Whole percent, 0 to 100; 100 only once everything is sent. */
export function percentSent({ sent, total }: Sending): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((100 * sent) / total));
}

/** `0.4 of 1.2 MB`, or `120 of 480 KB` below one MB. */
export function bytesInWords({ sent, total }: Sending): string {
  const bytesPerMb = BYTES_PER_KB ** 2;
  if (total < bytesPerMb)
    return sendingWords.kilobytes({
      sent: Math.round(sent / BYTES_PER_KB),
      total: Math.round(total / BYTES_PER_KB),
    });
  return sendingWords.megabytes({
    sent: (sent / bytesPerMb).toFixed(1),
    total: (total / bytesPerMb).toFixed(1),
  });
}
