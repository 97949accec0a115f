import type { OfferIds } from '../../../src/domain/coupon/google-offer.ts';

/** Returns the ids of a coupon's class and object at Google. */
export function offerIds(id: string, issuerId: string): OfferIds {
  return { classId: `${issuerId}.${shortened(id)}`, objectId: `${issuerId}.${id}` };
}

/** Encodes a UUID in 22 characters. A token contains the class id twice, and its length is limited. */
function shortened(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}
