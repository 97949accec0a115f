/** Generated from en/domain/coupon-csv.json by `npm run generate`. Do not edit. */
export const link = (): string => 'Link';
export const state = (): string => 'State';
export const created = (): string => 'Created (UTC)';
export const views = (): string => 'Views';
export const passes = (): string => 'Passes';
