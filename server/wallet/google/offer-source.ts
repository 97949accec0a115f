import { formatCode } from '../../../src/domain/codes/code.ts';
import { withCodeValue } from '../../../src/domain/codes/code-values.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { Database } from '../../db/database.ts';
import { couponFactsOf } from '../../coupons/stored/project-facts.ts';
import { findProject, listImages } from '../../coupons/stored/projects.repository.ts';
import { googlePictures } from '../../coupons/stored/coupon-addresses.ts';
import { findCodePass } from '../../delivery/code-passes.repository.ts';
import type { OfferRequest } from '../../delivery/wallet-messages.ts';

/** Returns the current offer of a coupon, or of a code by its serial; null if it does not work. */
export function offerSource(database: Database, publicUrl: string) {
  const offerOf = async (couponId: string, value: string | null): Promise<OfferRequest | null> => {
    const project = await findProject(database, couponId);
    if (project === undefined || !project.active) return null;
    if (value === null && project.households_only) return null;
    const facts = couponFactsOf(project);
    return {
      id: couponId,
      face: composeFace(value === null ? facts : withCodeValue(facts, value)),
      images: googlePictures(publicUrl, project, await listImages(database, couponId)),
    };
  };
  return async (id: string): Promise<OfferRequest | null> => {
    const pass = await findCodePass(database, id);
    if (pass === undefined) return offerOf(id, null);
    if (pass.state === 'gone') return null;
    const { couponId, code, value } = pass;
    const offer = await offerOf(couponId, value ?? formatCode(code));
    return offer && { ...offer, id, ofCode: { couponId, isUsed: pass.state === 'used' } };
  };
}
