/** Stores rows of a series as fast as it can, prints how many it has after each part, and is killed in between. */
import { addRows, lineOf } from '../../../server/codes/code-rows.repository.ts';
import { openDatabase } from '../../../server/db/database.ts';

const PART = 200;

const [url = '', series, first, last] = process.argv.slice(2);
const database = openDatabase({ url, connections: 2, onIdleError: () => undefined });

let start = Number(first);
while (start < Number(last)) {
  const length = Math.min(PART, Number(last) - start);
  const lines = Array.from({ length }, (_, index) => {
    const place = start + index + 1;
    return lineOf(Number(series), place, `HM-${place}`, []);
  });
  const stored = await addRows(database, Number(series), start, lines);
  if (stored === null) throw new Error('The series takes no rows.');
  process.stdout.write(`${stored}\n`);
  start = stored;
}
await database.destroy();
