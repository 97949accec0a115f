import { brandQuery } from '../../api/brand.queries.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { answerWithin } from '../../domain/time-limit.ts';

/** ms that a first screen waits for the brand; later it would push the questions down. */
const BRAND_WAIT_MS = 2_000;

/** Loads the card of an account's brand before the first screen shows; null without a brand, or if it is slow or fails. */
export async function loadBrandCard({ client, queryClient }: ClientAndCache) {
  try {
    return await answerWithin(BRAND_WAIT_MS, async () => {
      const { brand } = await queryClient.ensureQueryData({ ...brandQuery(client), retry: false });
      return brand === null ? null : (await import('./brand-card-binding.tsx')).BrandCardBinding;
    });
  } catch {
    // A coupon is made without the brand, as before.
    return null;
  }
}

export type BrandCard = Awaited<ReturnType<typeof loadBrandCard>>;
