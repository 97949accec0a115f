import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Returns the one spelling of a part of an address; null for a text that names nothing. */
type Spelling = (written: string) => string | null;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The one spelling of parameters of this route, by name. */
    readonly spellings?: Readonly<Record<string, Spelling>>;
  }
}

/**
 * Sends visitors to the one address of what they ask for, with its query: capitals, percent encodings and mistaken
 * letters, or a slash at the end, would otherwise be addresses that no cache can be told to drop (PUB-11).
 */
export function addCanonicalAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { spellings } = request.routeOptions.config;
    const address = spellings === undefined ? null : canonicalAddress(request, spellings);
    if (address === null || address === request.originalUrl) return undefined;
    return reply.header('cache-control', 'no-store').redirect(address, 308);
  });
}

/** Returns null if the address names nothing, and for texts that no spelling knows. */
function canonicalAddress(
  { url, params, routeOptions }: FastifyRequest,
  spellings: Readonly<Record<string, Spelling>>,
): string | null {
  const values = params as Readonly<Record<string, string>>;
  const parts: string[] = [];
  for (const part of (routeOptions.url ?? '').split('/')) {
    const name = part.startsWith(':') ? part.slice(1) : null;
    const written = name === null ? part : (values[name] ?? '');
    const spelled = name === null ? written : (spellings[name] ?? encodeURIComponent)(written);
    if (spelled === null) return null;
    parts.push(spelled);
  }
  const query = url.indexOf('?');
  return `${parts.join('/')}${query < 0 ? '' : url.slice(query)}`;
}
