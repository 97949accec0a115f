import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from '../problems/problems.ts';
import { visitorNetwork } from './visitor-network.ts';

/** Wrong tries of visitors' networks: codes of households, addresses and PINs of counters. */
export type WrongTries = ReturnType<typeof createWrongTries>;

/** Networks that sent too many wrong tries, remembered in this process. */
const MOST_BLOCKED = 10_000;

/**
 * Counts wrong tries by `take`. A network with too many waits for right tries too, so that no answer says which are
 * right.
 */
export function createWrongTries(take: (network: string) => number) {
  const blocked = new Map<string, number>();
  /** Returns the seconds until a visitor may try again, or 0. */
  const secondsOf = ({ ip }: Pick<FastifyRequest, 'ip'>): number => {
    const network = visitorNetwork(ip);
    const until = blocked.get(network);
    if (until === undefined) return 0;
    const left = until - performance.now();
    if (left <= 0) blocked.delete(network);
    return Math.max(0, Math.ceil(left / 1_000));
  };
  return {
    secondsOf,
    wrong({ ip }: FastifyRequest): void {
      const network = visitorNetwork(ip);
      const seconds = take(network);
      if (seconds === 0) return;
      if (blocked.size >= MOST_BLOCKED) blocked.clear();
      blocked.set(network, performance.now() + seconds * 1_000);
    },
    /** Throws `RequestFailure` `too-many-requests`, with `Retry-After`, while a visitor has to wait. */
    refuseBlocked(request: FastifyRequest, reply: FastifyReply): void {
      const seconds = secondsOf(request);
      if (seconds === 0) return;
      reply.header('Retry-After', String(seconds));
      throw new RequestFailure('too-many-requests');
    },
  };
}
