/** Pictures in kinds that cameras, printers and drawing programs make: each is red on the left and blue on the right. */
import { crc32, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

interface OddPicture {
  readonly name: string;
  readonly buffer: Buffer;
  /** What becomes of it: it is taken as it is, or as a copy, or its whole part is missing. */
  readonly fate: 'taken' | 'copied' | 'damaged' | 'unreadable';
}

const SIZE = { width: 400, height: 200 } as const;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#f00" d="M0 0h200v200H0z"/><path fill="#00f" d="M200 0h200v200H200z"/></svg>`;

export async function oddPictures(): Promise<readonly OddPicture[]> {
  const png = await drawn().png().toBuffer();
  const jpeg = await drawn().jpeg().toBuffer();
  const gif = await drawn().gif().toBuffer();
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const other = await drawn().negate().png().toBuffer();
  const animation = sharp([png, other], { join: { animated: true } });
  const taken: readonly (readonly [string, Buffer])[] = [
    ['animated.png', animatedPng(png, other)],
    ['sixteen-bit.png', await drawn().toColourspace('rgb16').png().toBuffer()],
    ['interlaced.png', await drawn().png({ progressive: true }).toBuffer()],
    ['printers.jpg', await drawn().toColourspace('cmyk').jpeg().toBuffer()],
    ['turned.jpg', await turned(jpeg)],
    ['archive.jpg', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), Buffer.alloc(99)])],
    ['page.gif', Buffer.concat([gif, html])],
  ];
  return [
    ...taken.map(([name, buffer]) => ({ name, buffer, fate: 'taken' as const })),
    { name: 'half.png', buffer: png.subarray(0, png.length / 2), fate: 'damaged' },
    { name: 'half.jpg', buffer: jpeg.subarray(0, jpeg.length / 2), fate: 'damaged' },
    { name: 'only-page.gif', buffer: Buffer.concat([gif.subarray(0, 10), html]), fate: 'damaged' },
    { name: 'phone.jpg', buffer: Buffer.from('\0\0\0\u0020ftypheic'), fate: 'unreadable' },
    { name: 'moving.webp', buffer: await animation.webp().toBuffer(), fate: 'copied' },
    { name: 'parts.svgz', buffer: packedInParts(SVG), fate: 'copied' },
  ];
}

/** The colors on the left and on the right. */
export async function sidesOf(picture: Buffer): Promise<string> {
  const two = sharp(picture)
    .removeAlpha()
    .resize({ width: 2, height: 1, fit: 'fill', kernel: 'nearest' });
  const [leftRed = 0, , leftBlue = 0, rightRed = 0, , rightBlue = 0] = await two.raw().toBuffer();
  const nameOf = (red: number, blue: number) => (red > blue ? 'red' : 'blue');
  return `${nameOf(leftRed, leftBlue)}, ${nameOf(rightRed, rightBlue)}`;
}

function drawn(): Sharp {
  return sharp(Buffer.from(SVG)).removeAlpha();
}

/** Stored on its side, as cameras do. */
function turned(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

function packedInParts(text: string): Buffer {
  return Buffer.concat([gzipSync(text.slice(0, 99)), gzipSync(text.slice(99))]);
}

/** The signature and IHDR. */
const PNG_HEAD_BYTES = 33;

/** A PNG of two frames; sharp writes none. */
function animatedPng(first: Buffer, second: Buffer): Buffer {
  return Buffer.concat([
    first.subarray(0, PNG_HEAD_BYTES),
    pngChunk('acTL', words(2, 0)),
    frame(0),
    pngChunk('IDAT', pixelsOf(first)),
    frame(1),
    pngChunk('fdAT', Buffer.concat([words(2), pixelsOf(second)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function frame(order: number): Buffer {
  const hundredMs = Buffer.from([0, 1, 0, 10, 0, 0]);
  return pngChunk('fcTL', Buffer.concat([words(order, SIZE.width, SIZE.height, 0, 0), hundredMs]));
}

function pixelsOf(png: Buffer): Buffer {
  const at = png.indexOf('IDAT');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

/** A part of a PNG. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([words(content.length), named, words(crc32(named))]);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}
