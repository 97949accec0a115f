import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** Rows in the order of the condition; all of them by default. */
interface Lot {
  readonly most: number;
  readonly skip?: number | undefined;
}

/** Deletes some rows of a table and returns how many (SAFE-12). Skips those that another process is deleting. */
export async function removeLot(
  connection: QueryExecutorProvider,
  table: string,
  where: RawBuilder<unknown>,
  { most, skip = 0 }: Lot,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${where}
    limit ${most} offset ${skip} for update skip locked))`.execute(connection);
  return Number(numAffectedRows);
}
