/** Generated from en/server/codes.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const code = (): string => (isSpanish() ? 'Código' : 'Code');
export const active = (): string => (isSpanish() ? 'Encendido' : 'Switched on');
export const off = (): string => (isSpanish() ? 'Apagado' : 'Switched off');
export const ownColumn = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} de Tearline` : `Tearline ${name}`;
