/** Generated from en/link.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const downloadCodeAs = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `Descargar el código como ${label}` : `Download the code as ${label}`;
export const yourCouponLink = (): string =>
  isSpanish() ? 'El enlace de su cupón' : 'Your coupon link';
export const copied = (): string => (isSpanish() ? 'copiado' : 'copied');
export const copyRefused = (): string =>
  isSpanish()
    ? 'Su navegador no permite copiar. Seleccione el enlace y cópielo usted.'
    : 'Your browser does not allow copying. Select the link and copy it yourself.';
export const linkIsPublic = (): string =>
  isSpanish()
    ? 'Cualquier persona con este enlace puede ver su cupón.'
    : 'Anyone with this link can see your coupon.';
export const drawCodeAgain = (): string =>
  isSpanish() ? 'Dibujar el código otra vez' : 'Draw the code again';
export const codeWidth = (): string =>
  isSpanish()
    ? 'Al menos media pulgada de ancho, oscuro sobre claro.'
    : 'At least half an inch wide, dark on light.';
export const codeOfLink = (): string =>
  isSpanish() ? 'Código QR del enlace de su cupón' : 'QR code of your coupon link';
