import { sql, type Kysely } from 'kysely';

/** Says of each changed or removed coupon that it is so, whoever changed it: what servers remember of it is over (PUB-10). */
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
