/** Generated from en/server/purging.json by `npm run generate`. Do not edit. */

export const refused = ({ status }: { readonly status: string | number }): string =>
  `The cache answered ${status}`;
