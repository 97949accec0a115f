/** `npm run doctor`: lists pictures without a file, and files without a row. Fails if a picture has no file (GROW-03). */
import './command/current-node.ts';
import { withDataFolder } from '../server/backup/data-folder.ts';
import { readConfig } from '../server/configuration/config.ts';
import { runCommand } from './command/command.ts';
import { createProgress } from './command/progress.ts';
import { reportMedia } from './command/report-media.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const progress = createProgress((text) => process.stdout.write(text));
  const examine = (url: string) => reportMedia({ ...config, url }, progress);
  await (config.databaseUrl === null
    ? withDataFolder(config.dataDir, examine)
    : examine(config.databaseUrl));
});
