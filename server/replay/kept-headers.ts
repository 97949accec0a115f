import type { FastifyReply } from 'fastify';

/** Headers that each answer sets itself. */
const OWN_HEADERS = new Set(['x-request-id', 'connection', 'keep-alive', 'date']);

/**
 * Returns the headers of an answer that can be sent again, names and values in turn; null if it closes its connection.
 */
export function keptHeaders(
  reply: FastifyReply,
  without: ReadonlySet<string> = new Set(),
): string[] | null {
  const all = reply.getHeaders();
  if (all['connection'] === 'close') return null;
  return Object.entries(all).flatMap(([name, value]) =>
    OWN_HEADERS.has(name) || without.has(name) || value === undefined ? [] : [name, String(value)],
  );
}
