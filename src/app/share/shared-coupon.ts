import type { QueryClient } from '@tanstack/react-query';
import { couponQuery, type PublicCoupon } from '../../api/coupon.queries.ts';
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

async function decode(address: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  await image.decode();
}
