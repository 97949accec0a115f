/** Generated from en/server/pages.json by `npm run generate`. Do not edit. */
export const signedOut = (): string => 'Signed out';
export const youAreSignedOut = (): string => 'You are signed out';
export const backToTearline = (): string => 'Back to Tearline';
export const signInStopped = (): string => 'Sign-in stopped';
export const signInFailed = (): string => 'Sign-in could not continue';
export const startAgain = (): string => 'Start again';
export const email = (): string => 'Email';
export const password = (): string => 'Password';
export const endsSession = (): string => 'This ends your session on this device.';
export const services = (): string => 'Services';
export const usedOn = (): string => 'This coupon was used on';
