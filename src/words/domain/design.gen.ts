/** Generated from en/domain/design.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const newerParts = (): string =>
  isSpanish()
    ? 'Los rásteres y las mezclas llegaron con la versión 2 del documento de diseño.'
    : 'Rasters and blends came with version 2 of the design document.';
export const schemeTokenMismatch = (): string =>
  isSpanish()
    ? 'Los tokens de las combinaciones no coinciden. Revise la imagen de origen.'
    : 'Scheme token mismatch. Please check source image.';
export const headline = ({ number }: { readonly number: string | number }): string =>
  isSpanish() ? `Titular ${number}` : `Headline ${number}`;
export const text = ({ number }: { readonly number: string | number }): string =>
  isSpanish() ? `Texto ${number}` : `Text ${number}`;
