/** Generated from en/coupon.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const appleCouponDetails = ({
  merchantName,
}: {
  readonly merchantName: string | number;
}): string =>
  isSpanish()
    ? `Cupón de Apple, ${merchantName}, detalles`
    : `Apple coupon, ${merchantName}, details`;
export const appleCouponOf = ({
  merchantName,
}: {
  readonly merchantName: string | number;
}): string => (isSpanish() ? `Cupón de Apple, ${merchantName}` : `Apple coupon, ${merchantName}`);
export const yourOffer = (): string => (isSpanish() ? 'Su oferta' : 'Your offer');
export const googleCouponOf = ({
  merchantName,
}: {
  readonly merchantName: string | number;
}): string => (isSpanish() ? `Cupón de Google, ${merchantName}` : `Google coupon, ${merchantName}`);
export const previousPreview = (): string =>
  isSpanish() ? 'Vista previa anterior' : 'Previous preview';
export const nextPreview = (): string => (isSpanish() ? 'Vista previa siguiente' : 'Next preview');
export const cannotDraw = (): string =>
  isSpanish()
    ? 'Este navegador no puede dibujar el arte. Todo lo demás funciona y el cupón conserva su diseño.'
    : 'This browser cannot draw the artwork. Everything else works, and the coupon keeps its design.';
export const noDetails = (): string =>
  isSpanish()
    ? 'Lo que escriba en “Agregar detalles” aparece aquí.'
    : 'What you enter in "Add details" appears here.';
export const yourBusiness = (): string => (isSpanish() ? 'Su negocio' : 'Your business');
export const appleCoupon = (): string => (isSpanish() ? 'Cupón de Apple' : 'Apple coupon');
export const googleCoupon = (): string => (isSpanish() ? 'Cupón de Google' : 'Google coupon');
export const rideAlong = (): string => 'Ride-Along';
export const previewOf = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `Vista previa: ${name}` : `Preview ${name}`;
export const addToGoogleWallet = (): string =>
  isSpanish() ? 'Agregar a Google Wallet' : 'Add to Google Wallet';
export const addToAppleWallet = (): string =>
  isSpanish() ? 'Agregar a Apple Wallet' : 'Add to Apple Wallet';
