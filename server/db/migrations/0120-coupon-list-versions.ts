import { sql, type Kysely } from 'kysely';

/**
 * An account knows a version of its list: what a search found in it stays right until the version is another one, so
 * that it is counted once and not for every page (DASH-01).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table accounts add column list_version bigint not null default 0`,
  `create or replace function count_coupons() returns trigger language plpgsql as $$
    begin
      update accounts set list_version = list_version + 1,
          coupons = coupons + case tg_op when 'INSERT' then number else -number end
        from (select account_id, count(*) as number from changed group by account_id) as counted
        where accounts.id = counted.account_id;
      return null;
    end
  $$`,
  `create function note_renamed_coupons() returns trigger language plpgsql as $$
    begin
      update accounts set list_version = list_version + 1 where id in (
        select later.account_id from earlier join later using (id) where earlier.name <> later.name
      );
      return null;
    end
  $$`,
  // For all that a statement changes at once: fifty thousand names would change one row fifty thousand times.
  `create trigger projects_renamed after update on projects
    referencing old table as earlier new table as later
    for each statement execute function note_renamed_coupons()`,
];
