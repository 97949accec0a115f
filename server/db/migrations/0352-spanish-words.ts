import { sql, type Kysely } from 'kysely';

/**
 * Titles, descriptions and keywords in Spanish beside the English ones, and one search in both languages (BROWSE-14):
 * Spanish words that say nothing ("de", "para") are passed over, and its numbers are numbers ("20 por ciento", "dos por
 * uno"). English texts keep their marks unless they have such a word.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(database);
  for (const name of ['note_new_templates', 'note_changed_templates', 'note_removed_templates'])
    await readSpanishIn(database, name);
  for (const statement of ROWS) await sql.raw(statement).execute(database);
}

const ENGLISH_STOP_WORDS =
  'a,all,am,an,and,any,are,around,as,at,be,best,by,can,coupon,coupons,do,each,every,for,from,has,have,i,im,in,is,it,its,just,like,local,me,my,near,nearby,no,not,of,on,or,our,please,some,such,template,templates,that,the,their,there,these,this,those,to,town,voucher,vouchers,we,what,when,where,which,who,with,you,your';
const SPANISH_STOP_WORDS =
  'a,al,antes,aqui,busco,cada,cerca,con,cupon,cupones,de,del,el,en,la,las,le,les,lo,los,mas,mejor,mejores,mi,mis,necesito,nos,nuestra,nuestro,o,para,plantilla,plantillas,por,que,quiero,se,su,sus,todas,todo,todos,un,una,y';
const ENGLISH_NUMBERS =
  '"zero":0,"one":1,"two":2,"three":3,"four":4,"five":5,"six":6,"seven":7,"eight":8,"nine":9,"ten":10,"eleven":11,"twelve":12,"thirteen":13,"fourteen":14,"fifteen":15,"sixteen":16,"seventeen":17,"eighteen":18,"nineteen":19,"twenty":20,"thirty":30,"forty":40,"fifty":50,"sixty":60,"seventy":70,"eighty":80,"ninety":90';
/** Without "once", which is English too. */
const SPANISH_NUMBERS =
  '"cero":0,"uno":1,"dos":2,"tres":3,"cuatro":4,"cinco":5,"seis":6,"siete":7,"ocho":8,"nueve":9,"diez":10,"doce":12,"trece":13,"catorce":14,"quince":15,"veinte":20,"treinta":30,"cuarenta":40,"cincuenta":50,"sesenta":60,"setenta":70,"ochenta":80,"noventa":90';
const ENGLISH_UNITS =
  '"percent":"%","pct":"%","cent":"¢","cents":"¢","dollar":"$","dollars":"$","buck":"$","bucks":"$","usd":"$","euro":"€","euros":"€","eur":"€"';
const SPANISH_UNITS = '"centavo":"¢","centavos":"¢","dolar":"$","dolares":"$"';

/** The names in the source of a JSON object. */
const namesIn = (members: string) => Object.keys(JSON.parse(`{${members}}`) as object);

const NUMBER_WORDS = [ENGLISH_NUMBERS, SPANISH_NUMBERS, ENGLISH_UNITS, SPANISH_UNITS, '"ciento":0'];
const SPANISH_SIGNALS = [
  ...SPANISH_STOP_WORDS.split(','),
  ...[SPANISH_NUMBERS, SPANISH_UNITS, '"ciento":0'].flatMap(namesIn),
];

const MARKS = 'title, description, keywords, palette, painted';
const SPANISH = 'spanish_title, spanish_description, spanish_keywords';
const partsOf = (row: string, parts: string) => parts.replaceAll(/\w+/gu, `${row}.$&`);

