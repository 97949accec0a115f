import type { FastifyServerOptions } from 'fastify';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/**
 * What a log line contains: routes instead of addresses, codes instead of values, so that no token, link or
 * e-mail address gets into the log (API-13).
 */
export function logOptions(level: string): LogOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: withoutPeople(error.message),
        stack: withoutPeople(error.stack ?? ''),
        ...('code' in error && { code: String(error.code) }),
      }),
    },
  };
}

/** Addresses with a token in them, links and ids of coupons, e-mail addresses, tokens, and where visitors come from. */
const REVEALING = [
  /\bhttps?:\/\/[^\s"')]+/gi,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /[^\s<>"'=:]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  /\beyJ[\w-]*\.[\w.-]*/g,
  /\b(?:Bearer|ApplePass|Basic) +[\w.~+/=-]+/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
];

/** What faults of others say may repeat what somebody sent; the words around it are enough to find the cause. */
function withoutPeople(text: string): string {
  return REVEALING.reduce((rest, pattern) => rest.replaceAll(pattern, '[…]'), text);
}
