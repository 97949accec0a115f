import { sql, type Kysely } from 'kysely';

/**
 * Words of templates as a search finds them, and which words there are at all. Valid on PostgreSQL 15 and newer;
 * needs the extension pg_trgm, which a database's owner may create where the server has it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTrigrams(database);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

async function createTrigrams(database: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(database);
  } catch (cause) {
    throw new Error(
      'the database has no extension pg_trgm and this user may not create it; as its owner or an administrator run "create extension pg_trgm" in it (Debian: package postgresql-contrib)',
      { cause },
    );
  }
}

const STATEMENTS = [
  // Lower case, without accents and apostrophes, split at whatever is neither letter nor digit.
  `create function search_words(source text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct left(word, 64)), '{}')
    from regexp_split_to_table(
      regexp_replace(lower(normalize(source, NFKD)), '[\\u0300-\\u036f''\\u2019]', '', 'g'),
      '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f]+'
    ) as word
    where word <> ''
  $$`,
  // A keyword of two words is also found written as one: "carwash".
  `create function template_words(title text, description text, keywords text[]) returns text[]
    language sql immutable parallel safe as $$
    select search_words(concat_ws(' ', title, description, array_to_string(keywords, ' '),
      (select string_agg(replace(keyword, ' ', ''), ' ') from unnest(keywords) as keyword)))
  $$`,
  `create table catalogue_words (word text primary key)`,
  `create index catalogue_words_alike on catalogue_words using gin (word gin_trgm_ops)`,
  `create index catalogue_words_start on catalogue_words (word text_pattern_ops)`,
  `alter table templates add column words tsvector not null default ''`,
  `update templates set words = array_to_tsvector(template_words(title, description, keywords))`,
  `insert into catalogue_words
    select distinct unnest(tsvector_to_array(words)) from templates`,
  `create index templates_words on templates using gin (words)`,
  `create function note_template_words() returns trigger language plpgsql as $$
    declare
      gone text[];
    begin
      -- One at a time: a word must not be forgotten while another template brings it.
      perform pg_advisory_xact_lock(727301447);
      if tg_op <> 'DELETE' then
        new.words := array_to_tsvector(template_words(new.title, new.description, new.keywords));
        insert into catalogue_words select unnest(tsvector_to_array(new.words)) on conflict do nothing;
      end if;
      if tg_op <> 'INSERT' then
        gone := tsvector_to_array(old.words);
        if tg_op = 'UPDATE' then
          gone := array(select unnest(gone) except select unnest(tsvector_to_array(new.words)));
        end if;
        delete from catalogue_words where word = any (gone) and not exists (
          select from templates as other
          where other.id <> old.id and other.words @@ quote_literal(catalogue_words.word)::tsquery
        );
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end
  $$`,
  `create trigger templates_note_words
    before insert or delete or update of title, description, keywords on templates
    for each row execute function note_template_words()`,
];
