/** Every failure between the application and its services, as one closed union (API-03). */

export const FAILURE_CODES = [
  'invalid-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'request-in-progress',
  'coupon-inactive',
  'coupon-removed',
  'stale-edit',
  'body-too-large',
  'unsupported-media-type',
  'invalid-coupon',
  'barcode-refused',
  'image-refused',
  'too-many-attributes',
  'too-many-coupons',
  'attribute-too-large',
  'too-many-codes',
  'too-many-counters',
  'too-many-proofs',
  'not-approved',
  'idempotency-key-reused',
  'invalid-template',
  'svg-refused',
  'keyword-exists',
  'too-many-requests',
  'unavailable',
  'internal',
  /** The services could not be reached; they never send this code. */
  'unreachable',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

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

/** A `Failure` that is thrown. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.detail ?? failure.title, options);
    this.failure = failure;
  }
}

/** Whether the address does not exist. */
export function isUnknownId(reason: unknown): boolean {
  return reason instanceof ServiceFailure && reason.failure.code === 'not-found';
}

/** Whether the resource is gone: removed in another tab, or switched off where only active coupons are served. */
export function isGone(reason: unknown): boolean {
  if (!(reason instanceof ServiceFailure)) return false;
  return reason.failure.code === 'not-found' || reason.failure.code === 'coupon-inactive';
}

/** The items of a refused list that still exist; null if the list was refused for another reason. */
export function withoutMissing<Item>(
  items: readonly Item[],
  reason: unknown,
): readonly Item[] | null {
  if (!(reason instanceof ServiceFailure) || reason.failure.code !== 'not-found') return null;
  const missing = new Set(reason.failure.fields.map(({ pointer }) => pointer.split('/').at(-1)));
  const left = items.filter((_, index) => !missing.has(String(index)));
  return left.length < items.length ? left : null;
}

/** Whether a retry may succeed. For an unknown fault it may. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ServiceFailure) || isWorthRetrying(error.failure.code);
}

/** Whether repeating the same call may succeed. */
function isWorthRetrying(code: FailureCode): boolean {
  switch (code) {
    case 'request-in-progress':
    case 'unavailable':
    case 'internal':
    case 'unreachable':
      return true;
    case 'invalid-request':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'method-not-allowed':
    case 'coupon-inactive':
    case 'coupon-removed':
    case 'stale-edit':
    case 'body-too-large':
    case 'unsupported-media-type':
    case 'invalid-coupon':
    case 'barcode-refused':
    case 'image-refused':
    case 'too-many-attributes':
    case 'too-many-coupons':
    case 'attribute-too-large':
    case 'too-many-codes':
    case 'too-many-counters':
    case 'too-many-proofs':
    case 'not-approved':
    case 'idempotency-key-reused':
    case 'invalid-template':
    case 'svg-refused':
    case 'keyword-exists':
    case 'too-many-requests':
      return false;
    default:
      return code satisfies never;
  }
}
