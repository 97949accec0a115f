import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { seed } from '../../server/catalogue/seed.ts';
import { readConfig } from '../../server/configuration/config.ts';
import type { Database } from '../../server/db/database.ts';
import { createDiskMediaStore } from '../../server/media/disk-media-store.ts';
import { createPassStore } from '../../server/wallet/apple/pass-store.ts';
import { openWallet } from '../../server/wallet/wallet.ts';

const CALLER = { issuer: 'bench', subject: 'bench', email: null, name: null, roles: [] };

/** The services on a migrated database, without a socket; every caller is the owner of `storeCoupons`. With `databaseUrl` they cache public coupons, as the product does. */
export async function openServices(database: Database, dataDir: string, databaseUrl?: string) {
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://tearline.bench',
    EVENT_LOOP_DELAY_MS: '0',
    LIMIT_PUBLIC: '0',
    LIMIT_CREATE: '0',
  });
  const media = createDiskMediaStore(join(dataDir, 'media'));
  const wallet = await openWallet(config, createPassStore(database, media));
  await seed(database, media);
  return buildApp({
    config,
    database,
    ...(databaseUrl !== undefined && { databaseUrl }),
    media,
    wallet,
    verify: async () => CALLER,
    identity: null,
    pages: async () => ({
      application: async () => undefined,
      publicPage: NO_PAGE,
      proofPage: NO_PAGE,
    }),
  });
}

const NO_PAGE = {
  isFinal: true,
  load: () => Promise.reject(new Error('Nobody opens a page here.')),
  asset: () => null,
};

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Milliseconds of one call as the owner; throws for another status. */
export async function timeCall(app: FastifyInstance, call: Call, status = 200): Promise<number> {
  const headers = { host: 'tearline.bench', authorization: 'Bearer bench', ...call.headers };
  const start = performance.now();
  const answer = await app.inject({ ...call, headers });
  const took = performance.now() - start;
  if (answer.statusCode !== status) throw new Error(`${call.url} was answered ${answer.body}`);
  return took;
}
