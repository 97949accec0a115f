/** Generated from en/domain/copy-name.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const copyOf = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Copia de ${name}` : `Copy of ${name}`;
