import type { FastifyReply } from 'fastify';

/** The tag of all answers about one coupon, which a shared cache can be told to drop (PUB-11). */
export function couponTag(couponId: string): string {
  return `coupon-${couponId.toLowerCase()}`;
}

/** Adds the tag under the names of the common caches: Fastly and Varnish, and Cloudflare and Akamai. */
export function tagCoupon(reply: FastifyReply, couponId: string): FastifyReply {
  const tag = couponTag(couponId);
  return reply.headers({ 'surrogate-key': tag, 'cache-tag': tag });
}
