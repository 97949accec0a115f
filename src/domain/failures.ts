/** Every failure between the application and its services, as one closed union (API-03). */

/** Whether repeating a call that failed like this may succeed. */
const MAY_SUCCEED_LATER = {
  'invalid-request': false,
  unauthorized: false,
  forbidden: false,
  'not-found': false,
  'method-not-allowed': false,
  'request-in-progress': true,
  'coupon-inactive': false,
  'households-only': false,
  'coupon-removed': false,
  'stale-edit': false,
  'body-too-large': false,
  'unsupported-media-type': false,
  'invalid-coupon': false,
  'barcode-refused': false,
  'image-refused': false,
  'too-many-attributes': false,
  'too-many-coupons': false,
  'attribute-too-large': false,
  'too-many-codes': false,
  'too-many-counters': false,
  'too-many-proofs': false,
  'not-approved': false,
  'idempotency-key-reused': false,
  'invalid-template': false,
  'svg-refused': false,
  'keyword-exists': false,
  'too-many-requests': false,
  unavailable: true,
  internal: true,
  /** The services could not be reached; they never send this code. */
  unreachable: true,
} as const;
export type FailureCode = keyof typeof MAY_SUCCEED_LATER;
export const FAILURE_CODES = Object.keys(MAY_SUCCEED_LATER) as readonly FailureCode[];

/** One fault of one field: an RFC 6901 pointer, and a sentence that a form can show beside the field. */
export interface FieldFailure {
  readonly pointer: string;
  readonly detail: string;
}

/** A failed call as plain data, so that machines and views can store it. */
export interface Failure {
  readonly code: FailureCode;
  /** A sentence: what happened and what to do. */
  readonly title: string;
  readonly detail: string | null;
  readonly fields: readonly FieldFailure[];
  /** The request's id in the services' log; null if there was no answer. */
  readonly requestId: string | null;
}

/** Fields that a message names. */
const MOST_FIELDS = 3;

/** A `Failure` that is thrown; its message names what is wrong with fields, for screens without these fields. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    const { title, detail, fields } = failure;
    const why = fields.slice(0, MOST_FIELDS).map((field) => field.detail);
    super(detail ?? [...new Set([title, ...why])].join(' '), options);
    this.failure = failure;
  }
}

/** Whether a call failed with one of these codes. */
export function failedAs(reason: unknown, ...codes: readonly FailureCode[]): boolean {
  return reason instanceof ServiceFailure && codes.includes(reason.failure.code);
}

/** Whether the address does not exist. */
export function isUnknownId(reason: unknown): boolean {
  return failedAs(reason, 'not-found');
}

/** Whether the resource is gone: removed in another tab, or switched off where only active coupons are served. */
export function isGone(reason: unknown): boolean {
  return failedAs(reason, 'not-found', 'coupon-inactive');
}

/** The items of a refused list that still exist; null if the list was refused for another reason. */
export function withoutMissing<Item>(
  items: readonly Item[],
  reason: unknown,
): readonly Item[] | null {
  if (!(reason instanceof ServiceFailure) || !isUnknownId(reason)) return null;
  const missing = new Set(reason.failure.fields.map(({ pointer }) => pointer.split('/').at(-1)));
  const left = items.filter((_, index) => !missing.has(String(index)));
  return left.length < items.length ? left : null;
}

/** Whether a retry may succeed. For an unknown fault it may. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ServiceFailure) || MAY_SUCCEED_LATER[error.failure.code];
}
