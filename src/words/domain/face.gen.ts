/** Generated from en/domain/face.json by `npm run generate`. Do not edit. */
export const merchantName = (): string => 'Business/Organization Name';
export const description = (): string => 'Description';
export const startDate = (): string => 'Start Date';
export const expirationDate = (): string => 'Expiration Date';
export const phone = (): string => 'Business Phone Number';
export const website = (): string => 'Website';
export const promoCode = (): string => 'Promo Code';
export const termsConditions = (): string => 'Terms & Conditions';
export const validFrom = (): string => 'Valid from';
export const expires = (): string => 'Expires';
export const expiredOn = (): string => 'This coupon expired on';
