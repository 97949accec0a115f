import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { ContentEncoding } from './content-encoding.ts';

/** How long a public answer is valid: `server/replay` may send it again without a new call of the handler. */
export interface Replayable {
  /** Returns whether the answer is still valid. */
  isRight(): boolean;
}

/** A page that is the same for many addresses, but for a few values. */
interface SharedPage {
  /** One object for all its addresses. */
  readonly page: object;
  readonly encoding: ContentEncoding;
}

/** Answers a GET of a route without Fastify, with the headers that Fastify sent for the same page and encoding. */
interface Fillable extends SharedPage {
  readonly fill: FillAnswer;
}

/**
 * Returns null for addresses of other routes, and resolves to null if Fastify has to answer. `visitorOf` returns the
 * visitor's IP address.
 */
export type FillAnswer = (
  request: IncomingMessage,
  visitorOf: (request: IncomingMessage) => string,
) => Promise<FilledAnswer | null> | null;

/** The page with the values of one address. */
export interface FilledAnswer extends SharedPage {
  readonly body: () => Buffer;
  /** Called when the system has the bytes of the body. */
  readonly sent: (body: Buffer) => void;
  /** The household's code if it is opened for the first time; later visits are not counted. */
  readonly opened: Uint8Array | null;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set by the handler if the answer does not depend on the caller; absent otherwise. */
    replayable?: Replayable;
    /** Set by the handler if other addresses get the same answer with other values; absent otherwise. */
    fillable?: Fillable;
  }
}

/** Allows the same request to get the same answer while it is valid. */
export function allowReplay(reply: FastifyReply, replayable: Replayable): void {
  reply.replayable = replayable;
}

/** Allows other addresses of the route to get the same answer with their own values. */
export function allowFilling(reply: FastifyReply, fillable: Fillable): void {
  reply.fillable = fillable;
}
