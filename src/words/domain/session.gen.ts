/** Generated from en/domain/session.json by `npm run generate`. Do not edit. */
export const signInFailed = (): string => 'The sign-in did not succeed.';
export const providerUnreachable = (): string =>
  'The sign-in service cannot be reached. Check your connection and try again.';
