import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who may cache an answer, and for how long. */
export const CACHE = {
  /** Any cache, forever: the address contains a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Any cache; it must revalidate each time. */
  shared: 'public, max-age=0, must-revalidate',
  /** Only the caller's cache; it must revalidate each time. */
  own: 'private, max-age=0, must-revalidate',
  /** Only the caller's cache, for a day: the address contains a hash of the content and needs a token. */
  ownLong: 'private, max-age=86400, immutable',
  none: 'no-store',
} as const;

interface VersionedAnswer {
  /** Changes with every change of the content; without quotes. */
  readonly version: string;
  readonly cache: (typeof CACHE)[keyof typeof CACHE];
  readonly contentType?: string;
}

/** Sends the result of `content` with its ETag, or 304 if the caller has this version. */
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

/** Returns the tag of the same content in brotli (RFC 9110 §8.8.3.3): a different body needs a different tag. */
export function taggedInBrotli(etag: string): string {
  return etag.replace(/"$/, '-br"');
}

/**
 * Returns the tag of `If-None-Match` that matches this content, compressed or not, or null. The comparison is weak (RFC
 * 9110 §13.1.2).
 */
export function knownTag(header: string | undefined, etag: string): string | null {
  for (const part of header?.split(',') ?? []) {
    const tag = part.trim().replace(/^W\//, '');
    if (tag === '*') return etag;
    if (tag === etag || tag.replace(IN_BROTLI, '"') === etag) return tag;
  }
  return null;
}

/**
 * Returns the versions in `If-Match` (RFC 9110 §13.1.1), or null if the header is absent or `*`. The comparison is
 * strong, so weak tags match nothing.
 */
export function versionsRead(header: string | undefined): readonly string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  // The prefix belongs to the match: without it, the end of a weak tag would be read as the beginning of the next one.
  return [...header.matchAll(/(W\/)?"([^"]*?)(?:-br)?"/g)].flatMap(([, weak, version = '']) =>
    weak === undefined ? version : [],
  );
}
