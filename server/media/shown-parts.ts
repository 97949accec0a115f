/**
 * Removes everything from a PNG or JPEG that is not shown, before a decoder sees it (SAFE-04). Decoders read all parts
 * of a file outside of their time limits: fifty texts of 50 MB take only 50 kB each in a PNG, and camera notes whose
 * directories refer to each other take hours. Only the orientation is kept from the notes.
 */
import { crc32 } from 'node:zlib';

/** Returns the same picture without other parts. A file that is neither PNG nor JPEG is returned unchanged. */
export function shownPartsOf(image: Buffer): Buffer {
  if (image[0] === 0x89) return Buffer.concat(pngParts(image));
  return image[0] === MARKER ? Buffer.concat(jpegParts(image)) : image;
}

/**
 * No encoder writes nearly as many. Further parts are dropped, and decoders then refuse the file. Each part takes a
 * microsecond of the event loop.
 */
const MOST_PARTS = 50_000;

const PNG_SIGNATURE_BYTES = 8;
/** Bytes of a chunk's length, name and checksum. */
const PNG_FRAME_BYTES = 12;
const PNG_SHOWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'pHYs'],
]);

function pngParts(png: Buffer): readonly Buffer[] {
  const parts = [png.subarray(0, PNG_SIGNATURE_BYTES)];
  for (
    let at = PNG_SIGNATURE_BYTES, left = MOST_PARTS;
    left > 0 && at + PNG_FRAME_BYTES <= png.length;
    left -= 1
  ) {
    const end = at + PNG_FRAME_BYTES + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (PNG_SHOWN.has(name)) parts.push(png.subarray(at, end));
    if (name === 'eXIf') parts.push(pngChunk(name, sideUpOf(png.subarray(at + 8, end))));
    at = end;
  }
  return parts;
}

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

const MARKER = 0xff;
const END = 0xd9;
const SCAN = 0xda;
const NOTES = 0xe1;
/** JFIF, color profiles, and Adobe's marker for the color encoding. */
const JPEG_SHOWN_NOTES = [0xe0, 0xe2, 0xee];
const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** The parts up to the first scan. The rest is the picture. */
function jpegParts(jpeg: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0, left = MOST_PARTS; left > 0 && at + 4 <= jpeg.length; left -= 1) {
    const begin = jpeg[at];
    const marker = jpeg[at + 1] ?? 0;
    if (begin === MARKER && marker === SCAN) return [...parts, jpeg.subarray(at)];
    // Decoders skip unknown bytes between two parts.
    const isPart = begin === MARKER && marker !== MARKER && marker !== 0;
    const end = at + (isPart ? jpegPartBytes(jpeg, at, marker) : 1);
    if (isPart) parts.push(...jpegPart(jpeg.subarray(at, end), marker));
    at = end;
  }
  return parts;
}

function jpegPartBytes(jpeg: Buffer, at: number, marker: number): number {
  const isBare = (marker >= 0xd0 && marker <= END) || marker === 0x01;
  return isBare ? 2 : 2 + jpeg.readUInt16BE(at + 2);
}

function jpegPart(part: Buffer, marker: number): readonly Buffer[] {
  const isExif = marker === NOTES && part.subarray(4, 4 + EXIF.length).equals(EXIF);
  if (isExif) {
    const content = Buffer.concat([EXIF, sideUpOf(part.subarray(4 + EXIF.length))]);
    return [Buffer.from([MARKER, NOTES, 0, 2 + content.length]), content];
  }
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return isNote && !JPEG_SHOWN_NOTES.includes(marker) ? [] : [part];
}

const DIRECTORY_ENTRY_BYTES = 12;
const ORIENTATION = 0x0112;

/** Camera notes (TIFF) with only the orientation. */
function sideUpOf(notes: Buffer): Buffer {
  const side = orientationOf(notes);
  const header = Buffer.from('4d4d002a000000080001', 'hex');
  const entry = Buffer.from(`0112000300000001000${side}0000`, 'hex');
  return Buffer.concat([header, entry, uint32(0)]);
}

/** Returns 1 to 8; 1 (as stored) if the notes have no orientation. */
function orientationOf(notes: Buffer): number {
  if (notes.length < 10) return 1;
  const isLittle = notes.toString('latin1', 0, 2) === 'II';
  const uint16At = (at: number) => (isLittle ? notes.readUInt16LE(at) : notes.readUInt16BE(at));
  const directory = isLittle ? notes.readUInt32LE(4) : notes.readUInt32BE(4);
  if (directory + 2 > notes.length) return 1;
  for (let left = uint16At(directory), at = directory + 2; left > 0; left -= 1) {
    if (at + DIRECTORY_ENTRY_BYTES > notes.length) return 1;
    if (uint16At(at) === ORIENTATION) return sideOf(uint16At(at + 8));
    at += DIRECTORY_ENTRY_BYTES;
  }
  return 1;
}

const sideOf = (value: number): number => (value >= 1 && value <= 8 ? value : 1);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
