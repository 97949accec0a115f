/** Names of a coupon's downloaded files (READY-02, DASH-15, PRE-05, SER-04, API-08, API-09, API-11). */

import * as fileNameWords from '../../words/domain/file-names.gen.ts';

/** Each takes the coupon's name, in any script or empty. */
export const COUPON_FILES = {
  archive: (name: string): string => `${titleOf(name, fileNameWords.coupon())}.zip`,
  code: (name: string, kind: 'svg' | 'png'): string =>
    `${titleOf(name, fileNameWords.couponLink(), fileNameWords.qrCode)}.${kind}`,
  codeList: (name: string) => `${titleOf(name, fileNameWords.coupon(), fileNameWords.codes)}.csv`,
  codePictures: (name: string): string =>
    `${titleOf(name, fileNameWords.coupon(), fileNameWords.qrCodes)}.zip`,
  codeNumbers: (name: string): string =>
    `${titleOf(name, fileNameWords.coupon(), fileNameWords.codeNumbers)}.csv`,
  refusedRows: (name: string): string =>
    `${titleOf(name, fileNameWords.coupon(), fileNameWords.refusedRows)}.csv`,
  postalKit: (name: string): string =>
    `${titleOf(name, fileNameWords.coupon(), fileNameWords.postalKit)}.zip`,
  printKit: (name: string): string =>
    `${titleOf(name, fileNameWords.coupon(), fileNameWords.printKit)}.pdf`,
  /** Anybody may download the pass, so its name is the coupon's description, not the owner's name for it. */
  pass: (description: string, id: string): string => `${titleOf(description, id)}.pkpass`,
  /** The prefix of the Ride-Along's zip and the files in it. */
  rideAlong: (name: string, informedImagesId: string): string =>
    titleOf(
      name,
      fileNameWords.unnamedRideAlong({ id: informedImagesId.slice(0, 8) }),
      fileNameWords.rideAlong,
    ),
} as const;

/** Characters that some system forbids in file names, control characters, and lone surrogates. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu;
/** Marks that turn or hide text; joiners stay because some scripts and emoji need them. */
const HIDDEN = /(?![\u200C\u200D])\p{Cf}/gu;
/** Windows reserves these for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
/** Bytes of UTF-8: a file name has at most 255, and an extension follows. */
const MOST_BYTES = 200;
/** Bytes of UTF-8 that a UTF-16 unit takes at most. */
const BYTES_OF_UNIT = 3;

function titleOf(
  name: string,
  unnamed: string,
  titled: (part: { readonly name: string }) => string = ({ name: whole }) => whole,
): string {
  const clean = name.replaceAll(FORBIDDEN, ' ').replaceAll(HIDDEN, '').replaceAll(/\s+/g, ' ');
  const short = withinBytes(clean.replace(/^[. ]+/, '')).replace(/(?<![. ])[. ]+$/, '');
  if (short === '') return unnamed;
  const title = titled({ name: short });
  return RESERVED.test(title) ? `_${title}` : title;
}

/** Cuts between grapheme clusters. */
function withinBytes(text: string): string {
  // To find clusters takes some 50 µs of each answer with a file.
  if (text.length * BYTES_OF_UNIT <= MOST_BYTES) return text;
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MOST_BYTES) return text.slice(0, index);
  }
  return text;
}
