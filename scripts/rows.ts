/**
 * `npm run rows`: lists the rows of `tests/rows.md` that no test proves, and why. Fails if a test names an unknown row.
 * With `--check` it prints nothing else.
 */
import './command/current-node.ts';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesUnder } from './command/inputs-hash.ts';
import { proofsOf, rowsOf, type Row, type TestFile } from './testing/rows.ts';

const TESTS = join(import.meta.dirname, '..', 'tests');

const rows = rowsOf(await readFile(join(TESTS, 'rows.md'), 'utf8'));
const { proved, unnamed, onlyServices, elsewhere, unknown } = proofsOf(rows, await testFiles());
if (process.argv[2] !== '--check') {
  tell('Named by no test', unnamed);
  tell('Rows of the screen that only tests of the services name', onlyServices);
  tell('Named only by tests that do not drive their place', elsewhere);
  console.log(`${proved.length} of ${rows.length} rows are proved.`);
}
if (unknown.length > 0) {
  console.error(`Named by a test, but not in tests/rows.md: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

function tell(title: string, found: readonly Row[]): void {
  if (found.length === 0) return;
  console.log(`${title} (${found.length}):`);
  for (const { id, place, summary } of found)
    console.log(`  ${id.padEnd(10)} ${place.padEnd(7)} ${summary}`);
  console.log('');
}

async function testFiles(): Promise<readonly TestFile[]> {
  const files = (await filesUnder(TESTS)).filter((file) => /\.test\.tsx?$/.test(file));
  return Promise.all(
    files.map(async (file) => ({
      path: relative(TESTS, file),
      source: await readFile(file, 'utf8'),
    })),
  );
}
