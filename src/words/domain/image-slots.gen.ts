/** Generated from en/domain/image-slots.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const appleLogo = (): string => (isSpanish() ? 'Logotipo de Apple' : 'Apple logo');
export const googleLogo = (): string => (isSpanish() ? 'Logotipo de Google' : 'Google logo');
export const appleStrip = (): string => (isSpanish() ? 'Franja de Apple' : 'Apple strip');
export const googleStrip = (): string => (isSpanish() ? 'Franja de Google' : 'Google strip');
