import { SETTINGS, type SettingName } from '../../server/configuration/settings.ts';
import * as descriptions from '../../src/words/server/settings.gen.ts';

const PLACE = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/;

/** A text with the table of all settings between its two marks. */
export function withSettingsTable(text: string): string {
  const rows = Object.entries(SETTINGS).map(([name, fallback]) => {
    const description = descriptions[name as SettingName]().replaceAll('|', '\\|');
    return `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${description} |`;
  });
  const table = ['', '| variable | default | meaning |', '|---|---|---|', ...rows, '', ''].join(
    '\n',
  );
  return text.replace(PLACE, (_all, before: string, after: string) => `${before}${table}${after}`);
}
