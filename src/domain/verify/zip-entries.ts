/** Reads a ZIP archive by its directory, as phones do. Inflating ends at a limit, whatever the archive claims. */
import { Inflate, strFromU8 } from 'fflate';

/** An entry as the directory names it. */
export interface ZipEntry {
  readonly name: string;
  /** Claimed bytes, packed and unpacked. */
  readonly packed: number;
  readonly size: number;
  readonly method: number;
  readonly offset: number;
}

/** The archive holds more than the limit, or an entry more than it claims. */
export class UnpacksTooMuch extends Error {
  override name = 'UnpacksTooMuch';
}

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** Bytes of the directory's end without its comment, which has at most 65,535. */
const END_SIZE = 22;

/** The entries of an archive's directory, one by one. Throws a RangeError where it is cut or broken. */
export function* entriesOf(bytes: Uint8Array): Generator<ZipEntry> {
  const view = viewOf(bytes);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('No entry is here.');
    const nameLength = view.getUint16(at + 28, true);
    const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
    yield {
      name: strFromU8(bytes.subarray(at + 46, at + 46 + nameLength), !isUtf8),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      offset: view.getUint32(at + 42, true),
    };
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - 0xffff);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1)
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  throw new RangeError('The archive has no directory.');
}

/** Bytes that are inflated in one step: deflate makes at most 1,032 of one. */
const STEP = 16_384;

/** The file of an entry. Throws `UnpacksTooMuch` beyond its claimed size, and a RangeError if it is broken. */
export function unpackedEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = viewOf(bytes);
  const { offset, packed, size, method } = entry;
  if (view.getUint32(offset, true) !== LOCAL_ENTRY) throw new RangeError('No file is here.');
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw new RangeError('The file is cut.');
  const data = bytes.subarray(from, from + packed);
  if (method === 0) return data;
  if (method !== 8) throw new RangeError(`The method ${method} is unknown.`);
  return inflated(data, size);
}

function inflated(data: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((part) => {
    if (length + part.length > size) throw new UnpacksTooMuch();
    file.set(part, length);
    length += part.length;
  });
  for (let at = 0; at < data.length; at += STEP)
    stream.push(data.subarray(at, at + STEP), at + STEP >= data.length);
  if (length < size) throw new RangeError('The file ends too early.');
  return file;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
