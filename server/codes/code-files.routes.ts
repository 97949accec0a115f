import { callerOfRequest } from '../http/contract/authentication.ts';
import { sendInParts } from '../http/answers/file-in-parts.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import type { CodeFilesService } from './code-files.service.ts';

/** Reads of links. More of one account at once would take the database's time from others (SAFE-13). */
const LINKS = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 50 };

/** What comes out of a series of a marketer's own coupon (SER-04). */
export function codeFileRoutes(codes: CodeFilesService) {
  const links = createWorkQueue(LINKS);
  return handlersOf({
    async getCodeList(request, reply) {
      const wanted = { ...request.params, ...request.query };
      const { couponName, parts } = await codes.list(callerOfRequest(request), wanted);
      const name = COUPON_FILES.codeList(couponName);
      return sendInParts(reply, { name, type: 'text/csv; charset=utf-8', parts });
    },
    async getCodePictures(request, reply) {
      const wanted = { ...request.params, ...request.query };
      const { couponName, parts } = await codes.pictures(callerOfRequest(request), wanted);
      const name = COUPON_FILES.codePictures(couponName);
      return sendInParts(reply, { name, type: 'application/zip', parts });
    },
    async listCodeLinks(request) {
      const wanted = { ...request.params, ...request.query };
      const caller = callerOfRequest(request);
      return links.run(() => codes.links(caller, wanted));
    },
  });
}
