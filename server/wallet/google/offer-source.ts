import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { Database } from '../../db/database.ts';
import { couponFactsOf } from '../../coupons/stored/project-facts.ts';
import { findProject, listImages } from '../../coupons/stored/projects.repository.ts';
import { imageAddress } from '../../coupons/stored/coupon-addresses.ts';
import type { OfferRequest } from '../delivery/wallet-messages.ts';

/** Returns the current offer; null for a coupon that is inactive or removed. */
export function offerSource({
  database,
  publicUrl,
}: {
  readonly database: Database;
  readonly publicUrl: string;
}): (couponId: string) => Promise<OfferRequest | null> {
  return async (id) => {
    const project = await findProject(database, id);
    if (project === undefined || !project.active) return null;
    const images = await listImages(database, id);
    const address = (kind: 'strip' | 'logo'): string =>
      `${publicUrl}${imageAddress(id, { platform: 'google', kind }, images)}`;
    return {
      id,
      face: composeFace(couponFactsOf(project)),
      images: { logo: address('logo'), hero: address('strip') },
    };
  };
}
