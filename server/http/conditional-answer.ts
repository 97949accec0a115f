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
  const known = knownTag(request.headers['if-none-match'], etag);
  reply.header('ETag', known ?? etag).header('Cache-Control', cache);
  if (known !== null) return reply.code(304).send();
  if (contentType !== undefined) reply.type(contentType);
  return content();
}

const IN_BROTLI = /-br"$/;

/** The tag of the same content in brotli (RFC 9110 §8.8.3.3): another body has another tag. */
export function taggedInBrotli(etag: string): string {
  return etag.replace(/"$/, '-br"');
}

/** Which of the tags in `If-None-Match` names this content, compressed or not; null where none does. A weak comparison (RFC 9110 §13.1.2). */
function knownTag(header: string | undefined, etag: string): string | null {
  for (const part of header?.split(',') ?? []) {
    const tag = part.trim().replace(/^W\//, '');
    if (tag === '*') return etag;
    if (tag.replace(IN_BROTLI, '"') === etag) return tag;
  }
  return null;
}

/**
 * The versions that `If-Match` names (RFC 9110 §13.1.1); null where there is none, or where any will do.
 * A weak tag names no version: the comparison is a strong one.
 */
export function versionsRead(header: string | undefined): readonly string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  return [...header.matchAll(/(?<!W\/)"([^"]*?)(?:-br)?"/g)].flatMap(
    ([, version]) => version ?? [],
  );
}
