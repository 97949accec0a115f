import type { Config } from '../../server/configuration/config.ts';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { compareMedia, type StoredMedia } from '../../server/backup/stored-media.ts';
import { openDatabase } from '../../server/db/database.ts';
import { listMedia } from '../../server/media/media-listing.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import type { Progress } from './progress.ts';

/** Prints what rows and files lack of each other. Throws `StartFailure` if a picture has no file. */
export async function reportMedia(
  { url, ...config }: Pick<Config, 's3' | 'dataDir'> & { readonly url: string },
  { step, say }: Progress,
): Promise<void> {
  const compared = await step(backupWords.comparing(), () => compare(url, listMedia(config)));
  for (const hash of compared.missing) say(backupWords.missingPicture({ hash }));
  for (const name of compared.unknown) say(backupWords.unknownFile({ name }));
  const { pictures, missing, unknown } = compared;
  const counts = { pictures, missing: missing.length, unknown: unknown.length };
  if (missing.length > 0) throw new StartFailure(backupWords.compared(counts));
  say(backupWords.compared(counts));
}

async function compare(url: string, names: AsyncIterable<string>): Promise<StoredMedia> {
  const database = openDatabase({ url, connections: 1, onIdleError: () => undefined });
  try {
    return await compareMedia(database, names, new Date());
  } finally {
    await database.destroy();
  }
}
