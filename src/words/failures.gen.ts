/** Generated from en/failures.json by `npm run generate`. Do not edit. */
export const unreachable = (): string =>
  'Tearline cannot be reached. Check your connection and try again.';
export const notFound = (): string => 'This was not found.';
export const unauthorized = (): string => 'Sign in to continue.';
export const forbidden = (): string => 'You may not do this.';
export const couponInactive = (): string => 'This coupon is no longer active.';
export const bodyTooLarge = (): string => 'The request is too large.';
export const unavailable = (): string =>
  'The services are not available at the moment. Please try again.';
export const internal = (): string => 'Something went wrong on our side. Please try again.';
