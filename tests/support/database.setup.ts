import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded-postgres.ts';

const WARDEN = join(import.meta.dirname, 'database-warden.ts');

declare module 'vitest' {
  export interface ProvidedContext {
    readonly databaseDoor: string;
  }
}

/** One PostgreSQL for a test run, started when the first test file asks for it at the provided address. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-tests-'));
  let running: Promise<EmbeddedPostgres> | null = null;
  const door = createServer((_request, response) => {
    running ??= givenDatabase() ?? startWatched(dataDir);
    running.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  const address = door.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The database door has no address.');
  project.provide('databaseDoor', `http://127.0.0.1:${address.port}`);

  return async () => {
    door.close();
    await (await running)?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function startWatched(dataDir: string): Promise<EmbeddedPostgres> {
  const warden = spawn(process.execPath, [WARDEN, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  warden.unref();
  return startEmbeddedPostgres({ dataDir, log: () => undefined });
}

/** Another PostgreSQL than the embedded one, for the same tests (`npm run test:long`). */
function givenDatabase(): Promise<EmbeddedPostgres> | null {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined
    ? null
    : Promise.resolve({ url, adopted: true, stop: () => Promise.resolve() });
}
