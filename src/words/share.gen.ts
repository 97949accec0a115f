/** Generated from en/share.json by `npm run generate`. Do not edit. */
export const printAdvice = (): string => 'Sheets with crop marks, 1 to 8 coupons to a page.';
export const goToYourDashboard = (): string => 'Go to your dashboard';
export const share = (): string => 'Share';
export const openCoupon = (): string => 'Open coupon';
export const textMessage = (): string => 'Text message';
export const copyLink = (): string => 'Copy link';
export const offerIs = ({ description }: { readonly description: string | number }): string =>
  `“${description}” is`;
export const createAnotherCoupon = (): string => 'Create another coupon';
export const mailedTo = ({ mailedTo }: { readonly mailedTo: string | number }): string =>
  `We are e-mailing it to ${mailedTo}`;
export const forYourMailPiece = (): string => 'For your mail piece';
export const couponInactive = (): string =>
  'The link you followed is for a coupon that may no longer be active.';
export const codesAdvice = (): string =>
  'One code and one link for each letter, which counts once.';
export const countersAdvice = (): string => 'A phone behind your till redeems coupons and codes.';
export const passForTesting = (): string =>
  'This server signs passes for testing only. iPhones do not accept them.';
