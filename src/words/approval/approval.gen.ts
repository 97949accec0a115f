/** Generated from en/approval/approval.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const offer = (): string => (isSpanish() ? 'Oferta' : 'Offer');
export const business = (): string => (isSpanish() ? 'Negocio' : 'Business');
export const starts = (): string => (isSpanish() ? 'Válido desde' : 'Valid from');
export const expires = (): string => (isSpanish() ? 'Vence' : 'Expires');
export const timeZone = (): string => (isSpanish() ? 'Zona horaria' : 'Time zone');
export const phone = (): string => (isSpanish() ? 'Teléfono' : 'Phone');
export const website = (): string => (isSpanish() ? 'Sitio web' : 'Website');
export const promoCode = (): string => (isSpanish() ? 'Código promocional' : 'Promo code');
export const language = (): string => (isSpanish() ? 'Idioma del cupón' : 'Coupon language');
export const english = (): string => 'English';
export const spanish = (): string => 'Español';
export const terms = (): string => (isSpanish() ? 'Términos y condiciones' : 'Terms & Conditions');
export const barcodeKind = (): string =>
  isSpanish() ? 'Tipo de código de barras' : 'Kind of barcode';
export const barcodeValue = (): string => (isSpanish() ? 'Código de barras' : 'Barcode');
export const barcodeText = (): string =>
  isSpanish() ? 'Texto bajo el código de barras' : 'Text under the barcode';
export const background = (): string => (isSpanish() ? 'Color de fondo' : 'Background color');
export const foreground = (): string => (isSpanish() ? 'Color del texto' : 'Text color');
export const labels = (): string => (isSpanish() ? 'Color de los rótulos' : 'Label color');
export const artworkWords = (): string =>
  isSpanish() ? 'Palabras del arte' : 'Words in the artwork';
export const appleLogo = (): string => (isSpanish() ? 'Logotipo de Apple' : 'Apple logo');
export const appleArtwork = (): string => (isSpanish() ? 'Arte de Apple' : 'Apple artwork');
export const googleLogo = (): string => (isSpanish() ? 'Logotipo de Google' : 'Google logo');
export const googleArtwork = (): string => (isSpanish() ? 'Arte de Google' : 'Google artwork');
export const rideAlong = (): string => (isSpanish() ? 'Imagen Ride-Along' : 'Ride-Along image');
export const changedSinceApproved = (): string =>
  isSpanish() ? 'Cambió desde que se aprobó' : 'Changed since it was approved';
export const field = (): string => (isSpanish() ? 'Campo' : 'Field');
export const now = (): string => (isSpanish() ? 'Ahora' : 'Now');
export const anotherPicture = (): string => (isSpanish() ? 'otra imagen' : 'another picture');
export const nothing = (): string => (isSpanish() ? 'nada' : 'none');
export const proofNumber = ({ fingerprint }: { readonly fingerprint: string | number }): string =>
  isSpanish() ? `PRUEBA ${fingerprint}` : `PROOF ${fingerprint}`;
export const approved = (): string => (isSpanish() ? 'Aprobado' : 'Approved');
export const approvedEarlier = (): string =>
  isSpanish() ? 'Aprobó una prueba anterior' : 'Approved an earlier proof';
export const askedForChanges = (): string => (isSpanish() ? 'Pidió cambios' : 'Asked for changes');
export const askedEarlier = (): string =>
  isSpanish() ? 'Pidió cambios de una prueba anterior' : 'Asked for changes to an earlier proof';
