/** Writes the table of settings into docs/configuration.md. With `--check` it fails if the two differ. */
import '../command/current-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { withSettingsTable } from './settings-table.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/configuration.md', import.meta.url));

const current = await readFile(DOCUMENT, 'utf8');
const expected = await format(withSettingsTable(current), {
  ...(await resolveConfig(DOCUMENT)),
  filepath: DOCUMENT,
});
if (expected !== current && process.argv.includes('--check')) {
  console.error(
    'The settings in docs/configuration.md are not those of server/configuration/settings.ts. Run "npm run generate".',
  );
  process.exitCode = 1;
} else if (expected !== current) {
  await writeFile(DOCUMENT, expected);
}
