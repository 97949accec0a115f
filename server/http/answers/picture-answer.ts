import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutPageHeaders } from '../security-headers.ts';
import { CACHE, sendVersioned } from './conditional-answer.ts';

interface PictureToSend {
  /** A hash of the content, or of what determines it; hexadecimal. */
  readonly hash: string;
  readonly contentType: string;
  read(): Promise<Buffer>;
}

/**
 * Sends a stored picture (API-06). Caches may keep it forever if `named` is the start of its hash, else they must
 * revalidate it each time.
 */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: PictureToSend,
  {
    named,
    isPublic,
    variant = '',
  }: { readonly named: string | undefined; readonly isPublic: boolean; readonly variant?: string },
): Promise<unknown> {
  if (isPublic) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const isNamed = named !== undefined && picture.hash.startsWith(named);
  const [forever, revalidated] = isPublic
    ? [CACHE.immutable, CACHE.shared]
    : [CACHE.ownLong, CACHE.own];
  const cache = isNamed ? forever : revalidated;
  return sendVersioned(
    request,
    withoutPageHeaders(reply),
    { version: `${picture.hash.slice(0, 32)}${variant}`, cache, contentType: picture.contentType },
    () => picture.read(),
  );
}
