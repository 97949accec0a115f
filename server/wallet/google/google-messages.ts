/**
 * Verifies messages from Google. Google's root key signs a key for some days, and that key signs the message
 * (`ECv2SigningOnly`).
 */
import { createPublicKey, verify } from 'node:crypto';
import { isRecord } from '../../../src/domain/record.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';
import { RequestFailure } from '../../http/problems/problems.ts';

/** As Google sends it. Signatures and keys are base64. */
export interface GoogleMessage {
  readonly protocolVersion: string;
  readonly signature: string;
  readonly intermediateSigningKey: {
    /** JSON with the key and its expiration time. */
    readonly signedKey: string;
    readonly signatures: readonly string[];
  };
  /** JSON. */
  readonly signedMessage: string;
}

export interface GoogleEvent {
  /** `issuer.suffix`. */
  readonly objectId: string;
  readonly eventType: 'save' | 'del' | 'other';
  /** Unique for each message. A message may arrive more than once. */
  readonly nonce: string;
  readonly expiresAt: Date;
}

const PROTOCOL = 'ECv2SigningOnly';
const SENDER = 'GooglePayPasses';
const KEYS_KEPT_MS = 3_600_000;
const ANSWER_MS = 5_000;
const NONCE_MAX = 256;

/**
 * Returns the content of a message; null if Google did not sign it for this issuer. Throws `unavailable` without
 * Google's keys.
 */
export function createMessageReader({
  issuerId,
  keysUrl,
}: {
  readonly issuerId: string;
  readonly keysUrl: string;
}): (message: GoogleMessage) => Promise<GoogleEvent | null> {
  const keys = createPromiseCache<readonly string[]>({ most: 1, keptMs: KEYS_KEPT_MS });
  return async ({ protocolVersion, intermediateSigningKey, signature, signedMessage }) => {
    if (protocolVersion !== PROTOCOL) return null;
    const { signedKey, signatures } = intermediateSigningKey;
    const roots = await keys.get(keysUrl, () => fetchKeys(keysUrl));
    const ofKey = signedParts(SENDER, PROTOCOL, signedKey);
    const isOfGoogle = signatures.some((one) => roots.some((root) => isSigned(ofKey, one, root)));
    const key = isOfGoogle ? livingKey(parsed(signedKey)) : null;
    if (key === null) return null;
    const ofMessage = signedParts(SENDER, issuerId, PROTOCOL, signedMessage);
    return isSigned(ofMessage, signature, key) ? eventOf(parsed(signedMessage)) : null;
  };
}

async function fetchKeys(url: string): Promise<readonly string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
  const answer: unknown = response?.ok === true ? await response.json().catch(() => null) : null;
  // After this answer Google sends the message again.
  if (!isRecord(answer) || !Array.isArray(answer['keys'])) throw new RequestFailure('unavailable');
  return answer['keys'].filter(isRecord).flatMap((key) => {
    const living = key['protocolVersion'] === PROTOCOL ? livingKey(key) : null;
    return living === null ? [] : [living];
  });
}

/** Returns the key if it has not expired; base64 of its DER. */
function livingKey(key: unknown): string | null {
  if (!isRecord(key) || typeof key['keyValue'] !== 'string') return null;
  return Number(key['keyExpiration']) > Date.now() ? key['keyValue'] : null;
}

/** Each part follows its length in bytes, as four bytes, little-endian. */
function signedParts(...parts: readonly string[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32LE(bytes.length);
      return [length, bytes];
    }),
  );
}

function isSigned(bytes: Buffer, signature: string, key: string): boolean {
  try {
    const publicKey = createPublicKey({
      key: Buffer.from(key, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return verify('sha256', bytes, publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

function eventOf(message: unknown): GoogleEvent | null {
  if (!isRecord(message)) return null;
  const { objectId, eventType, nonce, expTimeMillis } = message;
  if (typeof objectId !== 'string' || typeof nonce !== 'string' || nonce === '') return null;
  const expiresAt = new Date(Number(expTimeMillis));
  if (Number.isNaN(expiresAt.getTime())) return null;
  return {
    objectId,
    eventType: eventType === 'save' || eventType === 'del' ? eventType : 'other',
    nonce: nonce.slice(0, NONCE_MAX),
    expiresAt,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
