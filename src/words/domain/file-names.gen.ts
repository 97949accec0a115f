/** Generated from en/domain/file-names.json by `npm run generate`. Do not edit. */
export const coupon = (): string => 'coupon';
export const couponLink = (): string => 'coupon-link';
export const qrCode = ({ name }: { readonly name: string | number }): string => `${name} – QR code`;
export const rideAlong = ({ name }: { readonly name: string | number }): string =>
  `${name} – Ride-Along`;
export const unnamedRideAlong = ({ id }: { readonly id: string | number }): string =>
  `ride-along-${id}`;
export const codes = ({ name }: { readonly name: string | number }): string => `${name} – Codes`;
export const refusedRows = ({ name }: { readonly name: string | number }): string =>
  `${name} – Refused rows`;
export const printKit = ({ name }: { readonly name: string | number }): string =>
  `${name} – Print kit`;
