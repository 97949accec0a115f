import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import type { FieldFailure } from '../../../src/domain/failures.ts';
import { WorkRefused } from '../../work/work-queue.ts';
import { languageOf, speaking } from '../languages/request-language.ts';
import { problemDocument, RequestFailure, type ProblemCode } from './problems.ts';
import { fieldFailures } from './field-failures.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The reason for a refusal, for the log line; absent if the request was not refused. */
    problem?: ProblemCode;
  }
  interface FastifyContextConfig {
    /** Whether the contract has 409 for this route; a lock that is not free in time is 503 elsewhere. */
    readonly answersConflict?: boolean;
  }
}

const RETRY_AFTER_SECONDS = 2;
/** PostgreSQL's state. */
const LOCK_TIMEOUT = '55P03';

/**
 * Answers every error with a problem document. An unknown error is logged in full, and its details are not shown
 * (API-03).
 */
export function addProblemDocuments(app: FastifyInstance): void {
  const isNews = onceEachMinute();
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isLocked = error.code === LOCK_TIMEOUT && request.routeOptions.config.answersConflict;
    const { code, fields } = isLocked
      ? new RequestFailure('request-in-progress')
      : problemOf(error);
    if (code === 'internal') request.log.error({ err: error }, 'Unexpected fault');
    const hasLeft = reply.raw.destroyed && error instanceof WorkRefused;
    if (code === 'unavailable' && !hasLeft && isNews(error))
      request.log.warn({ err: error }, 'Not available; the same is said once a minute');
    return sendProblem(request, reply, code, fields);
  });
}

/** Returns whether an error is temporary, so that the same call can succeed later: 503. */
export function isPassingFault(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === 'unavailable';
}

/** Sends the problem document of a code with its headers. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  fields: readonly FieldFailure[] = [],
): FastifyReply {
  const problem = speaking(languageOf(request), () => problemDocument(code, fields, request.id));
  reply.problem = code;
  if (code === 'unauthorized' && !reply.hasHeader('WWW-Authenticate'))
    reply.header('WWW-Authenticate', 'Bearer');
  if (code === 'too-many-requests' && !reply.hasHeader('Retry-After'))
    reply.header('Retry-After', String(MINUTE_MS / 1_000));
  if (code === 'unavailable' || code === 'request-in-progress')
    reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
  // The headers of the answer that failed do not describe the problem.
  reply.removeHeader('Content-Disposition').removeHeader('ETag');
  // Fastify would close the connection before the sender reads the answer. The rest of the body is read within limits.
  return reply
    .removeHeader('Connection')
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

const MINUTE_MS = 60_000;
/** Reasons whose last log time is remembered. */
const MOST_REASONS = 100;

/**
 * Returns true if the reason of an error was not logged within the last minute. In an outage every call fails for the
 * same reason (API-13).
 */
export function onceEachMinute(): (error: Fault) => boolean {
  const namedAt = new Map<string, number>();
  return ({ name, code = '' }) => {
    const reason = `${name} ${code}`;
    const now = performance.now();
    if (now - (namedAt.get(reason) ?? -MINUTE_MS) < MINUTE_MS) return false;
    if (namedAt.size >= MOST_REASONS) namedAt.clear();
    namedAt.set(reason, now);
    return true;
  };
}

function problemOf(error: FastifyError): Pick<RequestFailure, 'code' | 'fields'> {
  if (error instanceof RequestFailure) return error;
  const { validation: faults, validationContext } = error;
  if (faults === undefined) return { code: codeOf(error), fields: [] };
  return { code: 'invalid-request', fields: fieldFailures(faults, validationContext) };
}

/** Members that libraries add to an error. */
type Fault = Error & { readonly code?: string; readonly statusCode?: number };

function codeOf(error: Fault): ProblemCode {
  if (error instanceof DatabaseError) return codeOfDatabase(error.code ?? '');
  if (isLostConnection(error) || OUT_OF_ROOM.includes(error.code ?? '')) return 'unavailable';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body-too-large';
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported-media-type';
  const status = error.statusCode ?? 500;
  if (status === 503) return 'unavailable';
  return status >= 400 && status < 500 ? 'invalid-request' : 'internal';
}

/** https://www.postgresql.org/docs/15/errcodes-appendix.html; 25006 and 42501 are said of what is read-only, 58 of a disk. */
function codeOfDatabase(state: string): ProblemCode {
  const passing = ['08', '25006', '28', '3D', '42501', '53', LOCK_TIMEOUT, '57', '58'];
  // The row that a new row refers to was there at the check and is gone now: 23503.
  const isLostRace = ['40001', '40P01', '23503'].includes(state);
  return passing.some((group) => state.startsWith(group)) || isLostRace
    ? 'unavailable'
    : 'internal';
}

/** System codes for a full or read-only disk and for too many open files. They are temporary (SAFE-05). */
const OUT_OF_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'];

/** Messages of the driver and the pool about a lost connection. They have no codes. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|is not queryable|connection has been discarded/i;

function isLostConnection(error: Fault): boolean {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];
  if (codes.includes(error.code ?? '')) return true;
  return LOST_CONNECTION.test(error.message);
}
