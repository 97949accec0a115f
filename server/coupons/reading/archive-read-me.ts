import * as archiveWords from '../../../src/words/server/archive.gen.ts';

/** What each file of an archive is for; said only of files that are there. */
const PURPOSES: readonly (readonly [RegExp, () => string])[] = [
  [/^apple\/strip/, archiveWords.appleStrip],
  [/^apple\/logo/, archiveWords.appleLogo],
  [/^google\/strip/, archiveWords.googleStrip],
  [/^google\/logo/, archiveWords.googleLogo],
  [/^ride-along\/.*\.png/, archiveWords.rideAlongToKeep],
  [/^ride-along\/.*\.jpg/, archiveWords.rideAlongToHandIn],
  [/^postal-kit\/.*\.jpg/, archiveWords.representative],
  [/^postal-kit\/.*\.html/, archiveWords.postalKitPage],
  [/^postal-kit\//, archiveWords.postalKit],
  [/^barcode\/.*\.svg/, archiveWords.barcodeToPrint],
  [/^barcode\/.*\.png/, archiveWords.barcodePixels],
  [/^link\/.*\.svg/, archiveWords.linkToPrint],
  [/^link\/.*\.png/, archiveWords.linkPixels],
  [/^wallet\//, archiveWords.pass],
];

/** Returns the read-me of a coupon's archive: text with CRLF line ends, which every editor shows. */
export function archiveReadMe({
  name,
  link,
  active,
  householdsOnly,
  mailerId,
  files,
}: {
  readonly name: string;
  readonly link: string;
  readonly active: boolean;
  /** Whether only the codes of households count. */
  readonly householdsOnly: boolean;
  /** Nine digits, or empty. */
  readonly mailerId: string;
  readonly files: readonly string[];
}): string {
  const width = Math.max(...files.map((file) => file.length));
  return [
    name,
    '',
    archiveWords.page({ link }),
    ...(active ? [] : [archiveWords.closed()]),
    householdsOnly ? archiveWords.householdsOnly() : archiveWords.linkIsPublic(),
    ...(mailerId === '' ? [] : [archiveWords.mailerId({ mailerId })]),
    '',
    ...files.map((file) => `${file.padEnd(width)}  ${purposeOf(file)}`),
    '',
    archiveWords.whiteSpace(),
    '',
  ].join('\r\n');
}

function purposeOf(file: string): string {
  const purpose = PURPOSES.find(([pattern]) => pattern.test(file));
  if (purpose === undefined) throw new Error(`Nothing is said of ${file}.`);
  return purpose[1]();
}
