/** Generated from en/domain/coupon-csv.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const link = (): string => (isSpanish() ? 'Enlace' : 'Link');
export const state = (): string => (isSpanish() ? 'Estado' : 'State');
export const created = (): string => (isSpanish() ? 'Creado (UTC)' : 'Created (UTC)');
export const views = (): string => (isSpanish() ? 'Visitas' : 'Views');
export const passes = (): string => (isSpanish() ? 'Pases' : 'Passes');
