/** Drawings packed with gzip: `.svgz` files, and files named `.svg` that a web server packed. */

/** Bytes that are unpacked at once: to four megabytes at most. */
const PACKED_BYTES = 4_096;

/**
 * The first `most` bytes of a file, unpacked if it is packed. Unpacking ends there, however much more the file holds;
 * of a damaged one, the bytes before the damage.
 */
export async function unpackedStart(file: Blob, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  if (!isPacked) return new Uint8Array(await file.slice(0, most).arrayBuffer());
  // Browsers unpack only the first of several parts.
  const { Gunzip } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let room = most;
  const gunzip = new Gunzip((bytes) => {
    parts.push(bytes.slice(0, room));
    room -= Math.min(room, bytes.length);
  });
  try {
    for (let at = 0; at < file.size && room > 0; at += PACKED_BYTES)
      gunzip.push(new Uint8Array(await file.slice(at, at + PACKED_BYTES).arrayBuffer()));
  } catch {
    // The bytes before the damage remain.
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
