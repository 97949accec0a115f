/** Generated from en/domain/dates.json by `npm run generate`. Do not edit. */
import { isSpanish, type Language } from '../language.ts';

export const january = (language?: Language): string => (isSpanish(language) ? 'enero' : 'January');
export const february = (language?: Language): string =>
  isSpanish(language) ? 'febrero' : 'February';
export const march = (language?: Language): string => (isSpanish(language) ? 'marzo' : 'March');
export const april = (language?: Language): string => (isSpanish(language) ? 'abril' : 'April');
export const may = (language?: Language): string => (isSpanish(language) ? 'mayo' : 'May');
export const june = (language?: Language): string => (isSpanish(language) ? 'junio' : 'June');
export const july = (language?: Language): string => (isSpanish(language) ? 'julio' : 'July');
export const august = (language?: Language): string => (isSpanish(language) ? 'agosto' : 'August');
export const september = (language?: Language): string =>
  isSpanish(language) ? 'septiembre' : 'September';
export const october = (language?: Language): string =>
  isSpanish(language) ? 'octubre' : 'October';
export const november = (language?: Language): string =>
  isSpanish(language) ? 'noviembre' : 'November';
export const december = (language?: Language): string =>
  isSpanish(language) ? 'diciembre' : 'December';
export const monthAndDay = (
  { month, day }: { readonly month: string | number; readonly day: string | number },
  language?: Language,
): string => (isSpanish(language) ? `${day} de ${month}` : `${month} ${day}`);
export const fullDate = (
  { monthAndDay, year }: { readonly monthAndDay: string | number; readonly year: string | number },
  language?: Language,
): string => (isSpanish(language) ? `${monthAndDay} de ${year}` : `${monthAndDay}, ${year}`);
