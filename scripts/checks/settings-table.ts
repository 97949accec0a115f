import { SETTINGS, type Setting } from '../../server/configuration/settings.ts';

const PLACE = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/;

/** A text with the table of all settings between its two marks. */
export function withSettingsTable(text: string, settings: readonly Setting[] = SETTINGS): string {
  const rows = settings.map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${description.replaceAll('|', '\\|')} |`,
  );
  const table = ['', '| variable | default | meaning |', '|---|---|---|', ...rows, '', ''].join(
    '\n',
  );
  return text.replace(PLACE, (_all, before: string, after: string) => `${before}${table}${after}`);
}
