/** Generated from en/coupon-page.json by `npm run generate`. Do not edit. */
export const offeredBy = (): string => 'Offered by';
export const title = (): string => 'Here is your coupon';
export const couponOf = ({ merchantName }: { readonly merchantName: string | number }): string =>
  `Coupon, ${merchantName}`;
export const notLoaded = (): string => 'It could not be loaded just now. Try again in a minute.';
export const codeOff = (): string => 'This coupon was switched off by the business that sent it.';
export const codeReplaced = (): string =>
  'This coupon was replaced by a newer one, with a link and a barcode of its own.';
export const home = (): string => 'Home';
export const aCouponFrom = ({ merchantName }: { readonly merchantName: string | number }): string =>
  `A coupon from ${merchantName}.`;
export const aCouponUntil = ({
  merchantName,
  date,
}: {
  readonly merchantName: string | number;
  readonly date: string | number;
}): string => `A coupon from ${merchantName}. Expires ${date}.`;
export const print = (): string => 'Print';
export const codeOfThisPage = (): string => 'QR code of this page';
export const pointYourCamera = (): string => 'Point your phone’s camera here to save it there.';
