import { sql, type Kysely } from 'kysely';

/**
 * Search by what people type (BROWSE-14): painted words, numbers with their signs, neighboring words, the words of a
 * keyword's description, and synonyms. Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STOP_WORDS = [
  ...['a', 'all', 'am', 'an', 'and', 'any', 'are', 'around', 'as', 'at', 'be', 'best', 'by', 'can'],
  ...['coupon', 'coupons', 'do', 'each', 'every', 'for', 'from', 'has', 'have', 'i', 'im', 'in'],
  ...['is', 'it', 'its', 'just', 'like', 'local', 'me', 'my', 'near', 'nearby', 'no', 'not', 'of'],
  ...['on', 'or', 'our', 'please', 'some', 'such', 'template', 'templates', 'that', 'the', 'their'],
  ...['there', 'these', 'this', 'those', 'to', 'town', 'voucher', 'vouchers', 'we', 'what', 'when'],
  ...['where', 'which', 'who', 'with', 'you', 'your'],
].join(' ');

const TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const NUMBER_WORDS = JSON.stringify({
  ...Object.fromEntries(TO_NINETEEN.split(' ').map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 20 + 10 * index])),
});

const UNITS = JSON.stringify({
  ...{ percent: '%', pct: '%', cent: '¢', cents: '¢' },
  ...{
    dollar: '$',
    dollars: '$',
    buck: '$',
    bucks: '$',
    usd: '$',
    euro: '€',
    euros: '€',
    eur: '€',
  },
});

/** One at a time: a word must not be forgotten while another template brings it. */
const LOCK = `perform pg_advisory_xact_lock(727301447);`;
const FORGET = `delete from catalogue_words where word = any (gone) and not exists (
  select from template_search where marks @@ quote_literal(word)::tsquery
);`;
const MARKS = `template_marks(later.title, later.description, later.keywords, later.palette, later.painted)`;

