/** Generated from en/domain/payload.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const differs = ({ pointer }: { readonly pointer: string | number }): string =>
  isSpanish()
    ? `Esto difiere de ${pointer}. Envíe uno de los dos, o el mismo valor en ambos.`
    : `This differs from ${pointer}. Send one of them, or the same value in both.`;
