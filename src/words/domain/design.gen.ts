/** Generated from en/domain/design.json by `npm run generate`. Do not edit. */
export const newerParts = (): string =>
  'Rasters and blends came with version 2 of the design document.';
export const schemeTokenMismatch = (): string =>
  'Scheme token mismatch. Please check source image.';
export const headline = ({ number }: { readonly number: string | number }): string =>
  `Headline ${number}`;
export const text = ({ number }: { readonly number: string | number }): string => `Text ${number}`;
