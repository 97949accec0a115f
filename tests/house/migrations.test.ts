import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../server/db/migrations');
/** Older migrations were there before two releases answered side by side. */
const FIRST = '0210';
/** What the previous release could miss. */
const TAKES_AWAY =
  /\bdrop\s+(?:table|column|view|schema)\b|\brename\b|\balter\s+column\s+\S+\s+(?:set\s+not\s+null|(?:set\s+data\s+)?type)\b|\btruncate\b/gi;

const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && basename(file) >= FIRST);

test('[GROW-02] migrations take nothing away that the previous release reads', () => {
  const found = files.flatMap((file) =>
    (readFileSync(join(FOLDER, file), 'utf8').match(TAKES_AWAY) ?? []).map(
      (words) => `${basename(file)}: ${words}`,
    ),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});

test('no two migrations have one number', () => {
  const numbers = files.map((file) => basename(file).slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
