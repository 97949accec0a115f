import type { FastifyReply } from 'fastify';

/** How long a public answer is valid: `server/replay` may send it again without a new call of the handler. */
export interface Replayable {
  /** Returns whether the answer is still valid. */
  isRight(): boolean;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set by the handler if the answer does not depend on the caller; absent otherwise. */
    replayable?: Replayable;
  }
}

/** Allows the same request to get the same answer while it is valid. */
export function allowReplay(reply: FastifyReply, replayable: Replayable): void {
  reply.replayable = replayable;
}
