/** Generated from en/server/sign-in.json by `npm run generate`. Do not edit. */
export const marketer = (): string => 'Morgan Marketer';
export const admin = (): string => 'Alex Admin';
export const codeUsed = (): string => 'authorization code already consumed';
export const nulInParameter = (): string => 'a parameter contains a NUL';
export const longParameter = ({ most }: { readonly most: string | number }): string =>
  `a parameter has more than ${most} characters`;
export const unavailable = (): string =>
  'Sign-in is not available at the moment. Please try again in a minute.';
export const wrongPassword = (): string =>
  'This email and password do not match. Check both and try again.';
export const tooManyTries = (): string =>
  'Too many wrong passwords. Wait five minutes, then try again.';
export const tooManyAtOnce = (): string =>
  'Too many people are signing in right now. Try again in a few seconds.';
export const over = (): string =>
  'This sign-in has ended: it was finished, left open for too long, or started in another browser.';
