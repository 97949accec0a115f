import { sql, type Kysely } from 'kysely';

/**
 * What a list of coupons reads grows no longer with all of an account's: how many there are is kept beside the account,
 * and names are found by their trigrams or in an index alone (DASH-01).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `drop index projects_newest, projects_name`,
  // With the name itself, without which an index that has its lower case is not enough for the planner.
  `create index projects_newest on projects (account_id, created_at desc, id, lower(name)) include (name)`,
  `create index projects_name on projects (account_id, lower(name), id) include (name)`,
  `create index projects_alike on projects using gin (lower(name) gin_trgm_ops)`,
  `alter table accounts add column coupons integer not null default 0`,
  `update accounts set coupons = (select count(*) from projects where account_id = accounts.id)`,
  `create function count_coupons() returns trigger language plpgsql as $$
    begin
      update accounts set coupons = coupons + case tg_op when 'INSERT' then number else -number end
        from (select account_id, count(*) as number from changed group by account_id) as counted
        where accounts.id = counted.account_id;
      return null;
    end
  $$`,
  `create trigger projects_made after insert on projects referencing new table as changed
    for each statement execute function count_coupons()`,
  `create trigger projects_removed after delete on projects referencing old table as changed
    for each statement execute function count_coupons()`,
];
