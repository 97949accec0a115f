import { sql, type Kysely } from 'kysely';

/** Notifies all servers of each changed or removed coupon, so that they forget what they remember of it (PUB-10). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create function notify_coupon_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('coupon_changed', old.id::text);
      return null;
    end
  $$`,
  `create trigger coupon_changed after update or delete on projects
    for each row execute function notify_coupon_changed()`,
];
