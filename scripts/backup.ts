/** `npm run backup -- FOLDER`: copies the data folder into a new folder, also while the product serves (GROW-03). */
import './command/current-node.ts';
import { resolve } from 'node:path';
import { backUp } from '../server/backup/backup.ts';
import { withDataFolder } from '../server/backup/data-folder.ts';
import { readConfig } from '../server/configuration/config.ts';
import { StartFailure } from '../server/configuration/start-failure.ts';
import * as backupWords from '../src/words/server/backup.gen.ts';
import { onlyArgument, runCommand } from './command/command.ts';
import { createProgress } from './command/progress.ts';

await runCommand(async () => {
  const folder = resolve(onlyArgument('npm run backup -- FOLDER'));
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) throw new StartFailure(backupWords.ownDatabase());
  const { step } = createProgress((text) => process.stdout.write(text));
  await step(backupWords.backingUp({ folder }), () =>
    withDataFolder(dataDir, (url) => backUp({ dataDir, url, folder, media: 'copied' })),
  );
});
