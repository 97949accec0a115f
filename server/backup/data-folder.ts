import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { isDataFolderOwned } from '../db/data-folder-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { systemCode } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';

/**
 * Gives the address of a data folder's database to some work: of the running one if a Tearline serves, else the
 * database runs for the work alone. Throws `StartFailure` if there is none, or none that this account may read.
 */
export async function withDataFolder<Result>(
  dataDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  await stat(join(dataDir, 'pg/data/PG_VERSION')).catch((error: unknown) => {
    const isOfOthers = systemCode(error) === 'EACCES';
    const sentence = isOfOthers ? backupWords.otherAccount : backupWords.noData;
    throw new StartFailure(sentence({ folder: dataDir }));
  });
  if (await isDataFolderOwned(dataDir)) {
    const url = await findRunningPostgres(dataDir);
    if (url !== null) return work(url);
    throw new StartFailure(backupWords.notServing({ folder: dataDir }));
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
