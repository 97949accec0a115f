import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type ContentEncoding } from '../http/answers/content-encoding.ts';
import type { Replayable } from '../http/answers/replayable.ts';
import { unpooled } from '../work/unpooled.ts';
import { keptHeaders } from './kept-headers.ts';

/** An answer that Fastify has sent. */
export interface CachedResponse {
  readonly status: 200 | 304;
  /** The route pattern, `/r/:id`. */
  readonly route: string;
  /** In lower case. */
  readonly couponId: string;
  /** Names and values alternate, `x-request-id` first; its value is replaced in each answer. */
  readonly headers: string[];
  readonly body: Buffer | null;
}

/** The answers of an address, by encoding and by whether the client has the content already. */
interface KeptAddress {
  readonly replayable: Replayable;
  readonly whole: Map<ContentEncoding, CachedResponse>;
  readonly unchanged: Map<ContentEncoding, CachedResponse>;
  bytes: number;
}

/** Bytes: the most requested pages, some ten thousand coupons. */
const MOST_BYTES = 144_000_000;
const ANSWER_OVERHEAD = 2_000;
/** Values of `Accept-Encoding` whose result is remembered. Browsers send a handful. */
const CHOICES = 200;
const LONGEST_CHOICE = 200;

/** Caches the most recent answers by address. */
export interface ResponseCache {
  /** Returns undefined if Fastify has to answer. */
  find(url: string, headers: AskingHeaders): CachedResponse | undefined;
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer | null): void;
}

interface AskingHeaders {
  readonly 'accept-encoding'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}

export function createResponseCache(): ResponseCache {
  const kept = new LRUCache<string, KeptAddress>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const choices = new LRUCache<string, ContentEncoding>({ max: CHOICES });

  const encodingFor = (accepted = ''): ContentEncoding => {
    const known = choices.get(accepted);
    if (known !== undefined) return known;
    const choice = chooseEncoding(accepted);
    if (accepted.length <= LONGEST_CHOICE) choices.set(accepted, choice);
    return choice;
  };

  return {
    find(url, headers) {
      const address = kept.get(url);
      if (address === undefined) return undefined;
      if (!address.replayable.isRight()) {
        kept.delete(url);
        return undefined;
      }
      const encoding = encodingFor(headers['accept-encoding']);
      const tag = headers['if-none-match'];
      if (tag === undefined) return address.whole.get(encoding);
      // Fastify's handlers deal with lists of tags, weak tags and `*`.
      const unchanged = address.unchanged.get(encoding);
      return unchanged !== undefined && tagOf(unchanged) === tag ? unchanged : undefined;
    },
    keep(request, reply, body) {
      const answer = answerOf(request, reply, body);
      if (answer === null || reply.replayable?.isRight() !== true) return;
      const known = kept.peek(request.url);
      const address: KeptAddress =
        known?.replayable.isRight() === true
          ? known
          : { replayable: reply.replayable, whole: new Map(), unchanged: new Map(), bytes: 0 };
      const answers = answer.status === 200 ? address.whole : address.unchanged;
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (!answers.has(encoding)) address.bytes += ANSWER_OVERHEAD + (body?.length ?? 0);
      answers.set(encoding, answer);
      kept.delete(request.url);
      kept.set(request.url, address);
    },
  };
}

/**
 * Returns null for answers that must not be repeated: an address with a query, or an answer that closes its connection.
 */
function answerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer | null,
): CachedResponse | null {
  const { statusCode: status } = reply;
  const { url: route } = request.routeOptions;
  if (request.method !== 'GET' || request.url.includes('?') || route === undefined) return null;
  if (status !== 200 && status !== 304) return null;
  const headers = keptHeaders(reply);
  if (headers === null) return null;
  const couponId = request.url.slice(request.url.lastIndexOf('/') + 1).toLowerCase();
  const own = body && unpooled(body);
  return { status, route, couponId, headers: ['x-request-id', '', ...headers], body: own };
}

function tagOf({ headers }: CachedResponse): string | undefined {
  return headers[headers.indexOf('etag') + 1];
}
