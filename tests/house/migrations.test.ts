import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../server/db/migrations');
/** What the previous release could miss, and columns that it does not fill. */
const TAKES_AWAY =
  /\bdrop\s+(?:table|column|view|schema|function|type)\b|\brename\b|\balter\s+column\s+\S+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b|\btruncate\b|\badd\s(?:column\s)?(?![^,`']*\b(?:default|generated)\b)[^,`']*\bnot\s+null\b/gi;

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));

test('[GROW-02] migrations take nothing away that the previous release reads', () => {
  const found = files.flatMap((file) =>
    (readFileSync(join(FOLDER, file), 'utf8').match(TAKES_AWAY) ?? []).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no two migrations have one number', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
