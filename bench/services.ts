/** Calls of the services, the socket apart: passes, saving, and lists that grow. */
import { withScratch } from './product/scratch.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';
import { measureLists } from './services/lists.ts';
import { measurePasses } from './services/passes.ts';
import { measureSaving } from './services/saving.ts';

/** Measures one after the other, each on a database of its own; answers whether everything was reached. */
export async function benchServices(): Promise<boolean> {
  const around = surroundings();
  const rows = [];
  for (const measure of [measurePasses, measureSaving, measureLists])
    rows.push(...(await withScratch(measure)));
  await writeFigures('bench-services', { ...around, rows });
  return writeTable('services', around, 'times in ms', rows);
}
