import sharp from 'sharp';

/** A file for an upload field. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of diagonal stripes. */
export async function stripes(name: string, width: number, height: number): Promise<PictureFile> {
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, index) =>
      ((index % width) + Math.floor(index / width)) % 16 < 8 ? 0x20 : 0xe0,
    ),
  );
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
