/** Reads the first bytes of a PNG, JPEG or GIF without decoding it: a small file may be a huge image (STEP-14). */
import type { Size } from '../constants.ts';

interface ImageHeader extends Size {
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif';
}

/** Null for other formats, or if the bytes end before the size. */
export function imageHeaderOf(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return pngHeader(view);
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return gifHeader(view);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegHeader(view);
  return null;
}

/** Whether bytes begin with these. */
export function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const IHDR = 0x49_48_44_52;

/** The size is in IHDR, always the first chunk. */
function pngHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function gifHeader(view: DataView): ImageHeader | null {
  if (view.byteLength < 10) return null;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The size is in the first start-of-frame segment, after any number of others. */
function jpegHeader(view: DataView): ImageHeader | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (isStartOfFrame(marker)) {
      return {
        type: 'image/jpeg',
        height: view.getUint16(offset + 5),
        width: view.getUint16(offset + 7),
      };
    }
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC), which share their range. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
