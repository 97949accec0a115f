/** Generated from en/landing.json by `npm run generate`. Do not edit. */
export const whatYourMailGains = (): string => 'What your mail gains';
export const headline = (): string => 'Coupons that outlive the envelope';
export const lead = (): string =>
  'Design a wallet coupon at your counter, print its link on your next mailing, and it stays on your customer’s phone until it expires.';
export const appleWalletAndGoogleWallet = (): string => 'Apple Wallet and Google Wallet';
export const noAppNeeded = (): string => 'No app for customers to install';
export const rideAlongImage = (): string => 'Ride-Along image of the same offer';
export const proofTitle = (): string => 'Start from a design that works at phone size';
export const proofWords = (): string =>
  'Every design is easy to read on a phone, comes in several color schemes, and has text you can change.';
export const couponDesign = ({ trade }: { readonly trade: string | number }): string =>
  `Coupon design: ${trade}`;
export const couponText = (): string => 'Coupon text';
export const sampleOffer = (): string => '$4 off';
export const sampleTerms = (): string => 'any large pie, Mon to Thu';
export const scanSaveEat = (): string => 'Scan, save, eat.';
export const sampleEnd = (): string => 'Good until 12/18/2027';
export const staysTitle = (): string => 'It stays';
export const stays = (): string =>
  'A flyer is read once. A coupon in the wallet is there at the checkout.';
export const dateTitle = (): string => 'It knows its date';
export const date = (): string =>
  'Set the expiration date once. Both wallets stop honoring the coupon when that day ends.';
export const switchedOffTitle = (): string => 'It can be switched off';
export const switchedOff = (): string =>
  'Sold out? Switch a coupon off on your dashboard, and it becomes void on the phones that have it.';
export const scansTitle = (): string => 'It scans';
export const scans = (): string =>
  'QR Code, Aztec, PDF417 or Code 128, made for the scanner at your counter. Or none at all.';
export const matchesTitle = (): string => 'It matches the mail';
export const matches = (): string =>
  'Make the Ride-Along image from the same artwork, in the size that the Postal Service accepts.';
export const noAppTitle = (): string => 'It needs no extra app';
export const noApp = (): string => 'Customers tap the link and save. No account, no download.';
export const pick = (): string => 'Search by trade, word or color. Or upload your own artwork.';
export const changeTitle = (): string => 'Make it yours';
export const change = (): string =>
  'Change the text, the colors and the logo. The coupon updates as you type.';
export const seeTitle = (): string => 'See both phones';
export const see = (): string =>
  'Check the Apple and the Google coupon at actual size before anyone else sees them.';
export const mailTitle = (): string => 'Mail the link';
export const mail = (): string =>
  'Print the QR code on your mail piece. We also e-mail you the link.';
