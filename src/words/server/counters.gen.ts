/** Generated from en/server/counters.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const time = (): string => (isSpanish() ? 'Hora' : 'Time');
export const counter = (): string => (isSpanish() ? 'Caja' : 'Counter');
export const redeemed = (): string => (isSpanish() ? 'Canjeado' : 'Redeemed');
export const undone = (): string => (isSpanish() ? 'Deshecho' : 'Undone');
export const noCode = (): string => (isSpanish() ? 'sin código' : 'no code');
export const unknownZone = (): string =>
  isSpanish()
    ? 'Este no es el nombre IANA de una zona horaria'
    : 'This is not the IANA name of a time zone';
export const fileName = (): string => (isSpanish() ? 'Usos' : 'Uses');
