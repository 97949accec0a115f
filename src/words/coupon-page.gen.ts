/** Generated from en/coupon-page.json by `npm run generate`. Do not edit. */
import { isSpanish, type Language } from './language.ts';

export const offeredBy = (language?: Language): string =>
  isSpanish(language) ? 'Ofrecido por' : 'Offered by';
export const title = (language?: Language): string =>
  isSpanish(language) ? 'Aquí está su cupón' : 'Here is your coupon';
export const couponOf = (
  { merchantName }: { readonly merchantName: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Cupón, ${merchantName}` : `Coupon, ${merchantName}`);
export const notLoaded = (language?: Language): string =>
  isSpanish(language)
    ? 'No se pudo cargar en este momento. Intente de nuevo en un minuto.'
    : 'It could not be loaded just now. Try again in a minute.';
export const codeOff = (language?: Language): string =>
  isSpanish(language)
    ? 'El negocio que envió este cupón lo apagó.'
    : 'This coupon was switched off by the business that sent it.';
export const codeReplaced = (language?: Language): string =>
  isSpanish(language)
    ? 'Este cupón se reemplazó por uno nuevo, con su propio enlace y código de barras.'
    : 'This coupon was replaced by a newer one, with a link and a barcode of its own.';
export const home = (language?: Language): string => (isSpanish(language) ? 'Inicio' : 'Home');
export const aCouponFrom = (
  { merchantName }: { readonly merchantName: string | number },
  language?: Language,
): string =>
  isSpanish(language) ? `Un cupón de ${merchantName}.` : `A coupon from ${merchantName}.`;
export const aCouponUntil = (
  {
    merchantName,
    date,
  }: { readonly merchantName: string | number; readonly date: string | number },
  language?: Language,
): string =>
  isSpanish(language)
    ? `Un cupón de ${merchantName}. Vence el ${date}.`
    : `A coupon from ${merchantName}. Expires ${date}.`;
export const print = (language?: Language): string => (isSpanish(language) ? 'Imprimir' : 'Print');
export const codeOfThisPage = (language?: Language): string =>
  isSpanish(language) ? 'Código QR de esta página' : 'QR code of this page';
export const pointYourCamera = (language?: Language): string =>
  isSpanish(language)
    ? 'Apunte aquí la cámara de su teléfono para guardarlo en él.'
    : 'Point your phone’s camera here to save it there.';
export const usedOn = (language?: Language): string =>
  isSpanish(language) ? 'Este cupón se usó el' : 'This coupon was used on';
