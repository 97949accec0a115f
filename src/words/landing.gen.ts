/** Generated from en/landing.json by `npm run generate`. Do not edit. */
export const whatYourMailGains = (): string => 'What your mail gains';
export const headline = (): string => 'Coupons that outlive the envelope';
export const lead = (): string =>
  'Design a wallet coupon at your counter, print its link on your next mailing, and it waits in your customer’s phone until its last good day.';
export const appleWalletAndGoogleWallet = (): string => 'Apple Wallet and Google Wallet';
export const noAppNeeded = (): string => 'No app for your customers';
export const rideAlongImage = (): string => 'Ride-Along image of the same offer';
export const proofTitle = (): string => 'Start from a design that already works small';
export const proofWords = (): string =>
  'Every design is drawn to read at the size of a phone, in several color schemes, with words you can change.';
export const couponDesign = ({ trade }: { readonly trade: string | number }): string =>
  `Coupon design: ${trade}`;
export const couponText = (): string => 'Coupon text';
export const sampleOffer = (): string => '$4 off';
export const sampleTerms = (): string => 'any large pie, Mon to Thu';
export const scanSaveEat = (): string => 'Scan, save, eat.';
export const sampleEnd = (): string => 'Good until 12/18/2027';
export const staysTitle = (): string => 'It stays';
export const stays = (): string =>
  'A flyer is read once. A coupon in the wallet is there at the till.';
export const dateTitle = (): string => 'It knows its date';
export const date = (): string =>
  'Set the last good day once. Both wallets stop honoring the coupon when that day ends.';
export const switchedOffTitle = (): string => 'It can be switched off';
export const switchedOff = (): string =>
  'Sold out? Turn a coupon off on your dashboard and it turns void on the phones that hold it.';
export const scansTitle = (): string => 'It scans';
export const scans = (): string =>
  'QR Code, Aztec, PDF417 or Code 128, drawn for the scanner at your counter. Or none at all.';
export const matchesTitle = (): string => 'It matches the mail';
export const matches = (): string =>
  'Make the Ride-Along image from the same artwork, in the size the post accepts.';
export const noAppTitle = (): string => 'It needs no one’s app';
export const noApp = (): string => 'Customers tap the link and save. No account, no download.';
export const pick = (): string =>
  'Search the shelf by trade, word or color. Or bring your own artwork.';
export const changeTitle = (): string => 'Make it yours';
export const change = (): string =>
  'Change the words, the colors and the logo. The coupon changes as you type.';
export const seeTitle = (): string => 'See both phones';
export const see = (): string =>
  'Check the Apple and the Google coupon, at true size, before anybody else sees them.';
export const mailTitle = (): string => 'Mail the link';
export const mail = (): string =>
  'Print the QR code on your mail piece. The link is e-mailed to you as well.';
