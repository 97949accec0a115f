/** Generated from en/domain/design-source.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const schemeLacks = ({
  scheme,
  tokens,
}: {
  readonly scheme: string | number;
  readonly tokens: string | number;
}): string => (isSpanish() ? `A ${scheme} le falta ${tokens}.` : `${scheme} lacks ${tokens}.`);
export const tokenWithoutColor = ({ token }: { readonly token: string | number }): string =>
  isSpanish()
    ? `Algo usa el color ${token}, que no existe.`
    : `Something is colored by ${token}, which has no color.`;
export const noJson = (): string =>
  isSpanish() ? 'El JSON tiene un error aquí.' : 'The JSON has an error here.';
