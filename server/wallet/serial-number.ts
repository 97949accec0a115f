import { randomBytes } from 'node:crypto';

/**
 * 16 bytes, hexadecimal. The first is 0x40 to 0x7f: the number is positive and has one spelling in DER. A zero in
 * front would be dropped when the certificate is written again into a signature, which then is another certificate.
 */
export function makeSerialNumber(random: Buffer = randomBytes(16)): string {
  const [first = 0, ...others] = random;
  return Buffer.from([(first & 0x3f) | 0x40, ...others]).toString('hex');
}
