/** `npm run restore -- FOLDER`: makes a new data folder of a backup and compares its rows and media (GROW-03). */
import './command/current-node.ts';
import { resolve } from 'node:path';
import { withDataFolder } from '../server/backup/data-folder.ts';
import { restore } from '../server/backup/restore.ts';
import { readConfig } from '../server/configuration/config.ts';
import * as backupWords from '../src/words/server/backup.gen.ts';
import { onlyArgument, runCommand } from './command/command.ts';
import { createProgress } from './command/progress.ts';
import { reportMedia } from './command/report-media.ts';

await runCommand(async () => {
  const folder = resolve(onlyArgument('npm run restore -- FOLDER'));
  const config = readConfig({ ...process.env, DATABASE_URL: undefined });
  const { dataDir } = config;
  const progress = createProgress((text) => process.stdout.write(text));
  await progress.step(backupWords.checking({ folder }), () => restore({ folder, dataDir }));
  await progress.step(backupWords.recovering(), () =>
    withDataFolder(dataDir, (url) => reportMedia({ ...config, url }, progress)),
  );
});
