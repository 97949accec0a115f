import { sql, type Kysely } from 'kysely';

/**
 * What a search reads of templates is noted once for all rows of a statement: one at a time, an import of a million
 * took hours. How many templates there are is kept, so that a list without a search counts none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** One at a time: a word must not be forgotten while another template brings it. */
const LOCK = `perform pg_advisory_xact_lock(727301447);`;
const FORGET = `delete from catalogue_words where word = any (gone) and not exists (
  select from template_search where marks @@ quote_literal(word)::tsquery
);`;

const STATEMENTS = [
  `drop trigger templates_note on templates`,
  `drop function note_template()`,
  `create function words_of(marks tsvector) returns setof text language sql immutable parallel safe as $$
    select mark from unnest(tsvector_to_array(marks)) as mark where left(mark, 1) not in ('#', '=')
  $$`,
  `create table template_totals (active boolean primary key, templates bigint not null)`,
  `insert into template_totals
    select state, (select count(*) from template_search where active = state)
    from unnest('{true, false}'::boolean[]) as state`,
  `create function note_new_templates() returns trigger language plpgsql as $$
    begin
      ${LOCK}
      with noted as (
        insert into template_search
        select id, created_at, popularity, weight, active, template_marks(title, description, keywords, palette)
        from later returning marks
      )
      insert into catalogue_words
        select distinct word from noted, words_of(marks) as word on conflict do nothing;
      update template_totals set templates = templates + counted.number
        from (select active, count(*) as number from later group by active) as counted
        where template_totals.active = counted.active;
      return null;
    end
  $$`,
  // A template's words and colors are read again only if they changed: each new coupon changes a popularity.
  `create function note_changed_templates() returns trigger language plpgsql as $$
    declare
      reworded uuid[] := array(
        select id from earlier join later using (id)
        where (earlier.title, earlier.description, earlier.keywords, earlier.palette)
          is distinct from (later.title, later.description, later.keywords, later.palette)
      );
      activated bigint := (select count(*) filter (where active) from later)
        - (select count(*) filter (where active) from earlier);
      gone text[];
    begin
      if activated <> 0 or cardinality(reworded) > 0 then
        ${LOCK}
      end if;
      gone := array(
        select distinct word from template_search, words_of(marks) as word where template_id = any (reworded)
      );
      update template_search set created_at = later.created_at, popularity = later.popularity,
          weight = later.weight, active = later.active,
          marks = case when later.id = any (reworded)
            then template_marks(later.title, later.description, later.keywords, later.palette) else marks end
        from later join earlier using (id)
        where template_id = later.id and (
          later.id = any (reworded) or (later.created_at, later.popularity, later.weight, later.active)
            is distinct from (earlier.created_at, earlier.popularity, earlier.weight, earlier.active)
        );
      if cardinality(reworded) > 0 then
        insert into catalogue_words
          select distinct word from template_search, words_of(marks) as word
          where template_id = any (reworded) on conflict do nothing;
        ${FORGET}
      end if;
      if activated <> 0 then
        update template_totals
          set templates = templates + case when active then activated else -activated end;
      end if;
      return null;
    end
  $$`,
  `create function note_removed_templates() returns trigger language plpgsql as $$
    declare
      gone text[] := array(
        select distinct unnest(template_words(title, description, keywords)) from earlier
      );
    begin
      ${LOCK}
      ${FORGET}
      update template_totals set templates = templates - counted.number
        from (select active, count(*) as number from earlier group by active) as counted
        where template_totals.active = counted.active;
      return null;
    end
  $$`,
  `create trigger templates_made after insert on templates referencing new table as later
    for each statement execute function note_new_templates()`,
  `create trigger templates_changed after update on templates referencing old table as earlier new table as later
    for each statement execute function note_changed_templates()`,
  `create trigger templates_removed after delete on templates referencing old table as earlier
    for each statement execute function note_removed_templates()`,
];
