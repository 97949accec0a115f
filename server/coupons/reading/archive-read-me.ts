/** What each file of an archive is for; said only of files that are there. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/^apple\/strip/, 'The artwork of the Apple Wallet coupon, 1125 x 432 pixels.'],
  [/^apple\/logo/, 'The logo of the Apple Wallet coupon, 480 x 150 pixels.'],
  [/^google\/strip/, 'The artwork of the Google Wallet coupon, 1032 x 336 pixels.'],
  [/^google\/logo/, 'The logo of the Google Wallet coupon, 660 x 660 pixels.'],
  [/^ride-along\/.*\.png/, 'The Ride-Along image to keep, 600 x 400 pixels.'],
  [/^ride-along\/.*\.jpg/, 'The Ride-Along image to hand in with the mailing, 300 x 200 pixels.'],
  [/^postal-kit\//, 'What the mailer portal asks for, checked, and what is left to do.'],
  [/^barcode\/.*\.svg/, 'The barcode of the coupon, to print at any size.'],
  [/^barcode\/.*\.png/, 'The barcode of the coupon as pixels.'],
  [/^link\/.*\.svg/, 'The link as a QR code to print on the mail piece, at any size.'],
  [/^link\/.*\.png/, 'The link as a QR code as pixels.'],
  [/^wallet\//, 'The coupon as a pass for Apple Wallet.'],
];

/** Returns the read-me of a coupon's archive: text with CRLF line ends, which every editor shows. */
export function archiveReadMe({
  name,
  link,
  active,
  mailerId,
  files,
}: {
  readonly name: string;
  readonly link: string;
  readonly active: boolean;
  /** Nine digits, or empty. */
  readonly mailerId: string;
  readonly files: readonly string[];
}): string {
  const width = Math.max(...files.map((file) => file.length));
  return [
    name,
    '',
    `The coupon's page: ${link}`,
    ...(active ? [] : ['The coupon is inactive: its page is closed and its pass is void.']),
    'Anyone who has this link can see the coupon.',
    ...(mailerId === '' ? [] : [`Mailer ID: ${mailerId}`]),
    '',
    ...files.map((file) => `${file.padEnd(width)}  ${purposeOf(file)}`),
    '',
    'Leave the white space around barcodes and QR codes as it is: scanners need it.',
    '',
  ].join('\r\n');
}

function purposeOf(file: string): string {
  const purpose = PURPOSES.find(([pattern]) => pattern.test(file));
  if (purpose === undefined) throw new Error(`Nothing is said of ${file}.`);
  return purpose[1];
}
