/** Generated from en/codes/use-limit.json by `npm run generate`. Do not edit. */
import { figure } from '../figure.ts';
import { isSpanish } from '../language.ts';

export const title = (): string => (isSpanish() ? 'Sin códigos' : 'Without codes');
export const advice = (): string =>
  isSpanish()
    ? 'Todos reciben el mismo cupón. Sus cajas pueden detenerse después de cierto número de usos.'
    : 'Everybody gets the same coupon. Your counters can stop after a number of uses.';
export const most = (): string => (isSpanish() ? 'Usos como máximo' : 'Uses at most');
export const mostHelp = (): string =>
  isSpanish() ? 'Déjelo vacío si no hay límite.' : 'Leave it empty for no limit.';
export const issue = (): string =>
  isSpanish()
    ? 'Escriba un número de 1 a 10,000,000 o nada.'
    : 'Enter a number from 1 to 10,000,000, or nothing.';
export const uses = ({ uses }: { readonly uses: number }): string =>
  isSpanish()
    ? `${uses === 1 ? 'Usado una vez' : uses !== 0 && uses % 1_000_000 === 0 ? `Usado ${figure(uses)} de veces` : `Usado ${figure(uses)} veces`} en sus cajas hasta ahora.`
    : `${uses === 1 ? 'Used once' : `Used ${figure(uses)} times`} at your counters so far.`;
export const saved = (): string => (isSpanish() ? 'Guardado' : 'Saved');
export const notSaved = ({ reason }: { readonly reason: string | number }): string =>
  isSpanish() ? `El límite no se guardó: ${reason}` : `The limit was not saved: ${reason}`;
export const failed = (): string =>
  isSpanish() ? 'No se pudo cargar el límite de usos' : 'The limit of uses could not be loaded';
export const save = (): string => (isSpanish() ? 'Guardar el límite' : 'Save the limit');
