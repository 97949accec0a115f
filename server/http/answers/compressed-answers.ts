import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createWorkQueue } from '../../work/work-queue.ts';
import { chooseEncoding } from './content-encoding.ts';
import { taggedInBrotli } from './conditional-answer.ts';

const compressBrotli = promisify(brotliCompress);

/** A window as large as the answer. A design of 88 kB takes a millisecond and shrinks to 12 kB. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** Bytes. A smaller answer fits into one packet either way. */
const WORTH_IT = 1_400;
/** Answers that are compressed at once, beside what else needs Node's four threads (SAFE-13). */
const PACKING = { atOnce: 2, mostWaiting: Infinity };

/**
 * Compresses answers to calls with a token. Pages of other origins cannot make such calls, so they cannot guess the
 * content by its length. Public answers are cached, so they are left as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  const queue = createWorkQueue(PACKING);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.caller === null || typeof payload !== 'string') return payload;
    reply.header('Vary', 'Accept-Encoding');
    const isWorthIt = payload.length >= WORTH_IT && reply.statusCode === 200;
    if (!isWorthIt || chooseEncoding(request.headers['accept-encoding']) !== 'br') return payload;
    const tag = reply.getHeader('ETag');
    if (typeof tag === 'string') reply.header('ETag', taggedInBrotli(tag));
    reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
    return queue.run(() => compressBrotli(payload, BROTLI));
  });
}
