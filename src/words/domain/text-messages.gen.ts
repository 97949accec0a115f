/** Generated from en/domain/text-messages.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const required = (): string => (isSpanish() ? 'Obligatorio' : 'Required');
export const tooLong = ({ limit }: { readonly limit: string | number }): string =>
  isSpanish()
    ? `Debe tener ${limit} caracteres como máximo`
    : `Must be at most ${limit} characters long`;
export const hidden = (): string =>
  isSpanish()
    ? 'Este texto tiene caracteres ocultos que cambian cómo se lee. Escríbalo de nuevo.'
    : 'This text has hidden characters that change how it reads. Please type it again.';
