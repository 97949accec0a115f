import { sql } from 'kysely';
import type { Services } from './services-fixture.ts';

/** The services, whose database can then refuse rows. */
export async function refusing(services: Services): Promise<Services> {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused on purpose'; end $$`.execute(services.database);
  return services;
}

/** The database refuses this event of rows for which the condition is true, until the returned function is called. */
export async function refuse(
  { database }: Services,
  event: 'insert' | 'update' | 'delete',
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> {
  const trigger = `create trigger refusal before ${event} on ${table} for each row
    when (${condition}) execute function refuse()`;
  await sql.raw(trigger).execute(database);
  return () => sql.raw(`drop trigger refusal on ${table}`).execute(database);
}
