/** The parts of a PNG: a size, a name of four letters, the content, a checksum. */

const SIGNATURE_BYTES = 8;
/** Size, name and checksum. */
const FRAME_BYTES = 12;
/** What a picture needs to be shown as it was meant; all else is words, further frames, and what nobody knows. */
const SHOWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'pHYs', 'eXIf'],
]);

/** The PNG without what is not shown: fifty words of 50 MB are 50 kB each, and a decoder unpacks them all (SAFE-04). */
export function shownPartsOf(png: Buffer): Buffer {
  const parts = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length;) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    if (SHOWN.has(png.toString('latin1', at + 4, at + 8))) parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
