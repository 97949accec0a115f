import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { attachment } from '../http/answers/attachment.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import type { ArchiveService, ProjectArchive } from './reading/project-archive.service.ts';
import type { OwnCouponService } from './own-coupons.service.ts';

/** Reads a marketer's own coupons (DASH-01, API-08). */
export function ownCouponRoutes(projects: OwnCouponService, archives: ArchiveService) {
  return handlersOf({
    listProjects(request, reply) {
      const { q = '', id = null, sort = 'newest' } = request.query;
      const list = (page: { page: number; size: number }) =>
        projects.list(callerOfRequest(request), { q, id, sort, ...page }, request.log);
      return sendPage(reply, request.query, list, CACHE.none);
    },
    async getProject(request, reply) {
      const { project, version } = await projects.read(callerOfRequest(request), request.params.id);
      return sendVersioned(request, reply, { version, cache: CACHE.none }, () => project);
    },
    async getAnyProject(request, reply) {
      const { project, version } = await projects.readAny(request.params.id);
      return sendVersioned(request, reply, { version, cache: CACHE.none }, () => project);
    },
    async getProjectMedia(request, reply) {
      const { type: kind = 'strip', platform = 'apple', v } = request.query;
      const caller = callerOfRequest(request);
      const picture = await projects.picture(caller, request.params.id, { kind, platform });
      const variant = kind === 'preview' ? '-preview' : '';
      return sendPicture(request, reply, picture, { named: v, isPublic: false, variant });
    },
    async getProjectArchive(request, reply) {
      const archive = await archives.of(callerOfRequest(request), request.params.id);
      return sendZip(reply, archive, COUPON_FILES.archive(archive.name));
    },
    async makePostalKit(request, reply) {
      const { mailPiece } = request.body;
      const kit = await archives.kitOf(callerOfRequest(request), request.params.id, mailPiece);
      return sendZip(reply, kit, COUPON_FILES.postalKit(kit.name));
    },
  });
}

async function sendZip(reply: FastifyReply, archive: ProjectArchive, name: string) {
  await archive.make(async (bytes) => {
    reply.header('Content-Disposition', attachment(name)).type('application/zip').send(bytes);
    // A client that leaves also frees its place among the archives.
    await finished(reply.raw).catch(() => undefined);
  });
  return reply;
}
