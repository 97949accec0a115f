/** Generated from en/server/archive.json by `npm run generate`. Do not edit. */
export const appleStrip = (): string =>
  'The artwork of the Apple Wallet coupon, 1125 x 432 pixels.';
export const appleLogo = (): string => 'The logo of the Apple Wallet coupon, 480 x 150 pixels.';
export const googleStrip = (): string =>
  'The artwork of the Google Wallet coupon, 1032 x 336 pixels.';
export const googleLogo = (): string => 'The logo of the Google Wallet coupon, 660 x 660 pixels.';
export const rideAlongToKeep = (): string => 'The Ride-Along image to keep, 600 x 400 pixels.';
export const rideAlongToHandIn = (): string =>
  'The Ride-Along image to hand in with the mailing, 300 x 200 pixels.';
export const postalKit = (): string =>
  'What the mailer portal requires, checked, and what is left to do.';
export const barcodeToPrint = (): string => 'The barcode of the coupon, to print at any size.';
export const barcodePixels = (): string => 'The barcode of the coupon as pixels.';
export const linkToPrint = (): string =>
  'The link as a QR code to print on the mail piece, at any size.';
export const linkPixels = (): string => 'The link as a QR code as pixels.';
export const pass = (): string => 'The coupon as a pass for Apple Wallet.';
export const page = ({ link }: { readonly link: string | number }): string =>
  `The coupon's page: ${link}`;
export const closed = (): string =>
  'The coupon is inactive: its page is closed and its pass is void.';
export const linkIsPublic = (): string => 'Anyone who has this link can see the coupon.';
export const mailerId = ({ mailerId }: { readonly mailerId: string | number }): string =>
  `Mailer ID: ${mailerId}`;
export const whiteSpace = (): string =>
  'Leave the white space around barcodes and QR codes unchanged. Scanners need it.';
export const forMailerPortal = (): string => 'For the mailer portal';
export const brandName = ({ name }: { readonly name: string | number }): string =>
  `Brand name: ${name}`;
export const noBrandName = (): string => 'Brand name: missing';
export const active = (): string => 'The coupon is active.';
export const inactive = (): string => 'The coupon is inactive: switch it on before the mailing.';
export const made = ({ date }: { readonly date: string | number }): string => `Made: ${date}`;
export const neverExpires = (): string => 'Expires: never';
export const campaignDays = (): string =>
  'The campaign begins and ends in the portal on days when the coupon is valid.';
export const imageUploaded = (): string =>
  'The image is uploaded as the Ride-Along image of the campaign.';
export const addressEntered = (): string =>
  'The landing address is entered as the target of the image, letter for letter.';
export const codeScanned = (): string =>
  'The code on the printed piece was scanned from paper and led to the coupon.';
export const noImage = (): string =>
  'Ride-Along image: none. Make one from the dashboard, or upload your own.';
export const image = ({
  file,
  kilobytes,
  most,
}: {
  readonly file: string | number;
  readonly kilobytes: string | number;
  readonly most: string | number;
}): string => `Ride-Along image: ${file}, 300 x 200 pixels, ${kilobytes} KB of at most ${most} KB`;
export const landingAddress = ({
  link,
  remark,
}: {
  readonly link: string | number;
  readonly remark: string | number;
}): string => `Landing address: ${link} (${remark})`;
export const addressLength = ({
  length,
  most,
}: {
  readonly length: string | number;
  readonly most: string | number;
}): string => `${length} of at most ${most} characters`;
export const addressWithoutHttps = (): string => 'must begin with https://';
export const addressTooLong = ({ most }: { readonly most: string | number }): string =>
  `must have at most ${most} characters`;
export const both = ({
  one,
  other,
}: {
  readonly one: string | number;
  readonly other: string | number;
}): string => `${one} and ${other}`;
