/** Generated from en/domain/proof-facts.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const smallInField = ({ size }: { readonly size: string | number }): string =>
  isSpanish()
    ? `Solo mide ${size} px de alto en un teléfono, lo que es difícil de leer. Un texto más corto se muestra más grande.`
    : `Only ${size} px tall on a phone, which is hard to read. Shorter words are set larger.`;
export const smallOnProof = ({
  label,
  size,
}: {
  readonly label: string | number;
  readonly size: string | number;
}): string =>
  isSpanish()
    ? `“${label}” solo mide ${size} px de alto en un teléfono, lo que es difícil de leer.`
    : `“${label}” is only ${size} px tall on a phone, which is hard to read.`;
