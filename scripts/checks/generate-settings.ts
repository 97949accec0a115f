/** Writes the table of settings into docs/configuration.md. With `--check` it fails if the two differ. */
import '../command/current-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { SETTINGS, type SettingName } from '../../server/configuration/settings.ts';
import * as descriptions from '../../src/words/server/settings.gen.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/configuration.md', import.meta.url));

const PLACE = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/;

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

/** A text with the table of all settings between its two marks. */
function withSettingsTable(text: string): string {
  const rows = Object.entries(SETTINGS).map(([name, fallback]) => {
    const description = descriptions[name as SettingName]().replaceAll('|', '\\|');
    return `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${description} |`;
  });
  const table = ['', '| variable | default | meaning |', '|---|---|---|', ...rows, '', ''].join(
    '\n',
  );
  return text.replace(PLACE, (_all, before: string, after: string) => `${before}${table}${after}`);
}
