/** Generated from en/domain/text-messages.json by `npm run generate`. Do not edit. */
export const required = (): string => 'Required';
export const tooLong = ({ limit }: { readonly limit: string | number }): string =>
  `Must be at most ${limit} characters long`;
export const hidden = (): string =>
  'This text has hidden characters that change how it reads. Please type it again.';
