/** Generated from en/domain/face.json by `npm run generate`. Do not edit. */
import { isSpanish, type Language } from '../language.ts';

export const merchantName = (language?: Language): string =>
  isSpanish(language) ? 'Nombre del negocio u organización' : 'Business/Organization Name';
export const description = (language?: Language): string =>
  isSpanish(language) ? 'Descripción' : 'Description';
export const startDate = (language?: Language): string =>
  isSpanish(language) ? 'Fecha de inicio' : 'Start Date';
export const expirationDate = (language?: Language): string =>
  isSpanish(language) ? 'Vencimiento' : 'Expiration Date';
export const phone = (language?: Language): string =>
  isSpanish(language) ? 'Teléfono del negocio' : 'Business Phone Number';
export const website = (language?: Language): string =>
  isSpanish(language) ? 'Sitio web' : 'Website';
export const promoCode = (language?: Language): string =>
  isSpanish(language) ? 'Código promocional' : 'Promo Code';
export const termsConditions = (language?: Language): string =>
  isSpanish(language) ? 'Términos y condiciones' : 'Terms & Conditions';
export const validFrom = (language?: Language): string =>
  isSpanish(language) ? 'Válido desde' : 'Valid from';
export const expires = (language?: Language): string => (isSpanish(language) ? 'Vence' : 'Expires');
export const expiredOn = (language?: Language): string =>
  isSpanish(language) ? 'Este cupón venció el' : 'This coupon expired on';
export const offer = (language?: Language): string => (isSpanish(language) ? 'Oferta' : 'Offer');
export const onTheCoupon = (language?: Language): string =>
  isSpanish(language) ? 'En el cupón' : 'On the coupon';
export const call = (language?: Language): string => (isSpanish(language) ? 'Teléfono' : 'Phone');
export const qrCode = (language?: Language): string =>
  isSpanish(language) ? 'Código QR' : 'QR code';
export const pdf417Barcode = (language?: Language): string =>
  isSpanish(language) ? 'Código de barras PDF417' : 'PDF417 barcode';
export const aztecCode = (language?: Language): string =>
  isSpanish(language) ? 'Código Aztec' : 'Aztec code';
export const code128Barcode = (language?: Language): string =>
  isSpanish(language) ? 'Código de barras Code 128' : 'Code 128 barcode';
export const barcodeFor = (
  { name, value }: { readonly name: string | number; readonly value: string | number },
  language?: Language,
): string => (isSpanish(language) ? `${name} de ${value}` : `${name} for ${value}`);
