/** Generated from en/scan/stored-scan.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const scans = (): string =>
  isSpanish()
    ? 'El código se leyó en ambas tarjetas y en la página impresa, a su tamaño real.'
    : 'The code was read back from both cards and the printed page, at their real sizes.';
export const doubtful = (): string =>
  isSpanish() ? 'Quizá el código no se lea.' : 'The code may not scan.';
export const unread = (): string =>
  isSpanish() ? 'El código no se lee.' : 'The code does not scan.';
export const altered = (): string =>
  isSpanish() ? 'En su lugar se leyó otro valor.' : 'Another value was read in its place.';
export const quiet = (): string =>
  isSpanish() ? 'El borde blanco a su alrededor está cortado.' : 'The white edge around it is cut.';
export const contrast = (): string =>
  isSpanish()
    ? 'En una pantalla oscura tiene muy poco contraste.'
    : 'On a dim screen it has too little contrast.';
export const dense = (): string =>
  isSpanish() ? 'Es demasiado denso a su tamaño real.' : 'It is too dense at its real size.';
export const changeTheCode = (): string => (isSpanish() ? 'Cambiar el código' : 'Change the code');
