/** Generated from en/common.json by `npm run generate`. Do not edit. */
export const anErrorOccurred = (): string => 'An error occurred!';
export const pageNotFound = (): string => 'Page not found.';
export const unableToLoadCoupon = (): string => 'Unable to load coupon';
export const uhOh = (): string => 'Uh oh!';
export const projectNotFound = (): string => 'Coupon Project was not found!';
export const templateNotFound = (): string => 'Coupon Template was not found!';
export const wizardFailed = ({ detail }: { readonly detail: string | number }): string =>
  `An error occurred: ${detail}`;
export const networkGone = (): string =>
  'You are offline. What you have typed is saved on this device.';
export const networkBack = (): string => 'You are back online.';
export const tearlineHome = (): string => 'Tearline, home';
export const renewingSignIn = (): string => 'Renewing sign-in';
export const signOut = (): string => 'Sign out';
export const signIn = (): string => 'Sign in';
export const backToHomepage = (): string => 'Back To Homepage';
export const createCoupon = (): string => 'Create coupon';
export const couponAndRideAlong = (): string => 'Coupon and Ride-Along';
export const font = (): string => 'Font';
export const colorScheme = (): string => 'Color scheme';
export const printKit = (): string => 'Print kit';
export const codesForHouseholds = (): string => 'Codes for households';
export const counters = (): string => 'Counters';
export const barcode = (): string => 'Barcode';
