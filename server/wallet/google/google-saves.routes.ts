/** Counts offers saved in Google Wallet, from Google's signed callbacks (OBS-02). */
import { createPublicKey, verify } from 'node:crypto';
import { isRecord } from '../../../src/domain/record.ts';
import { isWrittenUuid } from '../../../src/domain/uuid.ts';
import type { GoogleConfig } from '../../configuration/wallet-settings.ts';
import type { Database } from '../../db/database.ts';
import { type ContractRequest, handlersOf } from '../../http/contract/contract.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';

interface Parts {
  readonly database: Database;
  readonly config: { readonly google: GoogleConfig };
}

/** Google sends a signed callback here for each saved offer (OBS-02). */
export function googleSaveRoutes(
  { database, config: { google } }: Parts,
  { passTaken }: { readonly passTaken: (couponId: string) => void },
) {
  const read = createMessageReader(google);
  return handlersOf({
    async noteGoogleSave({ body, log }) {
      // Without credentials Google has no class of ours, so no callback can be about one.
      if (google.privateKeyPath === null) return;
      const event = await read(body);
      if (event === null) {
        log.warn('A message about saved offers was not signed by Google');
        return;
      }
      const couponId = couponOf(event.objectId, google.issuerId);
      if (event.eventType !== 'save' || event.expiresAt <= new Date() || couponId === null) return;
      // A message may arrive more than once.
      const noted = await database
        .insertInto('wallet_messages')
        .values({ nonce: event.nonce, expires_at: event.expiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce')
        .executeTakeFirst();
      if (noted !== undefined) passTaken(couponId);
    },
  });
}

/** An object id consists of the issuer's id and the coupon's. */
function couponOf(objectId: string, issuerId: string): string | null {
  const id = objectId.slice(issuerId.length + 1);
  return objectId.startsWith(`${issuerId}.`) && isWrittenUuid(id) ? id : null;
}

const PROTOCOL = 'ECv2SigningOnly';
const SENDER = 'GooglePayPasses';
const KEYS_KEPT_MS = 3_600_000;
const ANSWER_MS = 5_000;
const NONCE_MAX = 256;

/**
 * Returns the content of a message; null if Google did not sign it for this issuer. Google's root key signs a key for
 * some days, and that key signs the message (`ECv2SigningOnly`). Throws `unavailable` without Google's keys.
 */
function createMessageReader({ issuerId, keysUrl }: GoogleConfig) {
  const keys = createPromiseCache<readonly string[]>({ most: 1, keptMs: KEYS_KEPT_MS });
  return async (message: ContractRequest<'noteGoogleSave'>['body']) => {
    const { protocolVersion, intermediateSigningKey, signature, signedMessage } = message;
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

function eventOf(message: unknown) {
  if (!isRecord(message)) return null;
  const { objectId, eventType, nonce, expTimeMillis } = message;
  if (typeof objectId !== 'string' || typeof nonce !== 'string' || nonce === '') return null;
  const expiresAt = new Date(Number(expTimeMillis));
  if (Number.isNaN(expiresAt.getTime())) return null;
  return { objectId, eventType, nonce: nonce.slice(0, NONCE_MAX), expiresAt };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
