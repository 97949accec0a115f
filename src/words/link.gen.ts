/** Generated from en/link.json by `npm run generate`. Do not edit. */
export const downloadCodeAs = ({ label }: { readonly label: string | number }): string =>
  `Download the code as ${label}`;
export const yourCouponLink = (): string => 'Your coupon link';
export const copied = (): string => 'copied';
export const copyRefused = (): string =>
  'Your browser does not allow copying. Select the link and copy it yourself.';
export const linkIsPublic = (): string => 'Anyone with this link can see your coupon.';
export const drawCodeAgain = (): string => 'Draw the code again';
export const codeWidth = (): string => 'At least half an inch wide, dark on light.';
export const codeOfLink = (): string => 'QR code of your coupon link';
