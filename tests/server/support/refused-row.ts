import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { sharedServices, type Services } from './services-fixture.ts';

/** Services whose database can refuse rows. */
export function refusingServices(makeParts?: Parameters<typeof sharedServices>[1]): Services {
  const services = sharedServices({}, makeParts);
  beforeAll(async () => {
    await services.query`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused on purpose'; end $$`;
  });
  return services;
}

/** The database refuses this event of rows for which the condition is true, until the returned function is called. */
export async function refuse(
  { query }: Services,
  event: 'insert' | 'update' | 'delete',
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> {
  const trigger = `create trigger refusal before ${event} on ${table} for each row
    when (${condition}) execute function refuse()`;
  await query`${sql.raw(trigger)}`;
  return () => query`drop trigger refusal on ${sql.table(table)}`;
}
