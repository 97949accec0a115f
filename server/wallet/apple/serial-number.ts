import { randomBytes } from 'node:crypto';

/**
 * 16 bytes, hexadecimal. The first is 0x40 to 0x7f, so that the number is positive and has one DER encoding. A leading
 * zero would be dropped when the certificate is copied into a signature, and the copy would be a different certificate.
 */
export function makeSerialNumber(random: Buffer = randomBytes(16)): string {
  const [first = 0, ...others] = random;
  return Buffer.from([(first & 0x3f) | 0x40, ...others]).toString('hex');
}
