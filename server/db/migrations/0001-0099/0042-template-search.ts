import { sql, type Kysely } from 'kysely';

/**
 * What a search reads, apart from the templates themselves: their rows are five times as wide, and to count broad
 * hits among 100,000 of them went through 158 MB (120 ms and more; through the narrow table 20 ms).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `drop trigger templates_note_words on templates`,
  `drop function note_template_words()`,
  `alter table templates drop column words`,
  // Words as they are, colors after "#", whole keywords after "=": no word begins so.
  `create function template_marks(title text, description text, keywords text[], palette text[])
    returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(
      template_words(title, description, keywords)
      || array(select '#' || color from unnest(palette) as color)
      || array(select left('=' || keyword, 100) from unnest(keywords) as keyword)
    )
  $$`,
  `create table template_search (
    template_id uuid primary key references templates (id) on delete cascade,
    created_at timestamptz not null,
    popularity bigint not null,
    weight integer not null,
    active boolean not null,
    marks tsvector not null
  )`,
  `insert into template_search
    select id, created_at, popularity, weight, active, template_marks(title, description, keywords, palette)
    from templates`,
  `create index template_search_marks on template_search using gin (marks)`,
  `create index template_search_newest on template_search (created_at desc, template_id)`,
  `create index template_search_popular on template_search (popularity desc, weight desc, template_id)`,
  // The planner takes a comparison of words for as cheap as one of numbers, and would read the whole table.
  `create function count_templates(asked tsquery, with_inactive boolean) returns bigint
    language sql stable set enable_seqscan = off as $$
    select count(*) from template_search where marks @@ asked and (active or with_inactive)
  $$`,
  `create function note_template() returns trigger language plpgsql as $$
    declare
      earlier text[] := '{}';
      later text[] := '{}';
    begin
      if tg_op <> 'INSERT' then
        earlier := template_words(old.title, old.description, old.keywords);
      end if;
      if tg_op <> 'DELETE' then
        later := template_words(new.title, new.description, new.keywords);
        insert into template_search values (new.id, new.created_at, new.popularity, new.weight, new.active,
          template_marks(new.title, new.description, new.keywords, new.palette))
        on conflict (template_id) do update set created_at = excluded.created_at,
          popularity = excluded.popularity, weight = excluded.weight, active = excluded.active,
          marks = excluded.marks;
      end if;
      if earlier <> later then
        -- One at a time: a word must not be forgotten while another template brings it.
        perform pg_advisory_xact_lock(727301447);
        insert into catalogue_words select unnest(later) on conflict do nothing;
        delete from catalogue_words
          where word in (select unnest(earlier) except select unnest(later)) and not exists (
            select from template_search as other
            where other.template_id <> old.id and other.marks @@ quote_literal(word)::tsquery
          );
      end if;
      return null;
    end
  $$`,
  `create trigger templates_note after insert or delete
    or update of title, description, keywords, palette, active, weight, popularity, created_at on templates
    for each row execute function note_template()`,
];
