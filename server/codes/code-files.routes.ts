import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { attachment } from '../http/answers/attachment.ts';
import { CACHE } from '../http/answers/conditional-answer.ts';
import type { Handlers } from '../http/contract/contract.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { placeUntilAnswered } from '../work/place-until-answered.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import type { CodeFilesService } from './code-files.service.ts';

type Operations = 'getCodeList' | 'getCodePictures' | 'listCodeLinks';

/** Lists and zips under way. A part takes a megabyte until it is read; none waits, so that no proxy gives up. */
const FILES = { atOnce: 16, atOnceOfOne: 2, mostWaiting: 0 };
/** Reads of links. More of one account at once would take the database's time from others (SAFE-13). */
const LINKS = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 50 };
/** ms for which a file that is being read occupies its place. */
const LONGEST_MS = 600_000;

/** What comes out of a series of a marketer's own coupon (SER-04). */
export function codeFileRoutes(codes: CodeFilesService): Pick<Handlers, Operations> {
  const files = createWorkQueue(FILES);
  const links = createWorkQueue(LINKS);
  const begin = async (reply: FastifyReply, name: string): Promise<void> => {
    await placeUntilAnswered(files, reply.raw, LONGEST_MS);
    reply.header('Content-Disposition', attachment(name)).header('Cache-Control', CACHE.none);
  };
  return {
    async getCodeList(request, reply) {
      const wanted = { ...request.params, ...request.query };
      const { couponName, parts } = await codes.list(callerOfRequest(request), wanted);
      await begin(reply, COUPON_FILES.codeList(couponName));
      return reply.type('text/csv; charset=utf-8').send(streamOf(parts));
    },
    async getCodePictures(request, reply) {
      const wanted = { ...request.params, ...request.query };
      const { couponName, parts } = await codes.pictures(callerOfRequest(request), wanted);
      await begin(reply, COUPON_FILES.codePictures(couponName));
      return reply.type('application/zip').send(streamOf(parts));
    },
    async listCodeLinks(request, reply) {
      reply.header('Cache-Control', CACHE.none);
      const wanted = { ...request.params, ...request.query };
      const caller = callerOfRequest(request);
      return { links: await links.run(() => codes.links(caller, wanted)) };
    },
  };
}

/** Takes the next part when the one before was read. */
function streamOf(parts: AsyncIterable<string | Buffer>): Readable {
  return Readable.from(parts, { objectMode: false });
}
