import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../api/account.queries.ts';
import { couponQuery, type PublicCoupon } from '../../api/coupon.queries.ts';
import { ownSummaryQuery, type ProjectSummary } from '../../api/projects.queries.ts';
import { walletReportQuery } from '../../api/wallets.queries.ts';
import type { ApiClient } from '../../api/client.ts';

/** ms; the text around an image does not wait longer for it. */
const PATIENCE_MS = 700;

/**
 * The coupon of a share screen. Its images are decoded before it resolves, so that the screen appears complete; a failed
 * or slow image does not stop it. Throws `ServiceFailure`.
 */
export async function loadSharedCoupon(
  client: ApiClient,
  queryClient: QueryClient,
  id: string,
): Promise<PublicCoupon> {
  const coupon = await queryClient.ensureQueryData(couponQuery(client, id));
  const decoded = Promise.allSettled([coupon.apple.strip, coupon.apple.logo].map(decode));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([decoded, patience]);
  return coupon;
}

/**
 * What only the owner of a coupon sees there; null for another's. Never rejects: what cannot be read now is asked for
 * again by the screen.
 */
export async function loadOwnPart(
  client: ApiClient,
  queryClient: QueryClient,
  id: string,
): Promise<ProjectSummary | null> {
  const ask = { retry: false } as const;
  const account = queryClient.prefetchQuery({ ...accountQuery(client), ...ask });
  const summary = { ...ownSummaryQuery(client, id), ...ask };
  const own = await queryClient.ensureQueryData(summary).catch(() => null);
  if (own !== null) await queryClient.prefetchQuery({ ...walletReportQuery(client, id), ...ask });
  await account;
  return own;
}

async function decode(address: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  await image.decode();
}
