/** Generated from en/coupon.json by `npm run generate`. Do not edit. */
export const appleCouponDetails = ({
  merchantName,
}: {
  readonly merchantName: string | number;
}): string => `Apple coupon, ${merchantName}, details`;
export const appleCouponOf = ({
  merchantName,
}: {
  readonly merchantName: string | number;
}): string => `Apple coupon, ${merchantName}`;
export const offer = (): string => 'Offer';
export const yourOffer = (): string => 'Your offer';
export const googleCouponOf = ({
  merchantName,
}: {
  readonly merchantName: string | number;
}): string => `Google coupon, ${merchantName}`;
export const previousPreview = (): string => 'Previous preview';
export const nextPreview = (): string => 'Next preview';
export const cannotDraw = (): string =>
  'This browser cannot draw the artwork. Everything else works, and the coupon keeps its design.';
export const noDetails = (): string => 'What you enter in "Add details" appears here.';
export const qrCode = (): string => 'QR code';
export const pdf417Barcode = (): string => 'PDF417 barcode';
export const aztecCode = (): string => 'Aztec code';
export const code128Barcode = (): string => 'Code 128 barcode';
export const yourBusiness = (): string => 'Your business';
export const barcodeFor = ({
  name,
  value,
}: {
  readonly name: string | number;
  readonly value: string | number;
}): string => `${name} for ${value}`;
export const appleCoupon = (): string => 'Apple coupon';
export const googleCoupon = (): string => 'Google coupon';
export const rideAlong = (): string => 'Ride-Along';
export const previewOf = ({ name }: { readonly name: string | number }): string =>
  `Preview ${name}`;
export const addToGoogleWallet = (): string => 'Add to Google Wallet';
export const addToAppleWallet = (): string => 'Add to Apple Wallet';
export const onTheCoupon = (): string => 'On the coupon';
export const phone = (): string => 'Phone';
