import { constants, crc32, deflateRawSync } from 'node:zlib';
import { unpooled } from '../work/unpooled.ts';
import type { TakeMemory } from './spare-buffers.ts';

/** A page whose text is the same for many visitors, but for a few values. */
export interface StitchedPage {
  /** Returns the page with these values, one for each name. */
  fill(values: Readonly<Record<string, string>>, take: TakeMemory): Buffer;
  /** The same as gzip. Only the values are new, so no part of the page is compressed or summed again. */
  fillGzip(values: Readonly<Record<string, string>>, take: TakeMemory): Buffer;
  /** Bytes in memory. */
  readonly bytes: number;
}

interface Piece {
  readonly plain: Buffer;
  /** Deflate blocks of `plain` that refer to nothing before them and end on a byte. */
  readonly packed: Buffer;
  /** Returns the CRC-32 of the page up to the end of `plain`, from that of what is before it. */
  readonly sumAfter: (before: number) => number;
  /** The value that follows; undefined at the end of the page. */
  readonly name: string | undefined;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block (RFC 1951, 3.2.4). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Bytes of one stored block. */
const LONGEST_BLOCK = 0xffff;

/** Returns the mark that stands in a page for a value; no coupon contains it. */
export function mark(name: string): string {
  return `${MARK}${name}${MARK}`;
}

const MARK = 'tearline-3f9a1c7e5b2d4806-';

/** Cuts a page at its marks. */
export function stitchPage(html: string): StitchedPage {
  const parts = html.split(MARK);
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const plain = unpooled(Buffer.from(parts[at] ?? ''));
    const packed = unpooled(
      deflateRawSync(plain, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    );
    pieces.push({ plain, packed, sumAfter: sumAfter(plain), name: parts[at + 1] });
  }
  return {
    bytes: pieces.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 1_000),
    fill(values, take) {
      const encoded = encode(values);
      const parts = pieces.flatMap(({ plain, name }) => [plain, encoded(name).value]);
      return joined(parts, take);
    },
    fillGzip(values, take) {
      const encoded = encode(values);
      const blocks: Buffer[] = [GZIP_HEADER];
      let sum = 0;
      let length = 0;
      for (const piece of pieces) {
        const { value, stored } = encoded(piece.name);
        blocks.push(piece.packed, ...stored);
        sum = crc32(value, piece.sumAfter(sum));
        length += piece.plain.length + value.length;
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(sum, 0);
      trailer.writeUInt32LE(length, 4);
      return joined([...blocks, LAST_BLOCK, trailer], take);
    },
  };
}

/** Each bit of the sum before a text changes the sum after it in the same way, whatever the other bits are. */
function sumAfter(plain: Buffer): Piece['sumAfter'] {
  const ofPlain = crc32(plain);
  const changes = Array.from({ length: 32 }, (_, bit) => crc32(plain, 2 ** bit) ^ ofPlain);
  return (before) => {
    const sum = changes.reduce(
      (all, change, bit) => (((before >>> bit) & 1) === 1 ? all ^ change : all),
      ofPlain,
    );
    return sum >>> 0;
  };
}

function joined(parts: readonly Buffer[], take: TakeMemory): Buffer {
  const whole = take(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

interface Encoded {
  readonly value: Buffer;
  readonly stored: readonly Buffer[];
}

const NOTHING: Encoded = { value: Buffer.alloc(0), stored: [] };

/** Encodes each value once, since a page has some of them in several places. */
function encode(values: Readonly<Record<string, string>>): (name: string | undefined) => Encoded {
  const encoded = new Map<string | undefined, Encoded>();
  for (const [name, text] of Object.entries(values)) {
    const value = Buffer.from(text);
    encoded.set(name, { value, stored: storedBlocks(value) });
  }
  return (name) => encoded.get(name) ?? NOTHING;
}

/** The value as it is: it is too short to be worth compressing. */
function storedBlocks(value: Buffer): readonly Buffer[] {
  const blocks: Buffer[] = [];
  for (let start = 0; start < value.length; start += LONGEST_BLOCK) {
    const piece = value.subarray(start, start + LONGEST_BLOCK);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(piece.length, 1);
    header.writeUInt16LE(piece.length ^ 0xffff, 3);
    blocks.push(header, piece);
  }
  return blocks;
}
