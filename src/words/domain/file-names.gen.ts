/** Generated from en/domain/file-names.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const coupon = (): string => (isSpanish() ? 'cupón' : 'coupon');
export const couponLink = (): string => (isSpanish() ? 'enlace-del-cupón' : 'coupon-link');
export const qrCode = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – código QR` : `${name} – QR code`;
export const rideAlong = ({ name }: { readonly name: string | number }): string =>
  `${name} – Ride-Along`;
export const unnamedRideAlong = ({ id }: { readonly id: string | number }): string =>
  `ride-along-${id}`;
export const codes = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – códigos` : `${name} – Codes`;
export const qrCodes = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – códigos QR` : `${name} – QR codes`;
export const codeNumbers = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – números` : `${name} – Numbers`;
export const refusedRows = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – filas rechazadas` : `${name} – Refused rows`;
export const printKit = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – hojas para imprimir` : `${name} – Print kit`;
export const postalKit = ({ name }: { readonly name: string | number }): string =>
  isSpanish() ? `${name} – paquete postal` : `${name} – Postal kit`;
