import { Readable } from 'node:stream';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { attachment } from '../http/answers/attachment.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { placeUntilAnswered } from '../work/place-until-answered.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import type { CodesService } from './codes.service.ts';

type Operations =
  | 'getCodeList'
  | 'getCodePictures'
  | 'listCodeSeries'
  | 'createCodeSeries'
  | 'addCodeRows'
  | 'finishCodeSeries'
  | 'deleteCodeSeries';

/** Lists and zips under way. A part takes a megabyte until it is read; none waits, so that no proxy gives up. */
const FILES = { atOnce: 16, atOnceOfOne: 2, mostWaiting: 0 };
/** ms for which a file that is being read occupies its place. */
const LONGEST_MS = 600_000;

/** Codes for households of a marketer's own coupons (SER-01, SER-03, SER-04). */
export function codeRoutes(codes: CodesService): Pick<Handlers, Operations> {
  const files = createWorkQueue(FILES);
  return {
    async listCodeSeries(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.list(callerOfRequest(request), request.params.id);
    },
    async createCodeSeries(request, reply) {
      reply.code(201).header('Cache-Control', CACHE.none);
      return codes.create(callerOfRequest(request), request.params.id, request.body);
    },
    async addCodeRows(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.addRows(callerOfRequest(request), request.params, request.body);
    },
    async finishCodeSeries(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      return codes.finish(callerOfRequest(request), request.params);
    },
    async getCodeList(request, reply) {
      const { couponName, lines } = await codes.exportList(
        callerOfRequest(request),
        request.params,
      );
      await placeUntilAnswered(files, reply.raw, LONGEST_MS);
      reply
        .header('Content-Disposition', attachment(COUPON_FILES.codeList(couponName)))
        .header('Cache-Control', CACHE.none);
      return reply
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines, { objectMode: false }));
    },
    async getCodePictures(request, reply) {
      const { couponName, parts } = await codes.exportPictures(callerOfRequest(request), {
        ...request.params,
        ...request.query,
      });
      await placeUntilAnswered(files, reply.raw, LONGEST_MS);
      reply
        .header('Content-Disposition', attachment(COUPON_FILES.codePictures(couponName)))
        .header('Cache-Control', CACHE.none);
      return reply.type('application/zip').send(Readable.from(parts, { objectMode: false }));
    },
    async deleteCodeSeries(request, reply) {
      await codes.remove(callerOfRequest(request), request.params);
      return reply.code(204).send();
    },
  };
}
