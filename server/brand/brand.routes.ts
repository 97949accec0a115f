import { CACHE, sendVersioned, versionsRead } from '../http/answers/conditional-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import type { BrandService } from './brand.service.ts';

/** The brand of an account (KIT-01). */
export function brandRoutes(brands: BrandService) {
  return handlersOf({
    async getBrand(request, reply) {
      const { brand, version } = await brands.read(callerOfRequest(request));
      return sendVersioned(request, reply, { version, cache: CACHE.none }, () => ({ brand }));
    },
    async keepBrand(request, reply) {
      const read = versionsRead(request.headers['if-match']);
      const { brand, version } = await brands.keep(callerOfRequest(request), request.body, read);
      reply.header('ETag', `"${version}"`);
      return brand;
    },
    eraseBrand: (request) => brands.erase(callerOfRequest(request)),
    async getBrandMedia(request, reply) {
      const { type: kind = 'logo', platform = 'apple', v } = request.query;
      const picture = await brands.picture(callerOfRequest(request), { kind, platform });
      return sendPicture(request, reply, picture, { named: v, isPublic: false });
    },
  });
}