/** As in 0110, with what is painted. */
const NOTING = [
  `create function note_new_templates() returns trigger language plpgsql as $$
    begin
      ${LOCK}
      with noted as (
        insert into template_search
        select id, created_at, popularity, weight, active, ${MARKS} from later returning marks
      )
      insert into catalogue_words
        select distinct word from noted, words_of(marks) as word on conflict do nothing;
      update template_totals set templates = templates + counted.number
        from (select active, count(*) as number from later group by active) as counted
        where template_totals.active = counted.active;
      return null;
    end
  $$`,
  `create function note_changed_templates() returns trigger language plpgsql as $$
    declare
      reworded uuid[] := array(
        select id from earlier join later using (id)
        where (earlier.title, earlier.description, earlier.keywords, earlier.palette, earlier.painted)
          is distinct from (later.title, later.description, later.keywords, later.palette, later.painted)
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
          marks = case when later.id = any (reworded) then ${MARKS} else marks end
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
        select distinct word from earlier as later, words_of(${MARKS}) as word
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

const STATEMENTS = [
  // Lower case, without accents, vowel points, apostrophes and signs that nobody sees; digits and signs of other scripts as ours.
  `create function folded_text(source text) returns text language sql immutable parallel safe as $$
    select regexp_replace(replace(replace(replace(replace(translate(
        regexp_replace(lower(normalize(source, NFKD)),
          '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u065f\\u0670''\\u2019\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe0e\\ufe0f\\ufeff]',
          '', 'g'),
        'øłđıð٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९٪', 'oldid012345678901234567890123456789%'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'per cent', 'percent'), '\\m1[/\\u2044]2\\M', 'half', 'g')
  $$`,
  `create function search_stem(word text) returns text language sql immutable parallel safe as $$
    select coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
  $$`,
  `create function is_stop_word(word text) returns boolean language sql immutable parallel safe as $$
    select word = any ('{${STOP_WORDS.replaceAll(' ', ',')}}'::text[])
  $$`,
  // Words in the order of the text; a number with its sign behind it: "$10", "10 dollars" and "ten dollars" are "10$".
  `create function search_tokens(source text) returns text[] language plpgsql immutable parallel safe as $$
    declare
      number_words constant jsonb := '${NUMBER_WORDS}';
      units constant jsonb := '${UNITS}';
      tokens text[] := '{}';
      part text[];
      word text;
      before text;
      is_tens boolean := false;
      had_tens boolean;
    begin
      for part in select regexp_matches(folded_text(left(source, 20000)),
        '([0-9]+(?:st|nd|rd|th))(?![a-z])|(?:([$\\u00a2\\u00a3\\u00a5\\u20a0-\\u20cf])\\s?)?([0-9]+(?:[.,][0-9]+)*)\\s?([%\\u00a2\\u00a3\\u00a5\\u20a0-\\u20cf$](?!\\s?[0-9]))?|([$%\\u00a2\\u00a3\\u00a5\\u20a0-\\u20cf])|([^\\u0001-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u20a0-\\u20cf\\u3000-\\u303f]+)',
        'g')
      loop
        had_tens := is_tens;
        is_tens := false;
        before := tokens[cardinality(tokens)];
        if part[3] is not null then
          word := part[3];
          if word ~ '[.,]' then
            word := regexp_replace(replace(regexp_replace(word, ',(?=[0-9]{3}(?![0-9]))', '', 'g'), ',', '.'), '\\.0+$', '');
          end if;
          tokens := tokens || (left(word, 63) || coalesce(part[2], part[4], ''));
        else
          word := left(coalesce(part[1], part[5], part[6]), 64);
          if units ? word and before ~ '^[0-9.]+$' then
            tokens[cardinality(tokens)] := before || (units ->> word);
          elsif number_words ? word then
            if had_tens and (number_words ->> word)::integer between 1 and 9 then
              tokens[cardinality(tokens)] := (before::integer + (number_words ->> word)::integer)::text;
            else
              tokens := tokens || (number_words ->> word);
              is_tens := (number_words ->> word)::integer >= 20;
            end if;
          else
            tokens := tokens || word;
          end if;
        end if;
      end loop;
      return tokens;
    end
  $$`,
  // What a text is about: its words without those that every sentence has, unless it has no others.
  `create function significant_tokens(source text) returns text[] language sql immutable parallel safe as $$
    select coalesce(nullif(array(select token from unnest(tokens) as token where not is_stop_word(token)), '{}'), tokens)
    from search_tokens(source) as tokens
  $$`,
  `create function search_key(source text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg(search_stem(token), ' ' order by place), '')
    from unnest(significant_tokens(source)) with ordinality as token (token, place)
  $$`,
  `create function number_without_sign(token text) returns text language sql immutable parallel safe as $$
    select regexp_replace(token, '^([0-9.]+)[^a-z0-9.]$', '\\1')
  $$`,
  // "+20% off": stems of words that stand side by side, stop words passed over; numbers also without their signs.
  `create function neighbors_in(tokens text[]) returns text[] language plpgsql immutable parallel safe as $$
    declare
      pairs text[] := '{}';
      before text;
      token text;
    begin
      foreach token in array tokens loop
        continue when is_stop_word(token);
        token := search_stem(token);
        if before is not null then
          pairs := pairs || ('+' || before || ' ' || token)
            || ('+' || number_without_sign(before) || ' ' || number_without_sign(token));
        end if;
        before := token;
      end loop;
      return pairs;
    end
  $$`,
  // "check-up" is also found written as one.
  `create function hyphenated_words(source text) returns text[] language sql immutable parallel safe as $$
    select array(select left(part[1] || part[2], 64)
      from regexp_matches(folded_text(source), '([a-z]+)-([a-z]+)', 'g') as part)
  $$`,
  `create function painted_words(design jsonb) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg(words #>> '{}', e'\\n'), '')
    from jsonb_path_query(design, 'strict $.data.**?(@.kind == "text").text') as words
  $$`,
  `alter table templates add column painted text not null generated always as (painted_words(editor_source)) stored`,

  ...['made', 'changed', 'removed'].map((what) => `drop trigger templates_${what} on templates`),
  `drop function note_new_templates(), note_changed_templates(), note_removed_templates(),
    template_marks(text, text, text[], text[]), template_words(text, text, text[]), search_words(text), words_of(tsvector)`,
  // Words as they are; "^" of title and keywords; "+" side by side; colors after "#"; whole keywords after "=".
  `create function template_marks(title text, description text, keywords text[], palette text[], painted text)
    returns tsvector language plpgsql immutable parallel safe as $$
    declare
      tokens text[];
      keyword text;
      topics text[] := search_tokens(title);
      words text[] := hyphenated_words(concat_ws(' ', title, painted, description));
      marks text[] := neighbors_in(topics);
    begin
      foreach keyword in array keywords loop
        tokens := search_tokens(keyword);
        topics := topics || tokens || search_tokens(replace(keyword, ' ', ''));
        marks := marks || neighbors_in(tokens) || left('=' || keyword, 100);
      end loop;
      words := words || topics;
      foreach keyword in array array[painted, description] loop
        tokens := search_tokens(keyword);
        words := words || tokens;
        marks := marks || neighbors_in(tokens);
      end loop;
      return array_to_tsvector(marks
        || words
        || array(select number_without_sign(word) from unnest(words) as word where word ~ '^[0-9]')
        || array(select '^' || topic from unnest(topics) as topic)
        || array(select '#' || color from unnest(palette) as color));
    end
  $$`,
  // Numbers are none: they have no beginnings and no near spellings.
  `create function words_of(marks tsvector) returns setof text language sql immutable parallel safe as $$
    select mark from unnest(tsvector_to_array(marks)) as mark where left(mark, 1) !~ '[#=+^0-9$%]'
  $$`,
  `update template_search set marks = template_marks(title, description, keywords, palette, painted)
    from templates where templates.id = template_id`,
  `delete from catalogue_words`,
  `insert into catalogue_words select distinct word from template_search, words_of(marks) as word`,
  `create index catalogue_words_stem on catalogue_words (search_stem(word))`,
  ...NOTING,

  `create table keyword_words (
    keyword text not null references keywords (name) on update cascade on delete cascade,
    word text not null,
    primary key (keyword, word)
  )`,
  `create index keyword_words_stem on keyword_words (search_stem(word))`,
  `create index keyword_words_start on keyword_words (word text_pattern_ops)`,
  `create function note_keyword_words() returns trigger language plpgsql as $$
    begin
      delete from keyword_words where keyword = new.name;
      insert into keyword_words select distinct new.name, token
        from unnest(search_tokens(new.description) || hyphenated_words(new.description)) as token
        where not is_stop_word(token) and token !~ '^[0-9$%]';
      return null;
    end
  $$`,
  `create trigger keywords_described after insert or update of name, description on keywords
    for each row execute function note_keyword_words()`,
  `update keywords set description = description`,

  `create table synonyms (
    word text primary key check (length(word) between 1 and 64),
    key text not null generated always as (search_key(word)) stored unique check (key <> ''),
    tokens text[] not null generated always as (significant_tokens(word)) stored,
    meanings text[] not null check (cardinality(meanings) between 1 and 12),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
];