const TABLES = [
  `create or replace function is_stop_word(word text) returns boolean language sql immutable parallel safe as $$
    select word = any ('{${ENGLISH_STOP_WORDS},${SPANISH_STOP_WORDS}}'::text[])
  $$`,
  `create or replace function with_numbers(tokens text[]) returns text[] language plpgsql immutable parallel safe as $$
    declare
      numbers constant jsonb := '{${ENGLISH_NUMBERS},${SPANISH_NUMBERS}}';
      units constant jsonb := '{${ENGLISH_UNITS},${SPANISH_UNITS}}';
      joined text[] := '{}';
      token text;
      number integer;
      before text;
      was_tens boolean := false;
    begin
      if not tokens && '{${NUMBER_WORDS.flatMap(namesIn).join()}}'::text[] then
        return tokens;
      end if;
      foreach token in array tokens loop
        number := numbers ->> token;
        before := joined[cardinality(joined)];
        if units ? token and before ~ '^[0-9.]+$' then
          joined[cardinality(joined)] := before || (units ->> token);
        elsif token = 'ciento' and before = 'por' and joined[cardinality(joined) - 1] ~ '^[0-9.]+$' then
          joined := joined[:cardinality(joined) - 2] || (joined[cardinality(joined) - 1] || '%');
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
  $$`,
  `alter table templates add spanish_title text, add spanish_description text,
    add spanish_keywords text[] not null default '{}'`,
  // Without the words that say nothing: "una" would match "uñas".
  `create function marks_in_both(title text, description text, keywords text[], palette text[], painted text,
      spanish_title text, spanish_description text, spanish_keywords text[]) returns tsvector
    language sql immutable parallel safe as $$
    select template_marks(${MARKS})
      || ts_delete(
        template_marks(coalesce(spanish_title, ''), coalesce(spanish_description, ''), spanish_keywords, '{}', ''),
        '{${SPANISH_STOP_WORDS},^${SPANISH_STOP_WORDS.replaceAll(',', ',^')}}'::text[])
  $$`,
  `alter table keywords add spanish_name text, add spanish_description text,
    add spanish_key text generated always as (nullif(search_key(spanish_name), '')) stored`,
  'create index keywords_spanish on keywords (spanish_key)',
  `create or replace function note_keyword_words() returns trigger language plpgsql as $$
    declare
      said constant text := concat_ws(' ', new.description, new.spanish_name, new.spanish_description);
    begin
      delete from keyword_words where keyword = new.name;
      insert into keyword_words select distinct new.name, token
        from unnest(search_tokens(said) || hyphenated_words(said)) as token
        where not is_stop_word(token) and token !~ '^[0-9$%]';
      return null;
    end
  $$`,
  'drop trigger keywords_described on keywords',
  `create trigger keywords_described after insert or update of name, description, spanish_name, spanish_description
    on keywords for each row execute function note_keyword_words()`,
  'alter table colors add spanish text',
];

/** Changes a trigger's function: the Spanish texts are compared and marked like the others. */
async function readSpanishIn(database: Kysely<unknown>, name: string): Promise<void> {
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef(${name}::regproc) as source`.execute(database);
  const source = rows[0]?.source ?? '';
  const marked = `template_marks(${partsOf('later', MARKS)})`;
  const compared = /\((earlier|later)\.title[^()]*\)/gu;
  if (!source.includes(marked)) throw new Error(`${name} marks no templates.`);
  const changed = source
    .replaceAll(marked, `marks_in_both(${partsOf('later', `${MARKS}, ${SPANISH}`)})`)
    .replaceAll(compared, (_, row: string) => `(${partsOf(row, `${MARKS}, ${SPANISH}`)})`);
  await sql.raw(changed).execute(database);
}

const ROWS = [
  'update keywords set description = description',
  // A word is stored once, and two may have become one ("2 for 1", "dos por uno").
  `delete from synonyms as later using synonyms as earlier
    where search_key(later.word) = search_key(earlier.word) and later.word > earlier.word`,
  'update synonyms set word = word where key <> search_key(word)',
  `update template_search set marks = marks_in_both(${partsOf('templates', `${MARKS}, ${SPANISH}`)})
    from templates where id = template_id and marks @@ '${SPANISH_SIGNALS.join('|')}'`,
];
