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
