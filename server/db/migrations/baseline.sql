CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE code_state AS ENUM (
    'active',
    'off',
    'replaced'
);

CREATE FUNCTION add_cache_purge() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into cache_purges (coupon_id, next_attempt_at)
        select old.id, now() + interval '2 seconds' from cache_purging
        on conflict (coupon_id) do update set
          state = 'waiting', reason = null, finished_at = null, attempts = 0, created_at = now(),
          next_attempt_at = excluded.next_attempt_at, requests = cache_purges.requests + 1;
      return null;
    end
  $$;

CREATE FUNCTION count_coupons() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update accounts set list_version = list_version + 1,
          coupons = coupons + case tg_op when 'INSERT' then number else -number end
        from (select account_id, count(*) as number from changed group by account_id) as counted
        where accounts.id = counted.account_id;
      return null;
    end
  $$;

CREATE FUNCTION count_templates(asked tsquery, with_inactive boolean) RETURNS bigint
    LANGUAGE sql STABLE
    SET enable_seqscan TO 'off'
    AS $$
    select count(*) from template_search where marks @@ asked and (active or with_inactive)
  $$;

CREATE FUNCTION few_templates(ranks tsquery[], with_inactive boolean, is_popular boolean, skipped bigint, most bigint) RETURNS TABLE(template_id uuid, place bigint)
    LANGUAGE sql STABLE ROWS 20
    SET enable_seqscan TO 'off'
    AS $$
    with found as materialized (
      select *, (
        select rank from unnest(ranks) with ordinality as one (asked, rank) where marks @@ asked order by rank limit 1
      ) as rank
      from template_search where marks @@ ranks[cardinality(ranks)] and (active or with_inactive)
    )
    select template_id, row_number() over (order by rank, case when is_popular then popularity end desc,
        case when not is_popular then created_at end desc, weight desc, popularity desc, created_at desc, template_id)
    from found order by 2 limit most offset skipped
  $$;

