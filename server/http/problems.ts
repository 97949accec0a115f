/** Turns failures of the domain into problem documents (RFC 9457): one table from code to status and title (API-03). */
import type { FailureCode, FieldFailure } from '../../src/domain/failures.ts';

/** Codes that the services may answer; only the client uses `unreachable`. */
export type ProblemCode = Exclude<FailureCode, 'unreachable'>;

interface ProblemDocument {
  readonly type: `/problems/${ProblemCode}`;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly instance?: string;
  readonly errors?: readonly FieldFailure[];
}

/** Thrown behind a route to answer with a problem document. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: ProblemCode;
  readonly fields: readonly FieldFailure[];

  constructor(code: ProblemCode, fields: readonly FieldFailure[] = []) {
    super(PROBLEMS[code].title);
    this.code = code;
    this.fields = fields;
  }
}

/** Returns the document for a code; `instance` is the request's id. */
export function problemDocument(
  code: ProblemCode,
  fields: readonly FieldFailure[],
  instance: string,
): ProblemDocument {
  const { status, title } = PROBLEMS[code];
  return {
    type: `/problems/${code}`,
    title,
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

const PROBLEMS: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> =
  {
    'invalid-request': { status: 400, title: 'The request is not valid.' },
    unauthorized: { status: 401, title: 'Sign in to go on.' },
    forbidden: { status: 403, title: 'This is for administrators only.' },
    'not-found': { status: 404, title: 'This was not found.' },
    'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
    'request-in-progress': { status: 409, title: 'The same request is still being worked on.' },
    'coupon-inactive': { status: 410, title: 'This coupon is no longer active.' },
    'coupon-removed': {
      status: 410,
      title: 'This coupon was saved, and removed afterwards. Make a new one to go on.',
    },
    'stale-edit': {
      status: 412,
      title: 'This was changed elsewhere since you opened it. Open it again to see the change.',
    },
    'body-too-large': { status: 413, title: 'The request is too large.' },
    'unsupported-media-type': { status: 415, title: 'The request has the wrong content type.' },
    'invalid-coupon': { status: 422, title: 'The coupon is not valid.' },
    'barcode-refused': { status: 422, title: 'The barcode cannot hold this value.' },
    'image-refused': { status: 422, title: 'An image cannot be used.' },
    'too-many-attributes': {
      status: 422,
      title: 'There are too many attributes. Remove one first.',
    },
    'attribute-too-large': { status: 413, title: 'The value of an attribute is too large.' },
    'idempotency-key-reused': {
      status: 422,
      title: 'This Idempotency-Key was used for another request.',
    },
    'too-many-requests': {
      status: 429,
      title: 'These were too many requests. Please wait a minute, then try again.',
    },
    'invalid-template': { status: 422, title: 'The template is not valid.' },
    'svg-refused': { status: 422, title: 'The SVG cannot be used.' },
    'keyword-exists': { status: 409, title: 'There is a keyword of that name already.' },
    internal: { status: 500, title: 'Something went wrong on our side. Please try again.' },
    unavailable: {
      status: 503,
      title: 'The services are not available at the moment. Please try again.',
    },
  };
