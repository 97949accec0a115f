/** A backup of the embedded database before each migration, kept in the data folder (GROW-03). */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { whenMissing } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { backUp } from './backup.ts';
import { isBackup } from './backup-folder.ts';

const KEPT = 3;
const NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z-before-\d{4}/;

interface Parts {
  readonly dataDir: string;
  /** Address of the running embedded database. */
  readonly url: string;
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Backs up a database that has data and lacks a migration. Media are linked and not copied. Removes older backups of
 * this kind beyond the last three. Throws `StartFailure` if the backup fails; then nothing may be migrated.
 */
export async function backUpBeforeMigration({ dataDir, url, step }: Parts): Promise<void> {
  const [next] = await pendingMigrations(url);
  if (next === undefined) return;
  const backups = join(dataDir, 'backups');
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const folder = join(backups, `${moment}-before-${next.slice(0, 4)}`);
  await removeIncomplete(backups);
  await step(backupWords.backingUpBeforeMigration({ folder }), async () => {
    try {
      await backUp({ dataDir, url, folder, media: 'linked' });
    } catch (error) {
      throw new StartFailure(backupWords.backupFailed({ reason: String(error), folder: backups }), {
        cause: error,
      });
    }
  });
  for (const name of (await ownBackups(backups)).slice(0, -KEPT))
    await rm(join(backups, name), { recursive: true, force: true });
}

async function removeIncomplete(backups: string): Promise<void> {
  for (const name of await ownBackups(backups))
    if (!(await isBackup(join(backups, name))))
      await rm(join(backups, name), { recursive: true, force: true });
}

/** Oldest first. */
async function ownBackups(backups: string): Promise<readonly string[]> {
  const names = await readdir(backups).catch(whenMissing([]));
  return names.filter((name) => NAME.test(name)).toSorted();
}
