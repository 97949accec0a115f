import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { LIST_PAGE_SIZE, RENDERED_IMAGE_MAX_BYTES } from '../../src/domain/constants.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { attachment } from '../http/answers/attachment.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { CACHE, sendVersioned } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { sendPicture } from '../http/answers/picture-answer.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { readUpload } from '../media/catalogue-picture.ts';
import { ImageRefused } from '../media/rendered-image.ts';
import { MAIL_IMAGE_MAX_BYTES, uploadedPieceImage } from '../media/ride-along-archive.ts';
import type { ArchiveService, ProjectArchive } from './reading/project-archive.service.ts';
import type { OwnCouponService } from './own-coupons.service.ts';

type Operations =
  | 'listProjects'
  | 'getProject'
  | 'getAnyProject'
  | 'getProjectMedia'
  | 'getProjectArchive'
  | 'makePostalKit';

/** Reads a marketer's own coupons (DASH-01, API-08). */
export function ownCouponRoutes(
  projects: OwnCouponService,
  archives: ArchiveService,
): Pick<Handlers, Operations> {
  return {
    async listProjects(request, reply) {
      const { q = '', id = null, sort = 'newest', page = 0, size = LIST_PAGE_SIZE } = request.query;
      const search = { q, id, sort, page, size };
      const { items, total } = await projects.list(callerOfRequest(request), search);
      return sendPage(reply, items, { total, page, size, cache: CACHE.none });
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
      const read = mailPiece === null ? null : () => readMailPiece(mailPiece);
      const kit = await archives.kitOf(callerOfRequest(request), request.params.id, read);
      return sendZip(reply, kit, COUPON_FILES.postalKit(kit.name));
    },
  };
}

/** Throws `RequestFailure` for a picture that cannot be read. */
async function readMailPiece(dataUrl: string): Promise<Buffer> {
  try {
    const { upload } = await readUpload(dataUrl, RENDERED_IMAGE_MAX_BYTES);
    return await uploadedPieceImage(upload, MAIL_IMAGE_MAX_BYTES);
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    const fault = { pointer: '/mailPiece', detail: error.message };
    throw new RequestFailure('invalid-coupon', [fault]);
  }
}

async function sendZip(reply: FastifyReply, archive: ProjectArchive, name: string) {
  await archive.make(async (bytes) => {
    reply.header('Content-Disposition', attachment(name)).header('Cache-Control', CACHE.none);
    reply.type('application/zip').send(bytes);
    // A client that leaves also frees its place among the archives.
    await finished(reply.raw).catch(() => undefined);
  });
  return reply;
}
