/** Generated from en/domain/time-zones.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const newYork = (): string => (isSpanish() ? 'Nueva York (Este)' : 'New York (Eastern)');
export const chicago = (): string => (isSpanish() ? 'Chicago (Centro)' : 'Chicago (Central)');
export const denver = (): string => (isSpanish() ? 'Denver (Montaña)' : 'Denver (Mountain)');
export const phoenix = (): string =>
  isSpanish() ? 'Phoenix (sin horario de verano)' : 'Phoenix (no daylight saving)';
export const losAngeles = (): string =>
  isSpanish() ? 'Los Ángeles (Pacífico)' : 'Los Angeles (Pacific)';
export const anchorage = (): string => 'Anchorage (Alaska)';
export const honolulu = (): string => (isSpanish() ? 'Honolulu (Hawái)' : 'Honolulu (Hawaii)');
export const sanJuan = (): string => (isSpanish() ? 'San Juan (Atlántico)' : 'San Juan (Atlantic)');
export const guam = (): string => 'Guam (Chamorro)';
export const pagoPago = (): string => 'Pago Pago (Samoa)';
