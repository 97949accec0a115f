/** Generated from en/domain/offer-state.json by `npm run generate`. Do not edit. */
export const endless = (): string => 'No expiration date';
export const expired = (): string => 'Expired';
export const expires = ({ date }: { readonly date: string | number }): string => `Expires ${date}`;
