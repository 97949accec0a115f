import type { FastifyReply } from 'fastify';

/** While an answer that anybody may get again is right: what `server/replay` may send instead of asking for it anew. */
export interface Replayable {
  /** Whether it is known to be right at this moment. */
  isRight(): boolean;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set by the handler of an answer that says nothing of who asks; absent otherwise. */
    replayable?: Replayable;
  }
}

/** Notes that the same request may be answered the same as long as that is right. */
export function allowReplay(reply: FastifyReply, replayable: Replayable): void {
  reply.replayable = replayable;
}
