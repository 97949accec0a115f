/** Counts the rows of a file while it arrives, since its length is not known before (SER-04). */

/** Takes the next bytes; returns how many rows arrived so far. */
export type RowCounter = (bytes: Uint8Array) => number;

const LINE_FEED = 0x0a;
/** The four bytes in front of each file of a zip. */
const ZIP_FILE = [0x50, 0x4b, 0x03, 0x04];

/** Counts the rows of a CSV with a header. */
export function listRowCounter(): RowCounter {
  let lines = 0;
  return (bytes) => {
    for (const byte of bytes) if (byte === LINE_FEED) lines += 1;
    return Math.max(0, lines - 1);
  };
}

/** Counts the files of a zip. */
export function zipFileCounter(): RowCounter {
  let files = 0;
  let matched = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === ZIP_FILE[matched]) matched += 1;
      else matched = byte === ZIP_FILE[0] ? 1 : 0;
      if (matched < ZIP_FILE.length) continue;
      files += 1;
      matched = 0;
    }
    return files;
  };
}
