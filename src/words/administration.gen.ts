/** Generated from en/administration.json by `npm run generate`. Do not edit. */
export const keywords = (): string => 'Keywords';
export const weight = (): string => 'Weight';
export const description = (): string => 'Description';
export const name = (): string => 'Name';
export const saving = (): string => 'Saving…';
export const inactive = (): string => 'Inactive';
export const active = (): string => 'Active';
