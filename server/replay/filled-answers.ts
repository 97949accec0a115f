/** Answers that are filled in for each address: pages of households' codes (SER-02). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentEncoding } from '../http/answers/content-encoding.ts';
import type { FillAnswer, FilledAnswer } from '../http/answers/replayable.ts';
import { keptHeaders } from './kept-headers.ts';

/** What the answers for one page and encoding share, as Fastify sent it. */
interface FilledHead {
  readonly status: 200;
  readonly route: string;
  /** Names and values alternate, without those that each answer sets itself. */
  readonly headers: readonly string[];
}

/** An answer that can be sent. */
interface FoundAnswer extends Pick<FilledAnswer, 'body' | 'sent' | 'opened'> {
  readonly head: FilledHead;
}

interface FilledAnswers {
  /** Returns null for addresses of other routes, and resolves to null if Fastify has to answer. */
  find(...asked: Parameters<FillAnswer>): Promise<FoundAnswer | null> | null;
  /** Remembers the headers of an answer that allows it (`allowFilling`). */
  keep(request: FastifyRequest, reply: FastifyReply): void;
}

/** Headers that the body decides. */
const OF_THE_BODY = new Set(['content-length']);

export function createFilledAnswers(): FilledAnswers {
  const fills = new Map<string, FillAnswer>();
  const heads = new WeakMap<object, Map<ContentEncoding, FilledHead>>();
  const found = (answer: FilledAnswer | null): FoundAnswer | null => {
    const head = answer && heads.get(answer.page)?.get(answer.encoding);
    if (!answer || !head) return null;
    const { body, sent, opened } = answer;
    return { head, body, sent, opened };
  };
  return {
    find(...asked) {
      for (const fill of fills.values()) {
        const filling = fill(...asked);
        if (filling !== null) return filling.then(found);
      }
      return null;
    },
    keep(request, reply) {
      const { fillable, statusCode: status } = reply;
      const { url: route } = request.routeOptions;
      if (fillable === undefined || route === undefined) return;
      const headers = keptHeaders(reply, OF_THE_BODY);
      if (request.method !== 'GET' || status !== 200 || headers === null) return;
      fills.set(route, fillable.fill);
      const known = heads.get(fillable.page) ?? new Map<ContentEncoding, FilledHead>();
      heads.set(fillable.page, known.set(fillable.encoding, { status, route, headers }));
    },
  };
}
