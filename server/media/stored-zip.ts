import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Some files of a zip. A zip is its parts, then their directories, then `zipEnd`. */
export interface ZipPart {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly directory: Buffer<ArrayBuffer>;
}

interface PartOptions {
  readonly date: Date;
  /** Bytes of the parts before. */
  readonly offset: number;
  /** For files that are not compressed already. */
  readonly isCompressed: boolean;
}

/** The zip's numbers have 16 bits. */
const ZIP_FILES_MAX = 65_535;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0, made on Unix: an ordinary file that everybody may read. */
const VERSION = 20;
const MADE_BY = 0x0314;
const ATTRIBUTES = 0o100644 * 65_536;
const STORED = 0;
const DEFLATED = 8;
/** The flag for a UTF-8 name; set only if the name is not ASCII. */
const UTF_8 = 0x0800;

/** Makes a zip without compression: pictures and passes are compressed already. It takes milliseconds per megabyte. */
export function storedZip(entries: readonly ZipEntry[], date: Date): Buffer<ArrayBuffer> {
  const { bytes, directory } = zipPart(entries, { date, offset: 0, isCompressed: false });
  const end = zipEnd({
    files: entries.length,
    offset: bytes.length,
    directoryBytes: directory.length,
  });
  return Buffer.concat([bytes, directory, end]);
}

export function zipPart(
  entries: readonly ZipEntry[],
  { date, offset, isCompressed }: PartOptions,
): ZipPart {
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let start = offset;
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name);
    const stored = isCompressed ? deflateRawSync(bytes) : bytes;
    const facts = factsOf({ bytes, stored, path, date, method: isCompressed ? DEFLATED : STORED });
    const local = Buffer.concat([uint32(LOCAL), uint16(VERSION), facts, path]);
    const place = Buffer.concat([uint16(0, 0, 0), uint32(ATTRIBUTES, start)]);
    directory.push(uint32(CENTRAL), uint16(MADE_BY, VERSION), facts, place, path);
    parts.push(local, stored);
    start += local.length + stored.length;
  }
  return { bytes: Buffer.concat(parts), directory: Buffer.concat(directory) };
}

/** What the end of a zip says of it. */
export interface ZipFacts {
  readonly files: number;
  /** Bytes of all parts. */
  readonly offset: number;
  /** Bytes of all directories. */
  readonly directoryBytes: number;
}

/** Returns the last bytes of a zip. */
export function zipEnd({ files, offset, directoryBytes }: ZipFacts): Buffer<ArrayBuffer> {
  if (files > ZIP_FILES_MAX) throw new RangeError(`A zip cannot hold ${files} files.`);
  return Buffer.concat([
    uint32(END),
    uint16(0, 0, files, files),
    uint32(directoryBytes, offset),
    uint16(0),
  ]);
}

interface FileFacts {
  readonly bytes: Uint8Array;
  /** The same, perhaps compressed. */
  readonly stored: Uint8Array;
  readonly path: Buffer;
  readonly date: Date;
  readonly method: number;
}

/**
 * The fields that both headers share, in order: flags, method, time, date, checksum, sizes, lengths of name and extra.
 */
function factsOf({ bytes, stored, path, date, method }: FileFacts): Buffer {
  const flags = path.every((byte) => byte < 0x80) ? 0 : UTF_8;
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return Buffer.concat([
    uint16(flags, method, time, day),
    uint32(crc32(bytes), stored.length, bytes.length),
    uint16(path.length, 0),
  ]);
}

function uint16(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint16Array.from(values).buffer));
}

function uint32(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint32Array.from(values).buffer));
}
