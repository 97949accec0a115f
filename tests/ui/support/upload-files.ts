/** Special files: a rotated JPEG, an animated GIF. */

/** A JPEG whose EXIF orientation (6) requires a quarter turn to the right. */
export async function turned(upright: File): Promise<File> {
  const image = await createImageBitmap(upright);
  const canvas = new OffscreenCanvas(image.height, image.width);
  const context = canvas.getContext('2d');
  context?.rotate(-Math.PI / 2);
  context?.drawImage(image, -image.width, 0);
  const jpeg = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
  );
  return new File([jpeg.slice(0, 2), exifOrientation(6), jpeg.slice(2)], 'turned.jpg', {
    type: 'image/jpeg',
  });
}

/** An APP1 segment with one entry: tag 0x0112, a SHORT. */
function exifOrientation(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ];
  const body = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff];
  return new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
}

/** A GIF that is red for a hundredth of a second, then blue. */
export function moving(width: number, height: number): File {
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const frame = (color: number) => [
    ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...size, 0],
    ...[2, ...blocksOf(codesOf(color, width * height)), 0],
  ];
  const bytes = [
    ...new TextEncoder().encode('GIF89a'),
    ...[...size, 0b1000_0000, 0, 0],
    ...[255, 0, 0, 0, 0, 255],
    ...frame(0),
    ...frame(1),
    0x3b,
  ];
  return new File([new Uint8Array(bytes)], 'moving.gif', { type: 'image/gif' });
}

/** LZW without its dictionary: codes of three bits, cleared before they would grow. */
function codesOf(color: number, count: number): readonly number[] {
  const clear = 4;
  const end = 5;
  const codes = Array.from({ length: Math.ceil(count / 2) }, (_, pair) =>
    pair * 2 + 1 < count ? [clear, color, color] : [clear, color],
  ).flat();
  const bits = [...codes, end].flatMap((code) => [code & 1, (code >> 1) & 1, code >> 2]);
  return Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit, place) => byte | (bit << place), 0),
  );
}

function blocksOf(bytes: readonly number[]): readonly number[] {
  return Array.from({ length: Math.ceil(bytes.length / 255) }, (_, index) => {
    const block = bytes.slice(index * 255, index * 255 + 255);
    return [block.length, ...block];
  }).flat();
}
