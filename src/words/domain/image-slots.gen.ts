/** Generated from en/domain/image-slots.json by `npm run generate`. Do not edit. */
export const appleLogo = (): string => 'Apple logo';
export const googleLogo = (): string => 'Google logo';
export const appleStrip = (): string => 'Apple strip';
export const googleStrip = (): string => 'Google strip';
