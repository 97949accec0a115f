import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import type { InformedImagesService } from './informed-images.service.ts';

type Operations = 'getInformedImages' | 'getRideAlongArchive' | 'makeRideAlongArchive';

/** Ride-Along designs and their archives (API-09). */
export function informedImagesRoutes(service: InformedImagesService): Pick<Handlers, Operations> {
  return {
    async getInformedImages(request, reply) {
      const caller = callerOfRequest(request);
      const { informedImages, version } = await service.read(caller, request.params.id);
      return sendVersioned(request, reply, { version, cache: CACHE.own }, () => informedImages);
    },
    async getRideAlongArchive(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return service.archive(callerOfRequest(request), request.params.id);
    },
    async makeRideAlongArchive(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return service.archiveOf(callerOfRequest(request), request.params.id, request.body);
    },
  };
}
