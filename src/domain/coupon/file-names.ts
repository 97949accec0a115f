/** Names of the files that people download of a coupon (READY-02, DASH-15, API-08, API-09, API-11). */

/** Each takes the coupon's name, which may be in any script, or empty. */
export const COUPON_FILES = {
  archive: (name: string): string => `${titleOf(name, 'coupon')}.zip`,
  code: (name: string, kind: 'svg' | 'png'): string =>
    `${titleOf(name, 'coupon-link', 'QR code')}.${kind}`,
  /** Everybody may download the pass: it has the coupon's description, not its owner's name for it. */
  pass: (description: string, id: string): string => `${titleOf(description, id)}.pkpass`,
  /** What the Ride-Along's zip and the files in it begin with. */
  rideAlong: (name: string, informedImagesId: string): string =>
    titleOf(name, `ride-along-${informedImagesId.slice(0, 8)}`, 'Ride-Along'),
} as const;

/** Signs that some system forbids in file names, controls, and halves of characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu;
/** Marks that turn or hide text; the joiners stay, which scripts and emoji are written with. */
const HIDDEN = /(?![\u200C\u200D])\p{Cf}/gu;
/** Windows keeps these for devices, with every extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
/** Bytes of UTF-8: 255 is the most of a file's name, and it gets an ending. */
const MOST_BYTES = 200;

function titleOf(name: string, unnamed: string, part?: string): string {
  const clean = name.replaceAll(FORBIDDEN, ' ').replaceAll(HIDDEN, '').replaceAll(/\s+/g, ' ');
  const short = withinBytes(clean.replace(/^[. ]+/, '')).replace(/(?<![. ])[. ]+$/, '');
  if (short === '') return unnamed;
  const title = part === undefined ? short : `${short} – ${part}`;
  return RESERVED.test(title) ? `_${title}` : title;
}

/** Cuts between what a reader sees as characters. */
function withinBytes(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MOST_BYTES) return text.slice(0, index);
  }
  return text;
}
