import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Version 2.0, made on Unix: an ordinary file that everybody may read. */
const [VERSION, MADE_BY, ATTRIBUTES] = [20, 0x0314, 0o100644 * 65_536];
/** The flag for a UTF-8 name; set only if the name is not ASCII. */
const UTF_8 = 0x0800;

/** Makes a zip without compression: pictures and passes are compressed already. It takes milliseconds per megabyte. */
export function storedZip(entries: readonly ZipEntry[], date: Date): Buffer<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name);
    const facts = factsOf(bytes, path, date);
    const local = Buffer.concat([uint32(LOCAL), uint16(VERSION), facts, path]);
    const place = Buffer.concat([uint16(0, 0, 0), uint32(ATTRIBUTES, offset)]);
    directory.push(uint32(CENTRAL), uint16(MADE_BY, VERSION), facts, place, path);
    parts.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  const count = entries.length;
  const end = [uint32(END), uint16(0, 0, count, count), uint32(central.length, offset), uint16(0)];
  return Buffer.concat([...parts, central, ...end]);
}

/**
 * The fields that both headers share, in order: flags, method, time, date, checksum, sizes, lengths of name and extra.
 */
function factsOf(bytes: Uint8Array, path: Buffer, date: Date): Buffer {
  const flags = path.every((byte) => byte < 0x80) ? 0 : UTF_8;
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return Buffer.concat([
    uint16(flags, 0, time, day),
    uint32(crc32(bytes), bytes.length, bytes.length),
    uint16(path.length, 0),
  ]);
}

function uint16(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint16Array.from(values).buffer));
}

function uint32(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint32Array.from(values).buffer));
}
