/** Generated from en/preview.json by `npm run generate`. Do not edit. */
import { figure } from './figure.ts';
import { isSpanish } from './language.ts';

export const thisBrowserDrawsWithoutWebgl = (): string =>
  isSpanish() ? 'Este navegador dibuja sin WebGL.' : 'This browser draws without WebGL.';
export const rideAlongImage = (): string =>
  isSpanish() ? 'Imagen Ride-Along' : 'Ride-Along image';
export const appleSlug = (): string =>
  isSpanish() ? 'FRANJA DE APPLE 1125 × 432' : 'APPLE STRIP 1125 × 432';
export const googleSlug = (): string =>
  isSpanish() ? 'FRANJA DE GOOGLE 1032 × 336' : 'GOOGLE STRIP 1032 × 336';
export const rideAlongSlug = (): string =>
  isSpanish()
    ? 'RIDE-ALONG 600 × 400, SE ENVÍA A 300 × 200'
    : 'RIDE-ALONG 600 × 400, MAILED AT 300 × 200';
export const thingsToLookAt = ({ count }: { readonly count: number }): string =>
  isSpanish()
    ? `${count === 1 ? `${figure(count)} punto por revisar` : `${figure(count)} puntos por revisar`}`
    : `${count === 1 ? `${figure(count)} thing to look at` : `${figure(count)} things to look at`}`;
