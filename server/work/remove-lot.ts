import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/**
 * Deletes some rows of a table, in the order of the condition, and returns how many (SAFE-12). Skips those that another
 * process is deleting.
 */
export async function removeLot(
  connection: QueryExecutorProvider,
  table: string,
  where: RawBuilder<unknown>,
  { most, skip = 0 }: { readonly most: number; readonly skip?: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${where}
    limit ${most} offset ${skip} for update skip locked))`.execute(connection);
  return Number(numAffectedRows);
}
