/** Generated from en/approval/trial.json by `npm run generate`. Do not edit. */
import { isSpanish, type Language } from '../language.ts';

export const trial = (language?: Language): string => (isSpanish(language) ? 'Prueba' : 'Trial');
export const trialOffer = (
  { offer }: { readonly offer: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Prueba · ${offer}` : `Trial · ${offer}`);
export const printNotice = (language?: Language): string =>
  isSpanish(language)
    ? 'Esto es una prueba y no es válido. Su página termina el'
    : 'This is a proof and not valid. Its page ends on';
