/** Turns failures of the domain into problem documents (RFC 9457): one table from code to status and title (API-03). */
import type { FailureCode, FieldFailure } from '../../../src/domain/failures.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';
import * as failuresWords from '../../../src/words/failures.gen.ts';

/** Codes that the services may answer; only the client uses `unreachable`. */
export type ProblemCode = Exclude<FailureCode, 'unreachable'>;

/** Thrown behind a route to answer with a problem document. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: ProblemCode;
  readonly fields: readonly FieldFailure[];

  constructor(code: ProblemCode, fields: readonly FieldFailure[] = []) {
    super(PROBLEMS[code].title());
    this.code = code;
    this.fields = fields;
  }

  /** With one faulty place. */
  static at(pointer: string, detail: string, code: ProblemCode = 'invalid-request') {
    return new RequestFailure(code, [{ pointer, detail }]);
  }
}

/** For `executeTakeFirstOrThrow`. */
export const notFound = (): RequestFailure => new RequestFailure('not-found');

/** Returns what was found. Throws `RequestFailure` `not-found` for nothing. */
export function existing<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new RequestFailure('not-found');
  return value;
}

/** Returns the document for a code; `instance` is the request's id. */
export function problemDocument(
  code: ProblemCode,
  fields: readonly FieldFailure[],
  instance: string,
) {
  const { status, title } = PROBLEMS[code];
  return {
    type: `/problems/${code}`,
    title: title(),
    status,
    instance,
    ...(fields.length > 0 && { errors: fields.slice(0, MOST_FIELDS).map(withShortPointer) }),
  };
}

const MOST_FIELDS = 100;
/** UTF-16 units. A member name that the sender chose may be as long as the body. */
const LONGEST_POINTER = 500;

function withShortPointer({ pointer, detail }: FieldFailure): FieldFailure {
  const isLong = pointer.length > LONGEST_POINTER;
  return { pointer: isLong ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer, detail };
}

const PROBLEMS: Readonly<Record<ProblemCode, { status: number; title: () => string }>> = {
  'invalid-request': { status: 400, title: problemWords.invalidRequest },
  unauthorized: { status: 401, title: failuresWords.unauthorized },
  forbidden: { status: 403, title: problemWords.forbidden },
  'not-found': { status: 404, title: failuresWords.notFound },
  'method-not-allowed': { status: 405, title: problemWords.methodNotAllowed },
  'request-in-progress': { status: 409, title: problemWords.requestInProgress },
  'coupon-inactive': { status: 410, title: failuresWords.couponInactive },
  'households-only': { status: 410, title: failuresWords.householdsOnly },
  'coupon-removed': { status: 410, title: problemWords.couponRemoved },
  'stale-edit': { status: 412, title: problemWords.staleEdit },
  'body-too-large': { status: 413, title: failuresWords.bodyTooLarge },
  'unsupported-media-type': { status: 415, title: problemWords.unsupportedMediaType },
  'invalid-coupon': { status: 422, title: problemWords.invalidCoupon },
  'barcode-refused': { status: 422, title: problemWords.barcodeRefused },
  'image-refused': { status: 422, title: problemWords.imageRefused },
  'too-many-attributes': { status: 422, title: problemWords.tooManyAttributes },
  'too-many-coupons': { status: 422, title: problemWords.tooManyCoupons },
  'attribute-too-large': { status: 413, title: problemWords.attributeTooLarge },
  'too-many-codes': { status: 422, title: problemWords.tooManyCodes },
  'too-many-counters': { status: 422, title: problemWords.tooManyCounters },
  'too-many-proofs': { status: 422, title: problemWords.tooManyProofs },
  'not-approved': { status: 422, title: problemWords.notApproved },
  'idempotency-key-reused': { status: 422, title: problemWords.idempotencyKeyReused },
  'too-many-requests': { status: 429, title: problemWords.tooManyRequests },
  'invalid-template': { status: 422, title: problemWords.invalidTemplate },
  'svg-refused': { status: 422, title: problemWords.svgRefused },
  'keyword-exists': { status: 409, title: problemWords.keywordExists },
  internal: { status: 500, title: failuresWords.internal },
  unavailable: { status: 503, title: failuresWords.unavailable },
};
