import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { SETTINGS, type SettingName } from '../../server/configuration/settings.ts';
import * as descriptions from '../../src/words/server/settings.gen.ts';

const PLACE = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/;

/** Returns the document with the table of all settings between its two marks. */
export async function generateSettings(document: string): Promise<string> {
  const text = withSettingsTable(await readFile(document, 'utf8'));
  return format(text, { ...(await resolveConfig(document)), filepath: document });
}

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
