import { composeFace, type CouponFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { Database } from '../../db/database.ts';
import { couponFactsOf } from '../stored/project-facts.ts';
import { findProject, listImages } from '../stored/projects.repository.ts';
import { imageAddress } from '../stored/coupon-addresses.ts';

/** The content of a coupon's Google offer (API-12). */
interface Offer {
  readonly id: string;
  readonly face: CouponFace;
  /** Absolute addresses. */
  readonly images: { readonly logo: string; readonly hero: string };
}

/** Returns the current offer; null for a coupon that is inactive or removed. */
export function offerSource({
  database,
  publicUrl,
}: {
  readonly database: Database;
  readonly publicUrl: string;
}): (couponId: string) => Promise<Offer | null> {
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
