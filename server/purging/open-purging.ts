import type { PurgeSettings } from '../configuration/purge-settings.ts';
import type { Database } from '../db/database.ts';
import type { JobLog } from '../jobs/due-jobs.ts';
import { startQueueWorker } from '../jobs/queue-worker.ts';
import { purgeJobs } from './purge-jobs.ts';
import { switchPurging } from './purges.repository.ts';

/** A purge is due two seconds after its change and must not wait for a slower check. */
const POLL_MS = 1_000;

interface PurgingOptions {
  /** Null without a shared cache. */
  readonly settings: PurgeSettings | null;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly log: JobLog;
}

/** Starts to purge changed coupons from the shared cache (PUB-11). Call `stop` before the database is closed. */
export async function openPurging({
  settings,
  database,
  databaseUrl,
  log,
}: PurgingOptions): Promise<{ stop(): Promise<void> }> {
  await switchPurging(database, settings !== null);
  if (settings === null) return { stop: async () => undefined };
  return startQueueWorker({ database, log }, purgeJobs(settings), { databaseUrl, pollMs: POLL_MS });
}
