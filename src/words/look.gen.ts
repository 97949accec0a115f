/** Generated from en/look.json by `npm run generate`. Do not edit. */
export const lookAt = ({ title }: { readonly title: string | number }): string =>
  `A look at ${title}`;
export const previousDesign = (): string => 'Previous design';
export const nextDesign = (): string => 'Next design';
export const place = ({
  number,
  total,
}: {
  readonly number: string | number;
  readonly total: string | number;
}): string => `DESIGN ${number} OF ${total}`;
export const searchFor = ({ keyword }: { readonly keyword: string | number }): string =>
  `Search for ${keyword}`;
export const appleCoupon = (): string => 'APPLE COUPON';
export const googleCoupon = (): string => 'GOOGLE COUPON';
export const rideAlong = (): string => 'RIDE-ALONG 600 × 400';
