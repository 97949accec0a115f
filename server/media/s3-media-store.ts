import { hash as hashOf } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../configuration/media-settings.ts';
import { mediaPath, STORE_DEADLINE_MS, type MediaStore } from './media-store.ts';
import { MediaStoreFailure, refusalOf } from './media-store-failure.ts';
import * as storeWords from '../../src/words/server/media-store.gen.ts';

/** Waits before the second and the third attempt. */
const PAUSES_MS: readonly number[] = [100, 400];
const CHECK_MS = 2_000;
const REMOVED_AT_ONCE = 16;
/** An object that is named by its source has a name that is not the digest of its content. */
const CONTENT_DIGEST = 'x-amz-meta-sha256';

/** A request that can be repeated: its body is in memory. */
interface StoreRequest {
  readonly method: 'DELETE' | 'GET' | 'HEAD' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface StoreAnswer {
  readonly status: number;
  /** SHA-256 of the stored content; null if the store does not report it. */
  readonly digest: string | null;
  readonly body: Buffer;
}

/**
 * Media in an S3-compatible bucket. Each object has its hash as name and is written once, never replaced. Temporary
 * failures are tried three times within the deadline. Then, and for permanent ones, it throws `MediaStoreFailure`.
 */
export function createS3MediaStore(
  options: S3Settings & { readonly attemptMs?: number },
): MediaStore {
  const send = signedRequests(options);
  const attemptMs = options.attemptMs ?? STORE_DEADLINE_MS;
  const removeOne = async (hash: string): Promise<void> => {
    const request: StoreRequest = { method: 'DELETE', path: mediaPath(hash) };
    const { status } = await persistently(() => send(request, attemptMs));
    // Some stores answer 404 for a missing object; others report it as removed.
    if (![200, 204, 404].includes(status)) throw new MediaStoreFailure(refusalOf(status, options));
  };
  return {
    async put(hash, bytes) {
      const content = hashOf('sha256', bytes);
      const headers = {
        'if-none-match': '*',
        'x-amz-content-sha256': content,
        [CONTENT_DIGEST]: content,
      };
      const request: StoreRequest = { method: 'PUT', path: mediaPath(hash), headers, body: bytes };
      const { status } = await persistently(() => send(request, attemptMs));
      // 412: the object exists already, and the same hash means the same content.
      if (status !== 200 && status !== 412) throw new MediaStoreFailure(refusalOf(status, options));
    },
    async read(hash) {
      const request: StoreRequest = { method: 'GET', path: mediaPath(hash) };
      const { status, body, ...put } = await persistently(() => send(request, attemptMs));
      if (status === 404) return null;
      if (status !== 200) throw new MediaStoreFailure(refusalOf(status, options));
      if (hashOf('sha256', body) === (put.digest ?? hash)) return body;
      throw new MediaStoreFailure(storeWords.otherBytes());
    },
    async remove(hashes) {
      for (let first = 0; first < hashes.length; first += REMOVED_AT_ONCE)
        await Promise.all(hashes.slice(first, first + REMOVED_AT_ONCE).map(removeOne));
    },
    async check() {
      const { status } = await send({ method: 'HEAD', path: '' }, CHECK_MS);
      if (status === 200) return true;
      throw new MediaStoreFailure(refusalOf(status, options));
    },
  };
}

type Send = (request: StoreRequest, withinMs: number) => Promise<StoreAnswer>;

/** Returns a function that signs and sends one request to the bucket. */
export function signedRequests(settings: S3Settings): Send {
  const { endpoint, bucket, accessKey, secretKey, region } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  });
  return async ({ method, path, headers = {}, body }, withinMs) => {
    const signed = await client.sign(`${endpoint}/${bucket}${path && '/'}${path}`, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    const signal = AbortSignal.timeout(withinMs);
    try {
      const response = await fetch(signed, { signal, redirect: 'error' });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, digest: response.headers.get(CONTENT_DIGEST), body };
    } catch (cause) {
      const fault = signal.aborted
        ? storeWords.late({ milliseconds: withinMs })
        : storeWords.unreachable();
      throw new MediaStoreFailure(storeWords.storeFault({ fault }), { cause });
    }
  };
}

/** Repeats an attempt after a temporary failure: no answer, too many calls, a concurrent write or a server error. */
async function persistently(attempt: () => Promise<StoreAnswer>): Promise<StoreAnswer> {
  const begun = performance.now();
  for (const pauseMs of PAUSES_MS) {
    try {
      const answer = await attempt();
      if (!isPassing(answer.status)) return answer;
    } catch (error) {
      const isLate = performance.now() - begun >= STORE_DEADLINE_MS;
      if (!(error instanceof MediaStoreFailure) || isLate) throw error;
    }
    await pause(pauseMs * (0.5 + Math.random()));
  }
  return attempt();
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 409 || status === 429;
}