CREATE FUNCTION folded_text(source text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select regexp_replace(replace(replace(replace(replace(translate(
        regexp_replace(lower(normalize(source, NFKD)),
          '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670''\u2019\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff]',
          '', 'g'),
        'øłđıð٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९٪', 'oldid012345678901234567890123456789%'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'per cent', 'percent'), '\m1[/\u2044]2\M', 'half', 'g')
  $$;

CREATE FUNCTION hyphenated_words(source text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select array(select left(part[1] || part[2], 64)
      from regexp_matches(folded_text(source), '([a-z]+)-([a-z]+)', 'g') as part)
  $$;

CREATE FUNCTION is_stop_word(word text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select word = any ('{a,all,am,an,and,any,are,around,as,at,be,best,by,can,coupon,coupons,do,each,every,for,from,has,have,i,im,in,is,it,its,just,like,local,me,my,near,nearby,no,not,of,on,or,our,please,some,such,template,templates,that,the,their,there,these,this,those,to,town,voucher,vouchers,we,what,when,where,which,who,with,you,your}'::text[])
  $$;

CREATE FUNCTION note_changed_templates() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
        perform pg_advisory_xact_lock(727301447);
      end if;
      gone := array(
        select distinct word from template_search, words_of(marks) as word where template_id = any (reworded)
      );
      update template_search set created_at = later.created_at, popularity = later.popularity,
          weight = later.weight, active = later.active,
          marks = case when later.id = any (reworded) then template_marks(later.title, later.description, later.keywords, later.palette, later.painted) else marks end
        from later join earlier using (id)
        where template_id = later.id and (
          later.id = any (reworded) or (later.created_at, later.popularity, later.weight, later.active)
            is distinct from (earlier.created_at, earlier.popularity, earlier.weight, earlier.active)
        );
      if cardinality(reworded) > 0 then
        insert into catalogue_words
          select distinct word from template_search, words_of(marks) as word
          where template_id = any (reworded) on conflict do nothing;
        delete from catalogue_words where word = any (gone) and not exists (
  select from template_search where marks @@ quote_literal(word)::tsquery
);
      end if;
      if activated <> 0 then
        update template_totals
          set templates = templates + case when active then activated else -activated end;
      end if;
      return null;
    end
  $$;

CREATE FUNCTION note_coupon_of_code() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      select coupon_id, changes into new.parent_id, new.parent_changes
        from code_passes where serial = new.coupon_id;
      return new;
    end
  $$;

CREATE FUNCTION note_keyword_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
    begin
      delete from keyword_words where keyword = new.name;
      insert into keyword_words select distinct new.name, token
        from unnest(search_tokens(new.description) || hyphenated_words(new.description)) as token
        where not is_stop_word(token) and token !~ '^[0-9$%]';
      return null;
    end
  $_$;

CREATE FUNCTION note_new_templates() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform pg_advisory_xact_lock(727301447);
      with noted as (
        insert into template_search
        select id, created_at, popularity, weight, active, template_marks(later.title, later.description, later.keywords, later.palette, later.painted) from later returning marks
      )
      insert into catalogue_words
        select distinct word from noted, words_of(marks) as word on conflict do nothing;
      update template_totals set templates = templates + counted.number
        from (select active, count(*) as number from later group by active) as counted
        where template_totals.active = counted.active;
      return null;
    end
  $$;

CREATE FUNCTION note_phones_that_left() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update wallet_deliveries as delivery set held = false from earlier
        where delivery.coupon_id = earlier.coupon_id and delivery.channel = 'apple'
          and delivery.device_id = earlier.device_id;
      return null;
    end
  $$;

CREATE FUNCTION note_removed_templates() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      gone text[] := array(
        select distinct word from earlier as later, words_of(template_marks(later.title, later.description, later.keywords, later.palette, later.painted)) as word
      );
    begin
      perform pg_advisory_xact_lock(727301447);
      delete from catalogue_words where word = any (gone) and not exists (
  select from template_search where marks @@ quote_literal(word)::tsquery
);
      update template_totals set templates = templates - counted.number
        from (select active, count(*) as number from earlier group by active) as counted
        where template_totals.active = counted.active;
      return null;
    end
  $$;

CREATE FUNCTION note_renamed_coupons() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update accounts set list_version = list_version + 1 where id in (
        select later.account_id from earlier join later using (id) where earlier.name <> later.name
      );
      return null;
    end
  $$;

CREATE FUNCTION notify_coupon_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform pg_notify('coupon_changed', old.id::text);
      return null;
    end
  $$;

CREATE FUNCTION number_token(token text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select coalesce(
      (select left(regexp_replace(replace(regexp_replace(part[2], ',(?=[0-9]{3}(?![0-9]))', '', 'g'), ',', '.'),
          '\.0+$', ''), 63) || coalesce(part[1], part[3], '')
        from regexp_match(token, '^(?:([$\u00a2\u00a3\u00a5\u20a0-\u20cf])\s?)?([0-9]+(?:[.,][0-9]+)*)\s?([%$\u00a2\u00a3\u00a5\u20a0-\u20cf])?$') as part
        where part is not null),
      left(token, 64))
  $_$;

CREATE FUNCTION number_without_sign(token text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select regexp_replace(token, '^([0-9.]+)[^a-z0-9.]$', '\1')
  $_$;

CREATE FUNCTION painted_words(design jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select coalesce(string_agg(words #>> '{}', e'\n'), '')
    from jsonb_path_query(design, 'strict $.data.**?(@.kind == "text").text') as words
  $_$;

CREATE FUNCTION search_key(source text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $$
    select coalesce(string_agg(search_stem(token), ' ' order by place), '')
    from unnest(significant_tokens(source)) with ordinality as token (token, place)
  $$;

CREATE FUNCTION search_stem(word text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
  $$;

CREATE FUNCTION search_tokens(source text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select with_numbers(split_tokens(folded_text(translate(left(source, 20000), e'\u0001', ' '))))
  $$;

CREATE FUNCTION significant_tokens(source text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO '$user', 'public'
    AS $$
    select coalesce(nullif(array(select token from unnest(tokens) as token where not is_stop_word(token)), '{}'), tokens)
    from search_tokens(source) as tokens
  $$;

CREATE FUNCTION split_tokens(folded text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select array(
      select case when part[1] ~ '[0-9]' then number_token(part[1]) else left(part[1], 64) end
      from regexp_matches(folded, '[0-9]+(?:st|nd|rd|th)(?![a-z])|(?:[$\u00a2\u00a3\u00a5\u20a0-\u20cf]\s?)?[0-9]+(?:[.,][0-9]+)*(?:\s?[%$\u00a2\u00a3\u00a5\u20a0-\u20cf](?!\s?[0-9]))?|[\u0001%$\u00a2\u00a3\u00a5\u20a0-\u20cf]|[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', 'g') as part
    )
  $_$;

CREATE FUNCTION template_marks(title text, description text, keywords text[], palette text[], painted text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
    declare
      texts constant text[] := array[title, painted, description] || keywords
        || array(select replace(keyword, ' ', '') from unnest(keywords) as keyword where keyword like '% %');
      folded constant text := folded_text(array_to_string(
        array(select translate(left(part, 20000), e'\u0001', ' ') from unnest(texts) as part), e'\u0001'));
      said constant text := array_to_string((string_to_array(folded, e'\u0001'))[:3], ' ');
      marks text[] := array(select left('=' || keyword, 100) from unnest(keywords) as keyword)
        || array(select '#' || color from unnest(palette) as color)
        || array(select left(part[1] || part[2], 64) from regexp_matches(said, '([a-z]+)-([a-z]+)', 'g') as part);
      place integer := 1;
      token text;
      before text;
      plain text;
      plain_before text;
    begin
      foreach token in array with_numbers(split_tokens(folded)) loop
        if token = e'\u0001' then
          place := place + 1;
          before := null;
          continue;
        end if;
        plain := case when ascii(token) between 48 and 57 then number_without_sign(token) else token end;
        marks := marks || token || plain;
        if place not in (2, 3) then
          marks := marks || ('^' || token);
        end if;
        continue when place > 3 + cardinality(keywords) or is_stop_word(token);
        if plain = token then
          token := search_stem(token);
          plain := token;
        end if;
        if before is not null then
          marks := marks || ('+' || before || ' ' || token) || ('+' || plain_before || ' ' || plain);
        end if;
        before := token;
        plain_before := plain;
      end loop;
      return array_to_tsvector(marks);
    end
  $$;

CREATE FUNCTION wallet_deliveries_delete_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into wallet_delivery_counts as counted (coupon_id, changes, outcome, reason, shard, number)
    select coupon_id, changes, outcome, reason, shard, sum(number) from (
      select coupon_id, changes, outcome, coalesce(reason, '') as reason, (hashtext(device_id) & 7)::smallint as shard, number from (select *, -1 as number from earlier) as changed where channel = 'apple'
    ) as changed
    group by coupon_id, changes, outcome, reason, shard having sum(number) <> 0 order by coupon_id, changes, outcome, reason, shard
    on conflict (coupon_id, changes, outcome, reason, shard) do update set number = counted.number + excluded.number;
        return null;
      end
    $$;

CREATE FUNCTION wallet_deliveries_delete_counted_for_codes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into wallet_code_delivery_counts as counted (coupon_id, changes, outcome, reason, shard, number)
    select coupon_id, changes, outcome, reason, shard, sum(number) from (
      select parent_id as coupon_id, parent_changes as changes, outcome as outcome, coalesce(reason, '') as reason, (hashtext(device_id) & 7)::smallint as shard, number
      from (select *, -1 as number from earlier) as changed where parent_id is not null
    ) as changed
    group by coupon_id, changes, outcome, reason, shard having sum(number) <> 0 order by coupon_id, changes, outcome, reason, shard
    on conflict (coupon_id, changes, outcome, reason, shard) do update set number = counted.number + excluded.number;
          return null;
        end
      $$;

CREATE FUNCTION wallet_deliveries_insert_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into wallet_delivery_counts as counted (coupon_id, changes, outcome, reason, shard, number)
    select coupon_id, changes, outcome, reason, shard, sum(number) from (
      select coupon_id, changes, outcome, coalesce(reason, '') as reason, (hashtext(device_id) & 7)::smallint as shard, number from (select *, 1 as number from later) as changed where channel = 'apple'
    ) as changed
    group by coupon_id, changes, outcome, reason, shard having sum(number) <> 0 order by coupon_id, changes, outcome, reason, shard
    on conflict (coupon_id, changes, outcome, reason, shard) do update set number = counted.number + excluded.number;
        return null;
      end
    $$;

CREATE FUNCTION wallet_deliveries_insert_counted_for_codes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into wallet_code_delivery_counts as counted (coupon_id, changes, outcome, reason, shard, number)
    select coupon_id, changes, outcome, reason, shard, sum(number) from (
      select parent_id as coupon_id, parent_changes as changes, outcome as outcome, coalesce(reason, '') as reason, (hashtext(device_id) & 7)::smallint as shard, number
      from (select *, 1 as number from later) as changed where parent_id is not null
    ) as changed
    group by coupon_id, changes, outcome, reason, shard having sum(number) <> 0 order by coupon_id, changes, outcome, reason, shard
    on conflict (coupon_id, changes, outcome, reason, shard) do update set number = counted.number + excluded.number;
          return null;
        end
      $$;

CREATE FUNCTION wallet_deliveries_update_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into wallet_delivery_counts as counted (coupon_id, changes, outcome, reason, shard, number)
    select coupon_id, changes, outcome, reason, shard, sum(number) from (
      select coupon_id, changes, outcome, coalesce(reason, '') as reason, (hashtext(device_id) & 7)::smallint as shard, number from (select *, 1 as number from later union all select *, -1 as number from earlier) as changed where channel = 'apple'
    ) as changed
    group by coupon_id, changes, outcome, reason, shard having sum(number) <> 0 order by coupon_id, changes, outcome, reason, shard
    on conflict (coupon_id, changes, outcome, reason, shard) do update set number = counted.number + excluded.number;
        return null;
      end
    $$;

CREATE FUNCTION wallet_deliveries_update_counted_for_codes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into wallet_code_delivery_counts as counted (coupon_id, changes, outcome, reason, shard, number)
    select coupon_id, changes, outcome, reason, shard, sum(number) from (
      select parent_id as coupon_id, parent_changes as changes, outcome as outcome, coalesce(reason, '') as reason, (hashtext(device_id) & 7)::smallint as shard, number
      from (select *, 1 as number from later union all select *, -1 as number from earlier) as changed where parent_id is not null
    ) as changed
    group by coupon_id, changes, outcome, reason, shard having sum(number) <> 0 order by coupon_id, changes, outcome, reason, shard
    on conflict (coupon_id, changes, outcome, reason, shard) do update set number = counted.number + excluded.number;
          return null;
        end
      $$;

CREATE FUNCTION wallet_registrations_delete_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into wallet_phone_counts as counted (coupon_id, owed_changes, shard, number)
    select coupon_id, owed_changes, shard, sum(number) from (
      select coupon_id, owed_changes, (hashtext(device_id) & 7)::smallint as shard, number from (select *, -1 as number from earlier) as changed where true
    ) as changed
    group by coupon_id, owed_changes, shard having sum(number) <> 0 order by coupon_id, owed_changes, shard
    on conflict (coupon_id, owed_changes, shard) do update set number = counted.number + excluded.number;
        return null;
      end
    $$;

CREATE FUNCTION wallet_registrations_delete_counted_for_codes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into wallet_code_phone_counts as counted (coupon_id, owed_changes, shard, number)
    select coupon_id, owed_changes, shard, sum(number) from (
      select parent_id as coupon_id, parent_changes as owed_changes, (hashtext(device_id) & 7)::smallint as shard, number
      from (select *, -1 as number from earlier) as changed where parent_id is not null
    ) as changed
    group by coupon_id, owed_changes, shard having sum(number) <> 0 order by coupon_id, owed_changes, shard
    on conflict (coupon_id, owed_changes, shard) do update set number = counted.number + excluded.number;
          return null;
        end
      $$;

CREATE FUNCTION wallet_registrations_insert_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into wallet_phone_counts as counted (coupon_id, owed_changes, shard, number)
    select coupon_id, owed_changes, shard, sum(number) from (
      select coupon_id, owed_changes, (hashtext(device_id) & 7)::smallint as shard, number from (select *, 1 as number from later) as changed where true
    ) as changed
    group by coupon_id, owed_changes, shard having sum(number) <> 0 order by coupon_id, owed_changes, shard
    on conflict (coupon_id, owed_changes, shard) do update set number = counted.number + excluded.number;
        return null;
      end
    $$;

CREATE FUNCTION wallet_registrations_insert_counted_for_codes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into wallet_code_phone_counts as counted (coupon_id, owed_changes, shard, number)
    select coupon_id, owed_changes, shard, sum(number) from (
      select parent_id as coupon_id, parent_changes as owed_changes, (hashtext(device_id) & 7)::smallint as shard, number
      from (select *, 1 as number from later) as changed where parent_id is not null
    ) as changed
    group by coupon_id, owed_changes, shard having sum(number) <> 0 order by coupon_id, owed_changes, shard
    on conflict (coupon_id, owed_changes, shard) do update set number = counted.number + excluded.number;
          return null;
        end
      $$;

CREATE FUNCTION wallet_registrations_update_counted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into wallet_phone_counts as counted (coupon_id, owed_changes, shard, number)
    select coupon_id, owed_changes, shard, sum(number) from (
      select coupon_id, owed_changes, (hashtext(device_id) & 7)::smallint as shard, number from (select *, 1 as number from later union all select *, -1 as number from earlier) as changed where true
    ) as changed
    group by coupon_id, owed_changes, shard having sum(number) <> 0 order by coupon_id, owed_changes, shard
    on conflict (coupon_id, owed_changes, shard) do update set number = counted.number + excluded.number;
        return null;
      end
    $$;

CREATE FUNCTION wallet_registrations_update_counted_for_codes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          insert into wallet_code_phone_counts as counted (coupon_id, owed_changes, shard, number)
    select coupon_id, owed_changes, shard, sum(number) from (
      select parent_id as coupon_id, parent_changes as owed_changes, (hashtext(device_id) & 7)::smallint as shard, number
      from (select *, 1 as number from later union all select *, -1 as number from earlier) as changed where parent_id is not null
    ) as changed
    group by coupon_id, owed_changes, shard having sum(number) <> 0 order by coupon_id, owed_changes, shard
    on conflict (coupon_id, owed_changes, shard) do update set number = counted.number + excluded.number;
          return null;
        end
      $$;

CREATE FUNCTION with_numbers(tokens text[]) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
    declare
      numbers constant jsonb := '{"zero":0,"one":1,"two":2,"three":3,"four":4,"five":5,"six":6,"seven":7,"eight":8,"nine":9,"ten":10,"eleven":11,"twelve":12,"thirteen":13,"fourteen":14,"fifteen":15,"sixteen":16,"seventeen":17,"eighteen":18,"nineteen":19,"twenty":20,"thirty":30,"forty":40,"fifty":50,"sixty":60,"seventy":70,"eighty":80,"ninety":90}';
      units constant jsonb := '{"percent":"%","pct":"%","cent":"¢","cents":"¢","dollar":"$","dollars":"$","buck":"$","bucks":"$","usd":"$","euro":"€","euros":"€","eur":"€"}';
      joined text[] := '{}';
      token text;
      number integer;
      before text;
      was_tens boolean := false;
    begin
      if not tokens && '{zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety,percent,pct,cent,cents,dollar,dollars,buck,bucks,usd,euro,euros,eur}'::text[] then
        return tokens;
      end if;
      foreach token in array tokens loop
        number := numbers ->> token;
        before := joined[cardinality(joined)];
        if units ? token and before ~ '^[0-9.]+$' then
          joined[cardinality(joined)] := before || (units ->> token);
        elsif was_tens and number between 1 and 9 then
          joined[cardinality(joined)] := (before::integer + number)::text;
          number := null;
        else
          joined := joined || coalesce(number::text, token);
        end if;
        was_tens := coalesce(number >= 20, false);
      end loop;
      return joined;
    end
  $_$;

CREATE FUNCTION words_of(marks tsvector) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    select mark from unnest(tsvector_to_array(marks)) as mark where left(mark, 1) !~ '[#=+^0-9$%]'
  $_$;

CREATE TABLE accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    email text,
    name text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    coupons integer DEFAULT 0 NOT NULL,
    list_version bigint DEFAULT 0 NOT NULL,
    removed_coupons integer DEFAULT 0 NOT NULL
);

CREATE TABLE attributes (
    account_id uuid NOT NULL,
    id text NOT NULL,
    value json NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE brand_logos (
    account_id uuid NOT NULL,
    slot text NOT NULL,
    media_hash text NOT NULL,
    original_hash text,
    file_name text NOT NULL,
    crop jsonb,
    CONSTRAINT brand_logos_slot_check CHECK ((slot = ANY (ARRAY['appleLogo'::text, 'googleLogo'::text])))
);

CREATE TABLE brands (
    account_id uuid NOT NULL,
    fields jsonb NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE cache_purges (
    coupon_id uuid NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    requests integer DEFAULT 1 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    locked_until timestamp with time zone,
    lease uuid,
    finished_at timestamp with time zone,
    CONSTRAINT cache_purges_check CHECK (((locked_until IS NULL) = (lease IS NULL))),
    CONSTRAINT cache_purges_check1 CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
    CONSTRAINT cache_purges_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'not sent'::text, 'failed'::text])))
);

CREATE TABLE cache_purging (
    is_on boolean NOT NULL,
    CONSTRAINT cache_purging_is_on_check CHECK (is_on)
);

CREATE TABLE catalogue_words (
    word text NOT NULL
);

CREATE TABLE code_days (
    series integer NOT NULL,
    day date NOT NULL,
    source smallint DEFAULT 0 NOT NULL,
    opened bigint DEFAULT 0 NOT NULL,
    added bigint DEFAULT 0 NOT NULL,
    redeemed bigint DEFAULT 0 NOT NULL
);

CREATE TABLE code_passes (
    serial uuid NOT NULL,
    coupon_id uuid NOT NULL,
    code bytea NOT NULL,
    value text,
    changes integer NOT NULL,
    at_google boolean DEFAULT false NOT NULL,
    CONSTRAINT code_passes_code_check CHECK ((octet_length(code) = 10))
);

CREATE TABLE code_series (
    number integer NOT NULL,
    id uuid NOT NULL,
    coupon_id uuid,
    name text NOT NULL,
    value_column text,
    columns text[] DEFAULT '{}'::text[] NOT NULL,
    state text DEFAULT 'importing'::text NOT NULL,
    expected_rows integer NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    equal_rows integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    progressed_at timestamp with time zone DEFAULT now() NOT NULL,
    replaced integer DEFAULT 0 NOT NULL,
    CONSTRAINT code_series_state_check CHECK ((state = ANY (ARRAY['importing'::text, 'ready'::text, 'removing'::text])))
);

ALTER TABLE code_series ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME code_series_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE codes (
    code bytea NOT NULL,
    series integer NOT NULL,
    place integer NOT NULL,
    state code_state DEFAULT 'active'::code_state NOT NULL,
    opened boolean DEFAULT false NOT NULL,
    added boolean DEFAULT false NOT NULL,
    source smallint,
    used_at timestamp with time zone,
    changed_at timestamp with time zone,
    value text,
    kept text[],
    CONSTRAINT codes_code_check CHECK ((octet_length(code) = 10))
)
WITH (fillfactor='90');

CREATE TABLE colors (
    value text NOT NULL,
    description text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT colors_value_check CHECK ((value ~ '^[0-9A-F]{6}$'::text))
);

CREATE TABLE counter_quarters (
    counter integer NOT NULL,
    begins_at timestamp with time zone NOT NULL,
    uses integer NOT NULL
);

CREATE TABLE counters (
    number integer NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    secret_hash bytea NOT NULL,
    salt bytea NOT NULL,
    pin_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    opened_at timestamp with time zone,
    revoked_at timestamp with time zone,
    used_at timestamp with time zone,
    uses integer DEFAULT 0 NOT NULL,
    wrong_pins integer DEFAULT 0 NOT NULL,
    unknown_at timestamp with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
    paused_until timestamp with time zone,
    pause_reason text,
    CONSTRAINT counters_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['unknown-codes'::text, 'wrong-pins'::text])))
);

ALTER TABLE counters ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME counters_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE coupon_counts (
    coupon_id uuid NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    passes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE coupon_days (
    coupon_id uuid NOT NULL,
    day date NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    passes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE coupon_source_days (
    coupon_id uuid NOT NULL,
    day date NOT NULL,
    source smallint NOT NULL,
    views bigint NOT NULL
);

CREATE TABLE coupon_sources (
    coupon_id uuid NOT NULL,
    number smallint NOT NULL,
    name text NOT NULL,
    listed boolean DEFAULT true NOT NULL,
    CONSTRAINT coupon_sources_number_check CHECK ((number > 0))
);

CREATE TABLE coupon_uses (
    number bigint NOT NULL,
    account_id uuid NOT NULL,
    counter integer NOT NULL,
    press uuid NOT NULL,
    coupon_id uuid NOT NULL,
    coupon_name text NOT NULL,
    code bytea,
    label text,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    undone_at timestamp with time zone
);

ALTER TABLE coupon_uses ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME coupon_uses_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE idempotency_keys (
    account_id uuid NOT NULL,
    key uuid NOT NULL,
    request_hash text NOT NULL,
    response jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE identity_accounts (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    roles text[] NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE identity_failures (
    key text NOT NULL,
    failed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE identity_keys (
    purpose text NOT NULL,
    key jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE identity_records (
    model text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    user_code text,
    consumed_at timestamp with time zone,
    expires_at timestamp with time zone
);

CREATE TABLE informed_images (
    id uuid NOT NULL,
    editor_source jsonb NOT NULL,
    source_image text,
    image text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE keyword_words (
    keyword text NOT NULL,
    word text NOT NULL
);

CREATE TABLE keywords (
    name text NOT NULL,
    description text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    popular boolean DEFAULT false NOT NULL,
    weight integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    thumbnail text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE mail_outbox (
    coupon_id uuid NOT NULL,
    recipient_address text NOT NULL,
    recipient_name text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    locked_until timestamp with time zone,
    lease uuid,
    finished_at timestamp with time zone,
    reason text,
    requests integer DEFAULT 1 NOT NULL,
    CONSTRAINT mail_outbox_check CHECK (((locked_until IS NULL) = (lease IS NULL))),
    CONSTRAINT mail_outbox_check1 CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
    CONSTRAINT mail_outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);

CREATE TABLE media (
    hash text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT media_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE missed_searches (
    term text NOT NULL,
    day date NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    CONSTRAINT missed_searches_term_check CHECK (((length(term) >= 1) AND (length(term) <= 64)))
);

CREATE TABLE project_images (
    project_id uuid NOT NULL,
    platform text NOT NULL,
    kind text NOT NULL,
    media_hash text NOT NULL,
    CONSTRAINT project_images_place_check CHECK ((((platform = ANY (ARRAY['apple'::text, 'google'::text])) AND (kind = ANY (ARRAY['strip'::text, 'logo'::text]))) OR ((platform = 'none'::text) AND (kind = 'rideAlong'::text))))
);

CREATE TABLE project_originals (
    project_id uuid NOT NULL,
    place text NOT NULL,
    file_name text NOT NULL,
    media_hash text NOT NULL,
    CONSTRAINT project_originals_place_check CHECK ((place = ANY (ARRAY['appleLogo'::text, 'appleStrip'::text, 'googleLogo'::text, 'googleStrip'::text, 'rideAlong'::text])))
);

CREATE TABLE projects (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    merchant_name text NOT NULL,
    terms_conditions text NOT NULL,
    expiration_date text NOT NULL,
    phone text NOT NULL,
    website text NOT NULL,
    barcode_type text NOT NULL,
    barcode_value text NOT NULL,
    barcode_alt_text text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    template_id uuid,
    informed_images_id uuid,
    data jsonb NOT NULL,
    editor_source jsonb,
    form jsonb NOT NULL,
    painted_words text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    ride_along_editor_source jsonb,
    applied_update text,
    barcode_svg text,
    start_date text DEFAULT ''::text NOT NULL,
    code_scan jsonb,
    preflight jsonb,
    CONSTRAINT projects_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 128)))
);

CREATE TABLE proof_answers (
    number bigint NOT NULL,
    proof integer NOT NULL,
    press uuid NOT NULL,
    name text NOT NULL,
    verdict text NOT NULL,
    comment text NOT NULL,
    fingerprint text NOT NULL,
    answered_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT proof_answers_comment_check CHECK ((char_length(comment) <= 2000)),
    CONSTRAINT proof_answers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
    CONSTRAINT proof_answers_verdict_check CHECK ((verdict = ANY (ARRAY['approved'::text, 'changes'::text])))
);

ALTER TABLE proof_answers ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME proof_answers_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE proof_images (
    proof integer NOT NULL,
    platform text NOT NULL,
    kind text NOT NULL,
    media_hash text NOT NULL
);

CREATE TABLE proof_mails (
    answer bigint NOT NULL,
    recipient_address text NOT NULL,
    recipient_name text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    requests integer DEFAULT 1 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    locked_until timestamp with time zone,
    lease uuid,
    finished_at timestamp with time zone,
    CONSTRAINT proof_mails_check CHECK (((locked_until IS NULL) = (lease IS NULL))),
    CONSTRAINT proof_mails_check1 CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
    CONSTRAINT proof_mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'not sent'::text, 'failed'::text])))
);

CREATE TABLE proof_versions (
    proof integer NOT NULL,
    fingerprint text NOT NULL,
    shown jsonb NOT NULL,
    shared_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE proofs (
    number integer NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    token bytea NOT NULL,
    trial_id uuid NOT NULL,
    asker text,
    facts jsonb NOT NULL,
    barcode_svg text,
    fingerprint text NOT NULL,
    answers integer DEFAULT 0 NOT NULL,
    shared_at timestamp with time zone DEFAULT now() NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT proofs_answers_check CHECK (((answers >= 0) AND (answers <= 100))),
    CONSTRAINT proofs_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT proofs_token_check CHECK ((length(token) = 10))
);

ALTER TABLE proofs ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME proofs_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE seeds (
    name text NOT NULL,
    hash text NOT NULL,
    seeded_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE stored_passes (
    name text NOT NULL,
    coupon_id uuid NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stored_passes_name_check CHECK ((name ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE synonyms (
    word text NOT NULL,
    key text GENERATED ALWAYS AS (search_key(word)) STORED NOT NULL,
    tokens text[] GENERATED ALWAYS AS (significant_tokens(word)) STORED NOT NULL,
    meanings text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT synonyms_key_check CHECK ((key <> ''::text)),
    CONSTRAINT synonyms_meanings_check CHECK (((cardinality(meanings) >= 1) AND (cardinality(meanings) <= 12))),
    CONSTRAINT synonyms_word_check CHECK (((length(word) >= 1) AND (length(word) <= 64)))
);

CREATE TABLE template_search (
    template_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    popularity bigint NOT NULL,
    weight integer NOT NULL,
    active boolean NOT NULL,
    marks tsvector NOT NULL
);

CREATE TABLE template_totals (
    active boolean NOT NULL,
    templates bigint NOT NULL
);

CREATE TABLE templates (
    id uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    keywords text[] DEFAULT '{}'::text[] NOT NULL,
    colors text[] DEFAULT '{}'::text[] NOT NULL,
    palette text[] DEFAULT '{}'::text[] NOT NULL,
    active boolean DEFAULT true NOT NULL,
    editable boolean DEFAULT true NOT NULL,
    weight integer DEFAULT 0 NOT NULL,
    popularity bigint DEFAULT 0 NOT NULL,
    informed_images_id uuid,
    editor_source jsonb NOT NULL,
    swatches jsonb NOT NULL,
    image text NOT NULL,
    thumbnail text NOT NULL,
    seed_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    source_image text,
    painted text GENERATED ALWAYS AS (painted_words(editor_source)) STORED NOT NULL
);

CREATE TABLE use_limits (
    coupon_id uuid NOT NULL,
    most integer,
    uses integer DEFAULT 0 NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE wallet_code_delivery_counts (
    coupon_id uuid NOT NULL,
    changes integer NOT NULL,
    outcome text NOT NULL,
    reason text NOT NULL,
    shard smallint NOT NULL,
    number integer NOT NULL
);

CREATE TABLE wallet_code_phone_counts (
    coupon_id uuid NOT NULL,
    owed_changes integer NOT NULL,
    shard smallint NOT NULL,
    number integer NOT NULL
);

CREATE TABLE wallet_coupons (
    coupon_id uuid NOT NULL,
    authentication_token text DEFAULT replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) NOT NULL,
    stamp bigint,
    changes integer DEFAULT 0 NOT NULL,
    modified_at timestamp(0) with time zone NOT NULL,
    at_google boolean DEFAULT false NOT NULL,
    remains jsonb,
    changed_at timestamp with time zone,
    owed_changes integer DEFAULT 0 NOT NULL,
    owed_again boolean DEFAULT false NOT NULL,
    removed_at timestamp with time zone,
    removed_from uuid
);

CREATE TABLE wallet_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    coupon_id uuid NOT NULL,
    channel text NOT NULL,
    device_id text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    requests integer DEFAULT 1 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    locked_until timestamp with time zone,
    lease uuid,
    finished_at timestamp with time zone,
    changes integer DEFAULT 0 NOT NULL,
    held boolean DEFAULT true NOT NULL,
    outcome text GENERATED ALWAYS AS (
CASE
    WHEN ((channel = 'apple'::text) AND (NOT held) AND (state = ANY (ARRAY['failed'::text, 'not sent'::text]))) THEN 'gone'::text
    ELSE state
END) STORED NOT NULL,
    parent_id uuid,
    parent_changes integer,
    CONSTRAINT wallet_deliveries_channel_check CHECK ((channel = ANY (ARRAY['apple'::text, 'google'::text]))),
    CONSTRAINT wallet_deliveries_check CHECK (((channel = 'apple'::text) = (device_id <> ''::text))),
    CONSTRAINT wallet_deliveries_check1 CHECK (((locked_until IS NULL) = (lease IS NULL))),
    CONSTRAINT wallet_deliveries_check2 CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
    CONSTRAINT wallet_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'not sent'::text, 'failed'::text])))
);

CREATE TABLE wallet_delivery_counts (
    coupon_id uuid NOT NULL,
    changes integer NOT NULL,
    outcome text NOT NULL,
    reason text NOT NULL,
    shard smallint NOT NULL,
    number integer NOT NULL
);

CREATE TABLE wallet_devices (
    id text NOT NULL,
    push_token text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE wallet_messages (
    nonce text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE wallet_phone_counts (
    coupon_id uuid NOT NULL,
    owed_changes integer NOT NULL,
    shard smallint NOT NULL,
    number integer NOT NULL
);

CREATE TABLE wallet_registrations (
    device_id text NOT NULL,
    coupon_id uuid NOT NULL,
    stamp bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    owed_changes integer DEFAULT 0 NOT NULL,
    parent_id uuid,
    parent_changes integer
);

INSERT INTO kysely_migration VALUES
	('0001-catalogue-and-projects', '2026-11-28T06:46:10.836Z'),
	('0002-identity', '2026-11-28T06:46:10.877Z'),
	('0010-mail', '2026-11-28T06:46:10.886Z'),
	('0020-wallet-updates', '2026-11-28T06:46:10.915Z'),
	('0030-project-media', '2026-11-28T06:46:10.935Z'),
	('0040-catalogue-search', '2026-11-28T06:46:10.970Z'),
	('0041-catalogue-administration', '2026-11-28T06:46:10.989Z'),
	('0042-template-search', '2026-11-28T06:46:11.007Z'),
	('0050-job-queues', '2026-11-28T06:46:11.010Z'),
	('0060-coupon-days', '2026-11-28T06:46:11.024Z'),
	('0070-missed-searches', '2026-11-28T06:46:11.041Z'),
	('0070-wallet-reports', '2026-11-28T06:46:11.053Z'),
	('0071-google-saves', '2026-11-28T06:46:11.081Z'),
	('0080-coupon-notices', '2026-11-28T06:46:11.086Z'),
	('0090-coupon-barcodes', '2026-11-28T06:46:11.090Z'),
	('0100-coupon-lists', '2026-11-28T06:46:11.111Z'),
	('0110-template-statements', '2026-11-28T06:46:11.127Z'),
	('0120-coupon-list-versions', '2026-11-28T06:46:11.132Z'),
	('0130-search-meaning', '2026-11-28T06:46:11.240Z'),
	('0140-search-cost', '2026-11-28T06:46:11.258Z'),
	('0140-unused-files', '2026-11-28T06:46:11.294Z'),
	('0150-form-without-copies', '2026-11-28T06:46:11.306Z'),
	('0150-identity-housekeeping', '2026-11-28T06:46:11.329Z'),
	('0151-wallet-news', '2026-11-28T06:46:11.352Z'),
	('0160-start-date', '2026-11-28T06:46:11.355Z'),
	('0170-one-delivery-per-target', '2026-11-28T06:46:11.360Z'),
	('0180-codes', '2026-11-28T06:46:11.378Z'),
	('0190-wallet-counts', '2026-11-28T06:46:11.411Z'),
	('0200-removed-coupons', '2026-11-28T06:46:11.421Z'),
	('0210-counters', '2026-11-28T06:46:11.450Z'),
	('0220-cache-purges', '2026-11-28T06:46:11.460Z'),
	('0230-proofs', '2026-11-28T06:46:11.492Z'),
	('0240-code-scans', '2026-11-28T06:46:11.494Z'),
	('0250-replaced-codes', '2026-11-28T06:46:11.496Z'),
	('0251-code-passes', '2026-11-28T06:46:11.504Z'),
	('0252-sources', '2026-11-28T06:46:11.517Z'),
	('0260-brands', '2026-11-28T06:46:11.528Z'),
	('0270-restorable-functions', '2026-11-28T06:46:11.530Z'),
	('0280-code-phones', '2026-11-28T06:46:11.550Z'),
	('0290-preflight', '2026-11-28T06:46:11.552Z'),
	('0300-equal-values', '2026-11-28T06:46:11.556Z');

INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO template_totals VALUES
	(true, 0),
	(false, 0);

ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_issuer_subject_key UNIQUE (issuer, subject);

ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY attributes
    ADD CONSTRAINT attributes_pkey PRIMARY KEY (account_id, id);

ALTER TABLE ONLY brand_logos
    ADD CONSTRAINT brand_logos_pkey PRIMARY KEY (account_id, slot);

ALTER TABLE ONLY brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY cache_purges
    ADD CONSTRAINT cache_purges_pkey PRIMARY KEY (coupon_id);

ALTER TABLE ONLY cache_purging
    ADD CONSTRAINT cache_purging_pkey PRIMARY KEY (is_on);

ALTER TABLE ONLY catalogue_words
    ADD CONSTRAINT catalogue_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY code_days
    ADD CONSTRAINT code_days_pkey PRIMARY KEY (series, day, source);

ALTER TABLE ONLY code_passes
    ADD CONSTRAINT code_passes_code_key UNIQUE (code);

ALTER TABLE ONLY code_passes
    ADD CONSTRAINT code_passes_pkey PRIMARY KEY (serial);

ALTER TABLE ONLY code_series
    ADD CONSTRAINT code_series_id_key UNIQUE (id);

ALTER TABLE ONLY code_series
    ADD CONSTRAINT code_series_pkey PRIMARY KEY (number);

ALTER TABLE ONLY codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY colors
    ADD CONSTRAINT colors_pkey PRIMARY KEY (value);

ALTER TABLE ONLY counter_quarters
    ADD CONSTRAINT counter_quarters_pkey PRIMARY KEY (counter, begins_at);

ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_id_key UNIQUE (id);

ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (number);

ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_secret_hash_key UNIQUE (secret_hash);

ALTER TABLE ONLY coupon_counts
    ADD CONSTRAINT coupon_counts_pkey PRIMARY KEY (coupon_id);

ALTER TABLE ONLY coupon_days
    ADD CONSTRAINT coupon_days_pkey PRIMARY KEY (coupon_id, day);

ALTER TABLE ONLY coupon_source_days
    ADD CONSTRAINT coupon_source_days_pkey PRIMARY KEY (coupon_id, day, source);

ALTER TABLE ONLY coupon_sources
    ADD CONSTRAINT coupon_sources_coupon_id_name_key UNIQUE (coupon_id, name);

ALTER TABLE ONLY coupon_sources
    ADD CONSTRAINT coupon_sources_pkey PRIMARY KEY (coupon_id, number);

ALTER TABLE ONLY coupon_uses
    ADD CONSTRAINT coupon_uses_counter_press_key UNIQUE (counter, press);

ALTER TABLE ONLY coupon_uses
    ADD CONSTRAINT coupon_uses_pkey PRIMARY KEY (number);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, key);

ALTER TABLE ONLY identity_accounts
    ADD CONSTRAINT identity_accounts_email_key UNIQUE (email);

ALTER TABLE ONLY identity_accounts
    ADD CONSTRAINT identity_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_keys
    ADD CONSTRAINT identity_keys_pkey PRIMARY KEY (purpose);

ALTER TABLE ONLY identity_records
    ADD CONSTRAINT identity_records_pkey PRIMARY KEY (model, id);

ALTER TABLE ONLY informed_images
    ADD CONSTRAINT informed_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY keyword_words
    ADD CONSTRAINT keyword_words_pkey PRIMARY KEY (keyword, word);

ALTER TABLE ONLY keywords
    ADD CONSTRAINT keywords_pkey PRIMARY KEY (name);

ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (coupon_id);

ALTER TABLE ONLY media
    ADD CONSTRAINT media_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY missed_searches
    ADD CONSTRAINT missed_searches_pkey PRIMARY KEY (day, term);

ALTER TABLE ONLY project_images
    ADD CONSTRAINT project_images_pkey PRIMARY KEY (project_id, platform, kind);

ALTER TABLE ONLY project_originals
    ADD CONSTRAINT project_originals_pkey PRIMARY KEY (project_id, place);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY proof_answers
    ADD CONSTRAINT proof_answers_pkey PRIMARY KEY (number);

ALTER TABLE ONLY proof_answers
    ADD CONSTRAINT proof_answers_proof_press_key UNIQUE (proof, press);

ALTER TABLE ONLY proof_images
    ADD CONSTRAINT proof_images_pkey PRIMARY KEY (proof, platform, kind);

ALTER TABLE ONLY proof_mails
    ADD CONSTRAINT proof_mails_pkey PRIMARY KEY (answer);

ALTER TABLE ONLY proof_versions
    ADD CONSTRAINT proof_versions_pkey PRIMARY KEY (proof, fingerprint);

ALTER TABLE ONLY proofs
    ADD CONSTRAINT proofs_account_id_id_key UNIQUE (account_id, id);

ALTER TABLE ONLY proofs
    ADD CONSTRAINT proofs_pkey PRIMARY KEY (number);

ALTER TABLE ONLY proofs
    ADD CONSTRAINT proofs_token_key UNIQUE (token);

ALTER TABLE ONLY seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (name);

ALTER TABLE ONLY stored_passes
    ADD CONSTRAINT stored_passes_pkey PRIMARY KEY (name);

ALTER TABLE ONLY synonyms
    ADD CONSTRAINT synonyms_key_key UNIQUE (key);

ALTER TABLE ONLY synonyms
    ADD CONSTRAINT synonyms_pkey PRIMARY KEY (word);

ALTER TABLE ONLY template_search
    ADD CONSTRAINT template_search_pkey PRIMARY KEY (template_id);

ALTER TABLE ONLY template_totals
    ADD CONSTRAINT template_totals_pkey PRIMARY KEY (active);

ALTER TABLE ONLY templates
    ADD CONSTRAINT templates_informed_images_id_key UNIQUE (informed_images_id);

ALTER TABLE ONLY templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY use_limits
    ADD CONSTRAINT use_limits_pkey PRIMARY KEY (coupon_id);

ALTER TABLE ONLY wallet_code_delivery_counts
    ADD CONSTRAINT wallet_code_delivery_counts_pkey PRIMARY KEY (coupon_id, changes, outcome, reason, shard);

ALTER TABLE ONLY wallet_code_phone_counts
    ADD CONSTRAINT wallet_code_phone_counts_pkey PRIMARY KEY (coupon_id, owed_changes, shard);

ALTER TABLE ONLY wallet_coupons
    ADD CONSTRAINT wallet_coupons_pkey PRIMARY KEY (coupon_id);

ALTER TABLE ONLY wallet_deliveries
    ADD CONSTRAINT wallet_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY wallet_delivery_counts
    ADD CONSTRAINT wallet_delivery_counts_pkey PRIMARY KEY (coupon_id, changes, outcome, reason, shard);

ALTER TABLE ONLY wallet_devices
    ADD CONSTRAINT wallet_devices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY wallet_messages
    ADD CONSTRAINT wallet_messages_pkey PRIMARY KEY (nonce);

ALTER TABLE ONLY wallet_phone_counts
    ADD CONSTRAINT wallet_phone_counts_pkey PRIMARY KEY (coupon_id, owed_changes, shard);

ALTER TABLE ONLY wallet_registrations
    ADD CONSTRAINT wallet_registrations_pkey PRIMARY KEY (device_id, coupon_id);

CREATE INDEX brand_logos_media ON brand_logos USING btree (media_hash);

CREATE INDEX brand_logos_original ON brand_logos USING btree (original_hash);

CREATE INDEX cache_purges_finished ON cache_purges USING btree (finished_at) WHERE (state <> 'waiting'::text);

CREATE INDEX cache_purges_waiting ON cache_purges USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

CREATE INDEX catalogue_words_alike ON catalogue_words USING gin (word gin_trgm_ops);

CREATE INDEX catalogue_words_start ON catalogue_words USING btree (word text_pattern_ops);

CREATE INDEX catalogue_words_stem ON catalogue_words USING btree (search_stem(word));

CREATE INDEX code_passes_behind ON code_passes USING btree (coupon_id, changes, serial);

CREATE INDEX code_series_coupon ON code_series USING btree (coupon_id);

CREATE INDEX code_series_unfinished ON code_series USING btree (number) WHERE ((state <> 'ready'::text) OR (coupon_id IS NULL));

CREATE INDEX codes_place ON codes USING btree (series, place);

CREATE INDEX codes_value ON codes USING btree (series, value text_pattern_ops, state, used_at DESC, place) WHERE (value IS NOT NULL);

CREATE INDEX counter_quarters_old ON counter_quarters USING btree (begins_at);

CREATE INDEX counters_account ON counters USING btree (account_id);

CREATE INDEX coupon_days_day ON coupon_days USING btree (day);

CREATE INDEX coupon_source_days_old ON coupon_source_days USING btree (day);

CREATE UNIQUE INDEX coupon_uses_code ON coupon_uses USING btree (code) WHERE ((code IS NOT NULL) AND (undone_at IS NULL));

CREATE INDEX coupon_uses_counter ON coupon_uses USING btree (counter, number DESC);

CREATE INDEX coupon_uses_day ON coupon_uses USING btree (account_id, used_at);

CREATE INDEX coupon_uses_newest ON coupon_uses USING btree (account_id, number DESC);

CREATE INDEX coupon_uses_old ON coupon_uses USING btree (used_at);

CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

CREATE INDEX identity_failures_failed_at ON identity_failures USING btree (failed_at);

CREATE INDEX identity_failures_key ON identity_failures USING btree (key, failed_at);

CREATE INDEX identity_records_expires_at ON identity_records USING btree (expires_at);

CREATE INDEX identity_records_grant_id ON identity_records USING btree (grant_id, model) WHERE (grant_id IS NOT NULL);

CREATE INDEX identity_records_uid ON identity_records USING btree (uid, model) WHERE (uid IS NOT NULL);

CREATE INDEX identity_records_unfinished ON identity_records USING btree (expires_at) WHERE ((model = ANY (ARRAY['Interaction'::text, 'Session'::text])) AND ((payload ->> 'accountId'::text) IS NULL));

CREATE INDEX identity_records_user_code ON identity_records USING btree (user_code) WHERE (user_code IS NOT NULL);

CREATE INDEX keyword_words_start ON keyword_words USING btree (word text_pattern_ops);

CREATE INDEX keyword_words_stem ON keyword_words USING btree (search_stem(word));

CREATE INDEX mail_outbox_waiting ON mail_outbox USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

CREATE INDEX missed_searches_term ON missed_searches USING btree (term);

CREATE INDEX project_images_media ON project_images USING btree (media_hash);

CREATE INDEX project_originals_media ON project_originals USING btree (media_hash);

CREATE INDEX projects_active ON projects USING btree (account_id, active DESC, created_at DESC, id);

CREATE INDEX projects_alike ON projects USING gin (lower(name) gin_trgm_ops);

CREATE INDEX projects_barcode ON projects USING btree (account_id, md5(barcode_value)) WHERE (barcode_type <> 'NONE'::text);

CREATE INDEX projects_informed_images ON projects USING btree (informed_images_id) WHERE (informed_images_id IS NOT NULL);

CREATE INDEX projects_name ON projects USING btree (account_id, lower(name), id) INCLUDE (name);

CREATE INDEX projects_newest ON projects USING btree (account_id, created_at DESC, id, lower(name)) INCLUDE (name);

CREATE INDEX projects_template ON projects USING btree (template_id);

CREATE INDEX proof_answers_newest ON proof_answers USING btree (proof, number DESC);

CREATE INDEX proof_answers_shown ON proof_answers USING btree (fingerprint);

CREATE INDEX proof_images_media ON proof_images USING btree (media_hash);

CREATE INDEX proof_mails_waiting ON proof_mails USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

CREATE INDEX proofs_ended ON proofs USING btree (ends_at);

CREATE INDEX proofs_open ON proofs USING btree (account_id, ends_at);

CREATE INDEX stored_passes_coupon ON stored_passes USING btree (coupon_id, noted_at);

CREATE INDEX template_search_marks ON template_search USING gin (marks);

CREATE INDEX template_search_newest ON template_search USING btree (created_at DESC, template_id);

CREATE INDEX template_search_popular ON template_search USING btree (popularity DESC, weight DESC, template_id);

CREATE INDEX templates_keywords ON templates USING gin (keywords);

CREATE INDEX templates_newest ON templates USING btree (created_at DESC, id);

CREATE INDEX templates_palette ON templates USING gin (palette);

CREATE INDEX templates_popular ON templates USING btree (popularity DESC, weight DESC, id);

CREATE INDEX wallet_code_delivery_counts_empty ON wallet_code_delivery_counts USING btree (coupon_id) WHERE (number = 0);

CREATE INDEX wallet_code_phone_counts_empty ON wallet_code_phone_counts USING btree (coupon_id) WHERE (number = 0);

CREATE INDEX wallet_coupons_owed ON wallet_coupons USING btree (changed_at) WHERE ((owed_changes < changes) OR owed_again);

CREATE INDEX wallet_coupons_pictures ON wallet_coupons USING gin (jsonb_path_query_array(remains, '$."images".*'::jsonpath)) WHERE (remains IS NOT NULL);

CREATE INDEX wallet_coupons_removed ON wallet_coupons USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE INDEX wallet_coupons_stamp ON wallet_coupons USING btree (stamp);

CREATE INDEX wallet_deliveries_code_moments ON wallet_deliveries USING btree (parent_id, parent_changes, outcome, COALESCE(finished_at, next_attempt_at)) WHERE (parent_id IS NOT NULL);

CREATE INDEX wallet_deliveries_finished ON wallet_deliveries USING btree (finished_at) WHERE (state <> 'waiting'::text);

CREATE INDEX wallet_deliveries_moments ON wallet_deliveries USING btree (coupon_id, changes, outcome, COALESCE(finished_at, next_attempt_at)) WHERE (channel = 'apple'::text);

CREATE UNIQUE INDEX wallet_deliveries_target ON wallet_deliveries USING btree (coupon_id, channel, device_id);

CREATE INDEX wallet_deliveries_waiting ON wallet_deliveries USING btree (next_attempt_at) WHERE (state = 'waiting'::text);

CREATE INDEX wallet_delivery_counts_empty ON wallet_delivery_counts USING btree (coupon_id) WHERE (number = 0);

CREATE INDEX wallet_messages_expires ON wallet_messages USING btree (expires_at);

CREATE INDEX wallet_phone_counts_empty ON wallet_phone_counts USING btree (coupon_id) WHERE (number = 0);

CREATE INDEX wallet_registrations_coupon ON wallet_registrations USING btree (coupon_id, owed_changes, device_id);

CREATE INDEX wallet_registrations_stamp ON wallet_registrations USING btree (stamp);

CREATE TRIGGER cache_purge AFTER DELETE OR UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION add_cache_purge();

CREATE TRIGGER coupon_changed AFTER DELETE OR UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION notify_coupon_changed();

CREATE TRIGGER keywords_described AFTER INSERT OR UPDATE OF name, description ON keywords FOR EACH ROW EXECUTE FUNCTION note_keyword_words();

CREATE TRIGGER projects_made AFTER INSERT ON projects REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();

CREATE TRIGGER projects_removed AFTER DELETE ON projects REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();

CREATE TRIGGER projects_renamed AFTER UPDATE ON projects REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION note_renamed_coupons();

CREATE TRIGGER templates_changed AFTER UPDATE ON templates REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION note_changed_templates();

CREATE TRIGGER templates_made AFTER INSERT ON templates REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION note_new_templates();

CREATE TRIGGER templates_removed AFTER DELETE ON templates REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION note_removed_templates();

CREATE TRIGGER wallet_deliveries_coupon BEFORE INSERT OR UPDATE OF changes ON wallet_deliveries FOR EACH ROW WHEN ((new.channel = 'apple'::text)) EXECUTE FUNCTION note_coupon_of_code();

CREATE TRIGGER wallet_deliveries_delete_counted AFTER DELETE ON wallet_deliveries REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION wallet_deliveries_delete_counted();

CREATE TRIGGER wallet_deliveries_delete_counted_for_codes AFTER DELETE ON wallet_deliveries REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION wallet_deliveries_delete_counted_for_codes();

CREATE TRIGGER wallet_deliveries_insert_counted AFTER INSERT ON wallet_deliveries REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_deliveries_insert_counted();

CREATE TRIGGER wallet_deliveries_insert_counted_for_codes AFTER INSERT ON wallet_deliveries REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_deliveries_insert_counted_for_codes();

CREATE TRIGGER wallet_deliveries_update_counted AFTER UPDATE ON wallet_deliveries REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_deliveries_update_counted();

CREATE TRIGGER wallet_deliveries_update_counted_for_codes AFTER UPDATE ON wallet_deliveries REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_deliveries_update_counted_for_codes();

CREATE TRIGGER wallet_registrations_coupon BEFORE INSERT OR UPDATE OF owed_changes ON wallet_registrations FOR EACH ROW EXECUTE FUNCTION note_coupon_of_code();

CREATE TRIGGER wallet_registrations_delete_counted AFTER DELETE ON wallet_registrations REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION wallet_registrations_delete_counted();

CREATE TRIGGER wallet_registrations_delete_counted_for_codes AFTER DELETE ON wallet_registrations REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION wallet_registrations_delete_counted_for_codes();

CREATE TRIGGER wallet_registrations_insert_counted AFTER INSERT ON wallet_registrations REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_registrations_insert_counted();

CREATE TRIGGER wallet_registrations_insert_counted_for_codes AFTER INSERT ON wallet_registrations REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_registrations_insert_counted_for_codes();

CREATE TRIGGER wallet_registrations_left AFTER DELETE ON wallet_registrations REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION note_phones_that_left();

CREATE TRIGGER wallet_registrations_update_counted AFTER UPDATE ON wallet_registrations REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_registrations_update_counted();

CREATE TRIGGER wallet_registrations_update_counted_for_codes AFTER UPDATE ON wallet_registrations REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION wallet_registrations_update_counted_for_codes();

ALTER TABLE ONLY attributes
    ADD CONSTRAINT attributes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY brand_logos
    ADD CONSTRAINT brand_logos_account_id_fkey FOREIGN KEY (account_id) REFERENCES brands(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY brand_logos
    ADD CONSTRAINT brand_logos_media_hash_fkey FOREIGN KEY (media_hash) REFERENCES media(hash);

ALTER TABLE ONLY brand_logos
    ADD CONSTRAINT brand_logos_original_hash_fkey FOREIGN KEY (original_hash) REFERENCES media(hash);

ALTER TABLE ONLY brands
    ADD CONSTRAINT brands_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY code_days
    ADD CONSTRAINT code_days_series_fkey FOREIGN KEY (series) REFERENCES code_series(number) ON DELETE CASCADE;

ALTER TABLE ONLY code_passes
    ADD CONSTRAINT code_passes_serial_fkey FOREIGN KEY (serial) REFERENCES wallet_coupons(coupon_id) ON DELETE CASCADE;

ALTER TABLE ONLY code_series
    ADD CONSTRAINT code_series_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE SET NULL;

ALTER TABLE ONLY counter_quarters
    ADD CONSTRAINT counter_quarters_counter_fkey FOREIGN KEY (counter) REFERENCES counters(number) ON DELETE CASCADE;

ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY coupon_counts
    ADD CONSTRAINT coupon_counts_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY coupon_days
    ADD CONSTRAINT coupon_days_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY coupon_source_days
    ADD CONSTRAINT coupon_source_days_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY coupon_sources
    ADD CONSTRAINT coupon_sources_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY coupon_uses
    ADD CONSTRAINT coupon_uses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY coupon_uses
    ADD CONSTRAINT coupon_uses_counter_fkey FOREIGN KEY (counter) REFERENCES counters(number);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY informed_images
    ADD CONSTRAINT informed_images_image_fkey FOREIGN KEY (image) REFERENCES media(hash);

ALTER TABLE ONLY keyword_words
    ADD CONSTRAINT keyword_words_keyword_fkey FOREIGN KEY (keyword) REFERENCES keywords(name) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY keywords
    ADD CONSTRAINT keywords_thumbnail_fkey FOREIGN KEY (thumbnail) REFERENCES media(hash);

ALTER TABLE ONLY mail_outbox
    ADD CONSTRAINT mail_outbox_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_images
    ADD CONSTRAINT project_images_media_hash_fkey FOREIGN KEY (media_hash) REFERENCES media(hash);

ALTER TABLE ONLY project_images
    ADD CONSTRAINT project_images_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_originals
    ADD CONSTRAINT project_originals_media_hash_fkey FOREIGN KEY (media_hash) REFERENCES media(hash);

ALTER TABLE ONLY project_originals
    ADD CONSTRAINT project_originals_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_template_id_fkey FOREIGN KEY (template_id) REFERENCES templates(id) ON DELETE SET NULL;

ALTER TABLE ONLY proof_answers
    ADD CONSTRAINT proof_answers_proof_fkey FOREIGN KEY (proof) REFERENCES proofs(number) ON DELETE CASCADE;

ALTER TABLE ONLY proof_images
    ADD CONSTRAINT proof_images_media_hash_fkey FOREIGN KEY (media_hash) REFERENCES media(hash);

ALTER TABLE ONLY proof_images
    ADD CONSTRAINT proof_images_proof_fkey FOREIGN KEY (proof) REFERENCES proofs(number) ON DELETE CASCADE;

ALTER TABLE ONLY proof_mails
    ADD CONSTRAINT proof_mails_answer_fkey FOREIGN KEY (answer) REFERENCES proof_answers(number) ON DELETE CASCADE;

ALTER TABLE ONLY proof_versions
    ADD CONSTRAINT proof_versions_proof_fkey FOREIGN KEY (proof) REFERENCES proofs(number) ON DELETE CASCADE;

ALTER TABLE ONLY proofs
    ADD CONSTRAINT proofs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY template_search
    ADD CONSTRAINT template_search_template_id_fkey FOREIGN KEY (template_id) REFERENCES templates(id) ON DELETE CASCADE;

ALTER TABLE ONLY templates
    ADD CONSTRAINT templates_image_fkey FOREIGN KEY (image) REFERENCES media(hash);

ALTER TABLE ONLY templates
    ADD CONSTRAINT templates_thumbnail_fkey FOREIGN KEY (thumbnail) REFERENCES media(hash);

ALTER TABLE ONLY use_limits
    ADD CONSTRAINT use_limits_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY wallet_coupons
    ADD CONSTRAINT wallet_coupons_removed_from_fkey FOREIGN KEY (removed_from) REFERENCES accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY wallet_registrations
    ADD CONSTRAINT wallet_registrations_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES wallet_coupons(coupon_id) ON DELETE CASCADE;

ALTER TABLE ONLY wallet_registrations
    ADD CONSTRAINT wallet_registrations_device_id_fkey FOREIGN KEY (device_id) REFERENCES wallet_devices(id) ON DELETE CASCADE;

