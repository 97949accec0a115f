import type { FastifyServerOptions } from 'fastify';
import { destination, pino, type DestinationStream, type Logger } from 'pino';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/**
 * What a log line contains: routes instead of addresses, codes instead of values, so that no token, link or
 * e-mail address gets into the log (API-13).
 */
export function logOptions(level: string): LogOptions {
  return {
    level,
    base: null,
    timestamp: () => timeNow(),
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: ({ statusCode: status, problem }) => ({ status, ...(problem && { problem }) }),
      err: (error) => ({
        type: error.name,
        message: withoutPeople(error.message),
        stack: withoutPeople(error.stack ?? ''),
        ...('code' in error && { code: String(error.code) }),
      }),
    },
  };
}

let known = { at: 0, text: '' };

/** Of one millisecond the text is made once: a core answers some eight requests in it. */
function timeNow(): string {
  const at = Date.now();
  if (at !== known.at) known = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return known.text;
}

/** Bytes. A write for each line was a seventh of what an answer from memory took. */
const GATHERED = 4_096;
const WRITTEN_EVERY_MS = 100;

let stream: DestinationStream | undefined;

/** Standard output, in blocks of lines, each line within a tenth of a second; a killed process loses no more than that. */
export function logStream(): DestinationStream {
  if (stream !== undefined) return stream;
  const output = destination({
    dest: 1,
    sync: true,
    minLength: GATHERED,
    periodicFlush: WRITTEN_EVERY_MS,
  });
  process.on('exit', () => output.flushSync());
  stream = output;
  return output;
}

/** A log for what is no call. */
export function createLog(level: string): Logger {
  return pino(logOptions(level), logStream());
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
