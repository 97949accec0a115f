/**
 * Returns the bytes in memory of their own. Node cuts small buffers and the results of zlib from pieces of 16 to 64 kB;
 * a cached one of 8 kB would keep its whole piece.
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
