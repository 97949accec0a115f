/** Converts problem documents (RFC 9457) to failures of the domain (API-03). */
import { FAILURE_CODES, type Failure, type FailureCode } from '../domain/failures.ts';
import { isRecord } from '../domain/record.ts';
import type { components } from '../../openapi/schema.gen.ts';
import * as failuresWords from '../words/failures.gen.ts';

type Problem = components['schemas']['Problem'];

const TYPE_PREFIX = '/problems/';

/** Returns the failure of a response; if it is no problem document, only the status is known. */
export function failureOf(response: Response, body: unknown): Failure {
  const requestId = response.headers.get('x-request-id');
  if (!isProblem(body)) {
    const detail = sentenceIn(body);
    return { ...failureOfStatus(response.status), detail, fields: [], requestId };
  }
  return {
    code: codeOf(body.type) ?? failureOfStatus(response.status).code,
    title: body.title,
    detail: body.detail ?? null,
    fields: body.errors ?? [],
    requestId: body.instance ?? requestId,
  };
}

/** Returns the failure of a call without a response. */
export const noAnswer = (): Failure => failureNamed('unreachable', failuresWords.unreachable());

/** Returns the failure of an unknown id. */
export const notFound = (): Failure => failureNamed('not-found', failuresWords.notFound());

function failureNamed(code: FailureCode, title: string): Failure {
  return { code, title, detail: null, fields: [], requestId: null };
}

function isProblem(body: unknown): body is Problem {
  return isRecord(body) && typeof body['type'] === 'string' && typeof body['title'] === 'string';
}

/** The message of a gateway before the services, in one of its formats; null if there is no message or it is a page. */
function sentenceIn(body: unknown): string | null {
  if (typeof body === 'string') return isPage(body) || body.trim() === '' ? null : body.trim();
  if (!isRecord(body)) return null;
  const said = ['detail', 'message', 'title', 'error'].map((key) => body[key]);
  return said.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}

function isPage(text: string): boolean {
  return /^\s*</.test(text);
}

function codeOf(type: string): FailureCode | undefined {
  const code = type.slice(type.lastIndexOf(TYPE_PREFIX) + TYPE_PREFIX.length);
  return FAILURE_CODES.find((known) => known === code);
}

/** What a status says by itself. */
const BY_STATUS: Readonly<Partial<Record<number, readonly [FailureCode, () => string]>>> = {
  401: ['unauthorized', failuresWords.unauthorized],
  403: ['forbidden', failuresWords.forbidden],
  404: ['not-found', failuresWords.notFound],
  410: ['coupon-inactive', failuresWords.couponInactive],
  413: ['body-too-large', failuresWords.bodyTooLarge],
  502: ['unavailable', failuresWords.unavailable],
  503: ['unavailable', failuresWords.unavailable],
  504: ['unavailable', failuresWords.unavailable],
};

function failureOfStatus(status: number): Pick<Failure, 'code' | 'title'> {
  const [code, title] = BY_STATUS[status] ?? ['internal', failuresWords.internal];
  return { code, title: title() };
}
