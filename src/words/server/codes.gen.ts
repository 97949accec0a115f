/** Generated from en/server/codes.json by `npm run generate`. Do not edit. */
export const code = (): string => 'Code';
export const active = (): string => 'Switched on';
export const off = (): string => 'Switched off';
