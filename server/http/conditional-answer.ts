import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who may cache an answer, and for how long. */
export const CACHE = {
  /** Anybody, for ever: the address names the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Anybody, to be asked about each time. */
  shared: 'public, max-age=0, must-revalidate',
  /** The caller alone, to be asked about each time. */
  own: 'private, max-age=0, must-revalidate',
  /** The caller alone, for a day: the address names the content, and needs a token. */
  ownLong: 'private, max-age=86400, immutable',
  none: 'no-store',
} as const;

interface VersionedAnswer {
  /** Changes with every change of the content; without quotes. */
  readonly version: string;
  readonly cache: (typeof CACHE)[keyof typeof CACHE];
  readonly contentType?: string;
}

/** Sends what `content` makes with its ETag, or 304 to a caller that has this version. */
export async function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, cache, contentType }: VersionedAnswer,
  content: () => unknown,
): Promise<unknown> {
  const etag = `"${version}"`;
  reply.header('ETag', etag).header('Cache-Control', cache);
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (contentType !== undefined) reply.type(contentType);
  return content();
}

/** RFC 9110 §13.1.2: a weak comparison. */
function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/**
 * The versions that `If-Match` names (RFC 9110 §13.1.1); null where there is none, or where any will do.
 * A weak tag names no version: the comparison is a strong one.
 */
export function versionsRead(header: string | undefined): readonly string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  return [...header.matchAll(/(?<!W\/)"([^"]*)"/g)].flatMap(([, version]) => version ?? []);
}
