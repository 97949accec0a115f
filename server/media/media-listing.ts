/** Lists the files of the media store, whatever the database knows of them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../configuration/config.ts';
import type { S3Settings } from '../configuration/media-settings.ts';
import { isAbsence, systemCode } from '../files/absence.ts';
import * as storeWords from '../../src/words/server/media-store.gen.ts';
import { STORE_DEADLINE_MS } from './media-store.ts';
import { MediaStoreFailure, refusalOf } from './media-store-failure.ts';
import { signedRequests } from './s3-media-store.ts';

export type StoreConfig = Pick<Config, 's3' | 'dataDir'>;

const NAME = /^[\da-f]{64}$/;

/** Yields the name of each stored file, 64 hexadecimal digits. Throws `MediaStoreFailure` if the store refuses. */
export function listMedia({ s3, dataDir }: StoreConfig): AsyncGenerator<string> {
  return s3 === null ? listFolder(join(dataDir, 'media')) : listBucket(s3);
}

async function* listFolder(folder: string): AsyncGenerator<string> {
  for (const part of await namesIn(folder))
    for (const name of await namesIn(join(folder, part))) if (NAME.test(name)) yield name;
}

/** A part that is no folder has no names. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsence(error) || systemCode(error) === 'ENOTDIR') return [];
    throw error;
  }
}

/** `ListObjectsV2` of the S3 API, up to 1,000 objects a page. */
async function* listBucket(settings: S3Settings): AsyncGenerator<string> {
  const send = signedRequests(settings);
  for (let token: string | null = ''; token !== null;) {
    const page: URLSearchParams = new URLSearchParams({ 'list-type': '2' });
    if (token !== '') page.set('continuation-token', token);
    const { status, body } = await send({ method: 'GET', path: `?${page}` }, STORE_DEADLINE_MS);
    if (status !== 200) throw new MediaStoreFailure(refusalOf(status, settings));
    const answer = body.toString('utf8');
    if (!answer.includes('<ListBucketResult')) throw new MediaStoreFailure(storeWords.noList());
    for (const [, name = ''] of answer.matchAll(/<Key>[\da-f]{2}\/([\da-f]{64})<\/Key>/g))
      yield name;
    token = tokenIn(answer);
  }
}

function tokenIn(answer: string): string | null {
  const [, written] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(answer) ?? [];
  return (
    written?.replace(
      /&(amp|lt|gt|quot|apos);/g,
      (_, name: keyof typeof ENTITIES) => ENTITIES[name],
    ) ?? null
  );
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;
