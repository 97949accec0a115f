import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../server/configuration/config.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { openPassCertificates } from '../../server/wallet/apple/pass-certificates.ts';
import { openGoogleKey } from '../../server/wallet/google/google-key.ts';
import { openRunDoor } from './run-door.ts';
import { makeSeededTemplate, type SeededTemplate } from './seeded-template.ts';

const WARDEN = join(import.meta.dirname, 'database-warden.ts');

declare module 'vitest' {
  export interface ProvidedContext {
    /** A `RunDoor`: `/server` returns the run's PostgreSQL, `/seeded` the database to clone, `/keys` a folder of keys. */
    readonly databaseDoor: string;
    /** A folder that is deleted after the run. */
    readonly runFolder: string;
  }
}

/** One PostgreSQL for a test run with one seeded database, each created when the first test file requests it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-tests-'));
  let running: Promise<EmbeddedPostgres> | null = null;
  let template: Promise<SeededTemplate> | null = null;
  const url = async (): Promise<string> => {
    running ??= givenDatabase() ?? startWatched(dataDir);
    return (await running).url;
  };
  const door = await openRunDoor({
    '/server': url,
    '/seeded': async () => {
      template ??= makeSeededTemplate(await url(), dataDir);
      return template;
    },
    '/keys': () => makeWalletKeys(dataDir),
  });
  project.provide('databaseDoor', door.address);
  project.provide('runFolder', dataDir);

  return async () => {
    door.close();
    await (await template)?.remove();
    await (await running)?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A run's database is temporary, so its protection against power cuts only costs time. */
async function startWatched(dataDir: string): Promise<EmbeddedPostgres> {
  const warden = spawn(process.execPath, [WARDEN, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  warden.unref();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await withClient(postgres.url, async (client) => {
    await client.query('alter system set fsync = off');
    await client.query('alter system set full_page_writes = off');
    await client.query('select pg_reload_conf()');
  });
  return postgres;
}

/** An external PostgreSQL for the same tests (`npm run test:long`). */
function givenDatabase(): Promise<EmbeddedPostgres> | null {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined
    ? null
    : Promise.resolve({ url, adopted: true, isLost: () => false, stop: () => Promise.resolve() });
}

/** Makes the keys that a first start makes (0.4 s of processor time), to be copied. Returns their folder. */
async function makeWalletKeys(folder: string): Promise<string> {
  const dataDir = join(folder, 'wallet');
  await openPassCertificates(dataDir, readConfig({ DATA_DIR: dataDir }).apple);
  await openGoogleKey(dataDir, null);
  return join(dataDir, 'keys');
}
