import { join } from 'node:path';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { runProgram } from '../../command/run-tool.ts';

const BINARIES = '/usr/lib/postgresql/15/bin';

/**
 * Copies the database with the two commands of docs/operations.md and compares the rows of each table (GROW-03). Returns
 * a sentence for each table that differs.
 */
export async function copyDatabase(folder: string, direct: string): Promise<readonly string[]> {
  const from = `${direct}/tearline`;
  const to = `${direct}/restored`;
  const file = join(folder, 'tearline.dump');
  await withClient(`${direct}/postgres`, (client) => client.query('create database restored'));
  const run = async (command: string, ...parameters: readonly string[]) =>
    (await runProgram(join(BINARIES, command), parameters)).succeeded;
  const isCopied =
    (await run('pg_dump', '--format=custom', `--file=${file}`, from)) &&
    (await run('pg_restore', '--clean', '--if-exists', `--dbname=${to}`, file));
  if (!isCopied) return ['The database could not be copied.'];
  const rows = await rowsOf(from);
  const copied = await rowsOf(to);
  return [...rows]
    .filter(([table, number]) => copied.get(table) !== number)
    .map(
      ([table, number]) => `${table} has ${number} rows, its copy ${copied.get(table) ?? 'none'}.`,
    );
}

async function rowsOf(url: string): Promise<ReadonlyMap<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ readonly name: string; readonly number: string }>(`
      select table_name as name, (xpath('/row/number/text()', query_to_xml(
        format('select count(*) as number from %I', table_name), false, true, '')))[1]::text as number
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
    return new Map(rows.map(({ name, number }) => [name, Number(number)]));
  });
}
