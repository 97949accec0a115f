import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './content-encoding.ts';
import { taggedInBrotli } from './conditional-answer.ts';

const compressBrotli = promisify(brotliCompress);

/** A window as large as what is sent; a design of 88 kB takes a millisecond and is sent as 12. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** Bytes; less is one packet either way. */
const WORTH_IT = 1_400;

/**
 * Compresses what is answered to whoever showed a token: no page of somebody else's can ask for it, and so none can
 * guess at it by its length. What everybody may ask for is kept and answered as it is.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.caller === null || typeof payload !== 'string') return payload;
    reply.header('Vary', 'Accept-Encoding');
    const isWorthIt = payload.length >= WORTH_IT && reply.statusCode === 200;
    if (!isWorthIt || chooseEncoding(request.headers['accept-encoding']) !== 'br') return payload;
    const tag = reply.getHeader('ETag');
    if (typeof tag === 'string') reply.header('ETag', taggedInBrotli(tag));
    reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
    return compressBrotli(payload, BROTLI);
  });
}
