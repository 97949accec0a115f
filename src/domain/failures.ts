/** Everything that can go wrong between the application and its services, as one closed union (API-03). */

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
  'attribute-too-large',
  'idempotency-key-reused',
  'invalid-template',
  'svg-refused',
  'keyword-exists',
  'too-many-requests',
  'unavailable',
  'internal',
  /** The services could not be reached at all; never sent by them. */
  'unreachable',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** One fault of one field: an RFC 6901 pointer and a sentence that a form can show beside it. */
export interface FieldFailure {
  readonly pointer: string;
  readonly detail: string;
}

/** A failed call as plain data, so that machines and views may store it. */
export interface Failure {
  readonly code: FailureCode;
  /** What happened and what to do, in a sentence. */
  readonly title: string;
  readonly detail: string | null;
  readonly fields: readonly FieldFailure[];
  /** The request's id in the services' log; null where there was no answer. */
  readonly requestId: string | null;
}

/** A `Failure` on its way to whoever shows it. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.detail ?? failure.title, options);
    this.failure = failure;
  }
}

/** No such thing behind an address. */
export function isUnknownId(reason: unknown): boolean {
  return reason instanceof ServiceFailure && reason.failure.code === 'not-found';
}

/** What a call was about is no more: removed in another tab, or switched off where only active coupons are served. */
export function isGone(reason: unknown): boolean {
  if (!(reason instanceof ServiceFailure)) return false;
  return reason.failure.code === 'not-found' || reason.failure.code === 'coupon-inactive';
}

/** Of a list that was refused whole, what the services still have; null where it was refused for anything else. */
export function withoutMissing<Item>(
  items: readonly Item[],
  reason: unknown,
): readonly Item[] | null {
  if (!(reason instanceof ServiceFailure) || reason.failure.code !== 'not-found') return null;
  const missing = new Set(reason.failure.fields.map(({ pointer }) => pointer.split('/').at(-1)));
  const left = items.filter((_, index) => !missing.has(String(index)));
  return left.length < items.length ? left : null;
}

/** Whether what failed may succeed when it is tried again: an unknown fault may. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ServiceFailure) || isWorthRetrying(error.failure.code);
}

/** Whether trying the very same call again may succeed. */
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
    case 'attribute-too-large':
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
