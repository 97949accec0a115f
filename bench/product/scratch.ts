import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';

/** Gives the work a new PostgreSQL and a folder, and removes both afterwards. */
export async function withScratch<Result>(work: (url: string, dataDir: string) => Promise<Result>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-bench-'));
  try {
    const folder = join(dataDir, 'pg');
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
    try {
      return await work(postgres.url, dataDir);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
