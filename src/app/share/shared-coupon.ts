import { accountQuery } from '../../api/account.queries.ts';
import { couponQuery, walletReportQuery } from '../../api/coupon.queries.ts';
import { ownSummaryQuery } from '../../api/projects.queries.ts';
import { answerWithin } from '../../domain/time-limit.ts';
import type { ClientAndCache } from '../../api/client.ts';

/** ms; the text around an image does not wait longer for it. */
const PATIENCE_MS = 700;

/**
 * The coupon of a share screen. Its images are decoded before it resolves, so that the screen appears complete; a failed
 * or slow image does not stop it. Throws `ServiceFailure`.
 */
export async function loadSharedCoupon({ client, queryClient }: ClientAndCache, id: string) {
  const coupon = await queryClient.fetchQuery(couponQuery(client, id));
  const decoded = Promise.allSettled([coupon.apple.strip, coupon.apple.logo].map(decode));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([decoded, patience]);
  return coupon;
}

/** ms; without the owner's part the coupon and its link are shown after that. */
const OWN_PART_MS = 4_000;

/**
 * What only the owner of a coupon sees there; null for another's, and if it is slow or fails: the screen asks again.
 */
export async function loadOwnPart({ client, queryClient }: ClientAndCache, id: string) {
  const once = { retry: false } as const;
  try {
    return await answerWithin(OWN_PART_MS, async () => {
      const account = queryClient.prefetchQuery({ ...accountQuery(client), ...once });
      const own = await queryClient.fetchQuery({ ...ownSummaryQuery(client, id), ...once });
      if (own !== null)
        await queryClient.prefetchQuery({ ...walletReportQuery(client, id), ...once });
      await account;
      return own;
    });
  } catch {
    return null;
  }
}

async function decode(address: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  await image.decode();
}
