import { Readable } from 'node:stream';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { attachment } from '../http/answers/attachment.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import type { CodesService } from './codes.service.ts';

type Operations =
  | 'getCodeList'
  | 'listCodeSeries'
  | 'createCodeSeries'
  | 'addCodeRows'
  | 'finishCodeSeries'
  | 'deleteCodeSeries';

/** Codes for households of a marketer's own coupons (SER-01, SER-03). */
export function codeRoutes(codes: CodesService): Pick<Handlers, Operations> {
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
      reply
        .header('Content-Disposition', attachment(COUPON_FILES.codeList(couponName)))
        .header('Cache-Control', CACHE.none);
      return reply
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines, { objectMode: false }));
    },
    async deleteCodeSeries(request, reply) {
      await codes.remove(callerOfRequest(request), request.params);
      return reply.code(204).send();
    },
  };
}
