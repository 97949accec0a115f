import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { UUID_PATTERN } from '../../src/domain/uuid.ts';

type LogOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/**
 * The fields of a log line. It contains routes instead of addresses and codes instead of values, so that no token, link
 * or e-mail address gets into the log (API-13).
 */
function logOptions(level: string): LogOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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

/** One line for each request, when it is answered. */
class RequestLines extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply) {
    const line = { req, res, responseTime: res.elapsedTime };
    if (err) res.log.error({ ...line, err }, 'request errored');
    else res.log.info(line, 'request completed');
  }
}

/** Fastify's options of a log on this stream. */
export function logging(level: string, stream: DestinationStream = logStream()) {
  return { logger: { ...logOptions(level), stream }, logController: new RequestLines() };
}

/** Bytes. One write for each line took a seventh of the time of an answer from memory. */
const GATHERED = 4_096;
const WRITTEN_EVERY_MS = 100;

let stream: DestinationStream | undefined;

/**
 * Writes to standard output in blocks of lines, each line within a tenth of a second. A killed process loses only those
 * lines.
 */
function logStream(): DestinationStream {
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

/** A log for messages that belong to no call. */
export function createLog(level: string): Logger {
  return pino(logOptions(level), logStream());
}

/** Addresses with tokens, links and ids of coupons, e-mail addresses, tokens and network addresses. */
const REVEALING = [
  /\bhttps?:\/\/[^\s"')]+/gi,
  new RegExp(`\\b${UUID_PATTERN}\\b`, 'gi'),
  /[^\s<>"'=:]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  /\beyJ[\w-]*\.[\w.-]*/g,
  /\b(?:Bearer|ApplePass|Counter|Basic) +[\w.~+/=-]+/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
];

/** Messages of other programs may contain user input. The rest of the text is enough to find the cause. */
function withoutPeople(text: string): string {
  return REVEALING.reduce((rest, pattern) => rest.replaceAll(pattern, '[…]'), text);
}
