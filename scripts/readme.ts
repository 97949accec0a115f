/** Writes the table of settings into README.md; with `--check` it fails where the two differ. */
import './command/current-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { withSettingsTable } from './checks/settings-table.ts';

const README = new URL('../README.md', import.meta.url);

const current = await readFile(README, 'utf8');
const wanted = await format(withSettingsTable(current), { parser: 'markdown' });
if (wanted !== current && process.argv.includes('--check')) {
  console.error(
    'The settings in README.md are not those of server/configuration/settings.ts. Run "npm run generate".',
  );
  process.exitCode = 1;
} else if (wanted !== current) {
  await writeFile(README, wanted);
}
