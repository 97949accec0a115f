import type { OfferIds } from '../../../src/domain/coupon/google-offer.ts';

/** Returns the ids of a class and an object at Google. The objects of codes have their coupon's class. */
export function offerIds(id: string, issuerId: string, couponId = id): OfferIds {
  return { classId: `${issuerId}.${shortened(couponId)}`, objectId: `${issuerId}.${id}` };
}

/** Encodes a UUID in 22 characters. A token contains the class id twice, and its length is limited. */
function shortened(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}
