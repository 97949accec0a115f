/** `npm run rows`: which promises of `tests/rows.md` no test names in its title. */
import './command/current-node.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEntry } from './command/entry.ts';

const TESTS = join(import.meta.dirname, '..', 'tests');

/** One promise of the product. */
interface Row {
  readonly id: string;
  readonly summary: string;
}

/** The rows of a list such as `tests/rows.md`. */
export function rowsOf(markdown: string): readonly Row[] {
  return [...markdown.matchAll(/^- ([A-Z]+-\d{2}) (.+)$/gm)].map(([, id = '', summary = '']) => ({
    id,
    summary,
  }));
}

/** The ids that titles of a test file begin with: `'[WIZ-08] …'`, `'[WIZ-08, WIZ-09] …'`, `'[WIZ-08][WIZ-09] …'`. */
export function rowsNamedIn(source: string): ReadonlySet<string> {
  const titles = source.matchAll(/['"`]((?:\[[A-Z]+-\d{2}(?:, ?[A-Z]+-\d{2})*\] ?)+)/g);
  return new Set([...titles].flatMap(([, names = '']) => names.match(/[A-Z]+-\d{2}/g) ?? []));
}

async function run(): Promise<void> {
  const rows = rowsOf(await readFile(join(TESTS, 'rows.md'), 'utf8'));
  const named = await rowsNamedInTests();
  const open = rows.filter(({ id }) => !named.has(id));
  for (const { id, summary } of open) console.log(`${id.padEnd(10)} ${summary}`);
  console.log(
    `\n${rows.length - open.length} of ${rows.length} rows are named by a test, ${open.length} are not.`,
  );
  const unknown = [...named].filter((id) => rows.every((row) => row.id !== id));
  if (unknown.length === 0) return;
  console.error(`Named by a test, but not in tests/rows.md: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

async function rowsNamedInTests(): Promise<ReadonlySet<string>> {
  const entries = await readdir(TESTS, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name));
  const sources = await Promise.all(
    files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
  return new Set(sources.flatMap((source) => [...rowsNamedIn(source)]));
}

if (isEntry(import.meta.filename)) await run();
