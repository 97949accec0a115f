/** Drawings packed with gzip: `.svgz` files, and files named `.svg` that a web server packed. */

/**
 * The first `most` bytes of a file, unpacked if it is packed. Unpacking ends there, however much more the file holds;
 * of a damaged one, the bytes before the damage.
 */
export async function unpackedStart(file: Blob, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  if (!isPacked) return new Uint8Array(await file.slice(0, most).arrayBuffer());
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let room = most; room > 0; room -= parts.at(-1)?.length ?? 0) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value.subarray(0, room));
    }
  } catch {
    // The bytes before the damage remain.
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
