/** Generated from en/server/mail.json by `npm run generate`. Do not edit. */
export const subject = ({ name }: { readonly name: string | number }): string =>
  `Your coupon “${name}” is ready`;
export const ready = ({ name }: { readonly name: string | number }): string => `“${name}” is ready`;
export const readySentence = ({ name }: { readonly name: string | number }): string =>
  `“${name}” is ready.`;
export const noLastDay = (): string => 'It has no end date and stays good until you turn it off.';
export const lastDay = ({ date }: { readonly date: string | number }): string =>
  `Good through ${date}.`;
export const openCoupon = (): string => 'Open your coupon';
export const itsLink = (): string => 'Its link, to share with anyone:';
export const couponsLink = (): string => 'Your coupon’s link, to share with anyone:';
export const next = (): string => 'What to do next';
export const tryIt = (): string => 'Try it.';
export const openOnPhone = (): string =>
  'Open the link on your own phone and add the coupon to your wallet.';
export const asCustomers = (): string => 'You will see exactly what your customers see.';
export const mailIt = (): string => 'Mail it.';
export const putOnMailing = ({ page }: { readonly page: string | number }): string =>
  `Put the link or its QR code on your next mailing. You find both on ${page}.`;
export const putOnMailingHere = (): string =>
  'Put the link or its QR code on your next mailing. You find both here:';
export const couponsPage = (): string => 'your coupon’s page';
export const stayInCharge = (): string => 'Stay in charge.';
export const turnOff = ({ dashboard }: { readonly dashboard: string | number }): string =>
  `Sold out, or changed your mind? Turn the coupon off on ${dashboard} at any time.`;
export const turnOffHere = (): string =>
  'Sold out, or changed your mind? Turn the coupon off at any time:';
export const dashboard = (): string => 'your dashboard';
export const keep = (): string => 'Keep this mail to find your coupon quickly.';
export const sentOnce = (): string => 'Tearline sends it once, because you made this coupon.';
