/** The address and the PIN of a counter (TILL-01). The database has neither, only what recognizes them. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { areEqualSecrets } from '../work/equal-secrets.ts';
import { CODE_BYTES, formatCode } from '../../src/domain/codes/code.ts';
import { PIN_LENGTH } from '../../src/domain/constants.ts';

const SALT_BYTES = 16;

/** What the database has of an address and a PIN. */
type StoredSecrets = Readonly<Record<'salt' | 'pin_hash', Buffer>>;

/** Makes a new address, of 80 random bits written like a household's code, and a new PIN; shown once to the owner. */
export function makeSecrets() {
  const secret = randomBytes(CODE_BYTES);
  const pin = String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
  return {
    shown: { secret: formatCode(secret), pin },
    stored: {
      secret_hash: hashSecret(secret),
      salt: randomBytes(SALT_BYTES),
      pin_hash: hashPin(secret, pin),
    },
  };
}

/** The secret has 80 random bits, so that a hash without salt and work is enough. */
export function hashSecret(secret: Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns whether this is the counter's PIN. */
export function isPin({ pin_hash: stored }: StoredSecrets, secret: Uint8Array, pin: string) {
  return timingSafeEqual(stored, hashPin(secret, pin));
}

/** Returns the token of the counter's phones, 64 hexadecimal digits; it ends with the PIN. */
export function tokenOf(stored: StoredSecrets, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update('token')
    .update(stored.salt)
    .update(stored.pin_hash)
    .digest('hex');
}

/** Returns whether this is the token of the counter's phones. */
export function isToken(stored: StoredSecrets, secret: Uint8Array, token: string): boolean {
  return areEqualSecrets(token, tokenOf(stored, secret));
}

function hashPin(secret: Uint8Array, pin: string): Buffer {
  return createHmac('sha256', secret).update('pin').update(pin).digest();
}
