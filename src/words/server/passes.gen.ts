/** Generated from en/server/passes.json by `npm run generate`. Do not edit. */
export const onTheCoupon = (): string => 'On the coupon';
export const phone = (): string => 'Phone';
