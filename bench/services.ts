/** Calls of the services without sockets: passes, saving, and growing lists. */
import { withScratch } from './product/scratch.ts';
import { type Bound, type Row, surroundings, writeFigures, writeTable } from './report/table.ts';
import { measureLists } from './services/lists.ts';
import { measurePasses } from './services/passes.ts';
import { measureSaving } from './services/saving.ts';

/** Runs the measurements one after the other, each on a new database; returns whether all targets are met. */
export async function benchServices(): Promise<boolean> {
  const around = surroundings();
  const rows: (Row | Bound)[] = [];
  for (const measure of [measurePasses, measureSaving, measureLists])
    rows.push(...(await withScratch<readonly (Row | Bound)[]>(measure)));
  await writeFigures('bench-services', { ...around, rows });
  return writeTable('services', around, 'times in ms', rows);
}
