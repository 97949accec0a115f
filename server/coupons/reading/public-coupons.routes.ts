import { attachment } from '../../http/answers/attachment.ts';
import { CACHE, sendVersioned } from '../../http/answers/conditional-answer.ts';
import { handlersOf } from '../../http/contract/contract.ts';
import { sendPicture } from '../../http/answers/picture-answer.ts';
import { existing } from '../../http/problems/problems.ts';
import { placeOf, previewScale, SCALES } from './coupon-pictures.ts';
import type { PublicCouponService } from './public-coupons.service.ts';
import { versionOf } from '../../http/answers/versions.ts';

/** The public coupon, its pictures, pass and offer (PUB-01, API-11, API-12). */
export function publicCouponRoutes(coupons: PublicCouponService) {
  return handlersOf({
    async getCoupon(request, reply) {
      const { coupon } = await coupons.read(request.params.id);
      const version = versionOf(coupon.id, coupon.updatedAt);
      return sendVersioned(request, reply, { version, cache: CACHE.shared }, () => coupon);
    },
    async getCouponImage(request, reply) {
      const {
        platform = 'apple',
        type = 'native',
        width = '3x',
        format = 'png',
        v,
      } = request.query;
      const { id, kind } = request.params;
      const place = placeOf(kind, platform);
      const isPreview = kind === 'preview' || type === 'preview';
      const scale = isPreview ? previewScale(place) : SCALES[width];
      const picture = await coupons.picture(id, place, { scale, format });
      const variant = `${isPreview ? '-preview' : `-${width}`}-${format}`;
      return sendPicture(request, reply, picture, { named: v, isPublic: true, variant });
    },
    async getCouponBarcode(request, reply) {
      const { format = 'svg', v } = request.query;
      const { version, contentType, make } = await coupons.barcode(request.params.id, format);
      const cache = v === version ? CACHE.immutable : CACHE.shared;
      const answer = { version: `${version}-${format}`, cache, contentType };
      return sendVersioned(request, reply, answer, make);
    },
    async getCouponPass(request, reply) {
      const { version, fileName, make } = await coupons.pass(request.params.id);
      reply.header('Content-Disposition', attachment(fileName));
      const contentType = 'application/vnd.apple.pkpass';
      return sendVersioned(request, reply, { version, cache: CACHE.shared, contentType }, make);
    },
    async getCouponToken(request) {
      const { coupon } = await coupons.readShared(request.params.id);
      const jwt = existing(await coupons.saveToken(coupon));
      return { jwt };
    },
  });
}
