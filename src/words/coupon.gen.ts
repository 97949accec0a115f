/** Generated from en/coupon.json by `npm run generate`. Do not edit. */
import { isSpanish, type Language } from './language.ts';

export const appleCouponDetails = (
  { merchantName }: { readonly merchantName: string | number },
  language?: Language,
): string =>
  isSpanish(language)
    ? `Cupón de Apple, ${merchantName}, detalles`
    : `Apple coupon, ${merchantName}, details`;
export const appleCouponOf = (
  { merchantName }: { readonly merchantName: string | number },
  language?: Language,
): string =>
  isSpanish(language) ? `Cupón de Apple, ${merchantName}` : `Apple coupon, ${merchantName}`;
export const offer = (language?: Language): string => (isSpanish(language) ? 'Oferta' : 'Offer');
export const yourOffer = (language?: Language): string =>
  isSpanish(language) ? 'Su oferta' : 'Your offer';
export const googleCouponOf = (
  { merchantName }: { readonly merchantName: string | number },
  language?: Language,
): string =>
  isSpanish(language) ? `Cupón de Google, ${merchantName}` : `Google coupon, ${merchantName}`;
export const previousPreview = (language?: Language): string =>
  isSpanish(language) ? 'Vista previa anterior' : 'Previous preview';
export const nextPreview = (language?: Language): string =>
  isSpanish(language) ? 'Vista previa siguiente' : 'Next preview';
export const cannotDraw = (language?: Language): string =>
  isSpanish(language)
    ? 'Este navegador no puede dibujar el arte. Todo lo demás funciona y el cupón conserva su diseño.'
    : 'This browser cannot draw the artwork. Everything else works, and the coupon keeps its design.';
export const noDetails = (language?: Language): string =>
  isSpanish(language)
    ? 'Lo que escriba en “Agregar detalles” aparece aquí.'
    : 'What you enter in "Add details" appears here.';
export const qrCode = (language?: Language): string =>
  isSpanish(language) ? 'Código QR' : 'QR code';
export const pdf417Barcode = (language?: Language): string =>
  isSpanish(language) ? 'Código de barras PDF417' : 'PDF417 barcode';
export const aztecCode = (language?: Language): string =>
  isSpanish(language) ? 'Código Aztec' : 'Aztec code';
export const code128Barcode = (language?: Language): string =>
  isSpanish(language) ? 'Código de barras Code 128' : 'Code 128 barcode';
export const yourBusiness = (language?: Language): string =>
  isSpanish(language) ? 'Su negocio' : 'Your business';
export const barcodeFor = (
  { name, value }: { readonly name: string | number; readonly value: string | number },
  language?: Language,
): string => (isSpanish(language) ? `${name} de ${value}` : `${name} for ${value}`);
export const appleCoupon = (language?: Language): string =>
  isSpanish(language) ? 'Cupón de Apple' : 'Apple coupon';
export const googleCoupon = (language?: Language): string =>
  isSpanish(language) ? 'Cupón de Google' : 'Google coupon';
export const rideAlong = (): string => 'Ride-Along';
export const previewOf = (
  { name }: { readonly name: string | number },
  language?: Language,
): string => (isSpanish(language) ? `Vista previa: ${name}` : `Preview ${name}`);
export const addToGoogleWallet = (language?: Language): string =>
  isSpanish(language) ? 'Agregar a Google Wallet' : 'Add to Google Wallet';
export const addToAppleWallet = (language?: Language): string =>
  isSpanish(language) ? 'Agregar a Apple Wallet' : 'Add to Apple Wallet';
export const onTheCoupon = (language?: Language): string =>
  isSpanish(language) ? 'En el cupón' : 'On the coupon';
export const phone = (language?: Language): string => (isSpanish(language) ? 'Teléfono' : 'Phone');
