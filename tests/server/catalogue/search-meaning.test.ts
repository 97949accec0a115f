import { describe, expect, test } from 'vitest';
import { readSeedCatalogue } from '../../../server/catalogue/seed-catalogue.ts';
import { refusalIn } from '../support/answers.ts';
import {
  createTemplate,
  designNames,
  newTemplate,
  type NewTemplate,
} from '../support/catalogue-fixture.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';
import { CORPUS, PARTIAL } from './search-corpus.ts';

const SYNONYMS = '/api/v1/synonym/admin';

const services = sharedServices();
const designOf = await designNames();

const search = (typed: string, more = '') =>
  services.get(MARA, `/api/v1/template?size=100&q=${encodeURIComponent(typed)}${more}`);

async function found(typed: string, more = ''): Promise<readonly string[]> {
  const response = await search(typed, more);
  expect(response.statusCode).toBe(200);
  const items = response.json<{ id: string; title: string }[]>();
  expect(Number(response.headers['x-total-count'])).toBe(items.length);
  return items.map(({ id, title }) => designOf.get(id) ?? title);
}

const add = (changes: Partial<NewTemplate>) =>
  createTemplate(services, { sourceImage: null, ...changes });

describe('searches of people', () => {
  test.each(CORPUS)('[BROWSE-14] “$typed”', async ({ typed, first, also = [], never = [] }) => {
    const designs = await found(typed);
    expect(designs.slice(0, first.length)).toEqual(first);
    for (const design of also) expect(designs).toContain(design);
    for (const design of never) expect(designs).not.toContain(design);
  });

  test.each(PARTIAL)(
    '[BROWSE-14] “$typed” finds its trade before its offer and says that nothing has all words',
    async ({ typed, finds }) => {
      expect(await found(typed)).toEqual(finds);
      expect((await search(typed)).headers['x-words-found']).toBe('some');
    },
  );

  test.each(['bread', '20% off', 'dog grooming 20% off', 'unicorn'])(
    '[BROWSE-14] “%s” has all of its words, or nothing',
    async (typed) => {
      expect((await search(typed)).headers['x-words-found']).toBe('all');
    },
  );

  test('[BROWSE-14] pages of a search continue through its ranks without a gap', async () => {
    const all = await found('bogo');
    const pages: string[] = [];
    for (let page = 0; page < 8; page += 1) {
      const url = `/api/v1/template?q=two%20for%20one&size=3&page=${page}`;
      const items = (await services.get(MARA, url)).json<{ id: string }[]>();
      pages.push(...items.map(({ id }) => designOf.get(id) ?? ''));
    }
    expect(pages).toEqual(await found('two for one'));
    expect(pages.toSorted()).toEqual(all.toSorted());
  });

  test('[API-02] pages of a search with more than a thousand matches have no gap, titles first @long', async () => {
    await services.query`
      insert into templates (id, title, description, keywords, colors, palette, active, editable, weight,
        swatches, editor_source, image, thumbnail, created_at)
      select gen_random_uuid(), case when number > 30 then number::text else 'Regatta ' || number end, 'The regatta',
        '{}', '{}', '{}', true, editable, weight, swatches, jsonb_set(editor_source, '{data,objects}', '[]'), image,
        thumbnail, now() + number * interval '1 second'
      from (select * from templates limit 1) as one, generate_series(1, 1100) as number`;
    const all = Array.from({ length: 1_100 }, (_, index) => String(1_100 - index));
    const expected = [...all.slice(-30).map((number) => `Regatta ${number}`), ...all.slice(0, -30)];
    for (const [page, size] of [
      [0, 100],
      [9, 100],
      [10, 100],
      [11, 100],
      [7, 4],
    ] as const) {
      const url = `/api/v1/template?q=regatta&order=newest&size=${size}&page=${page}`;
      const items = (await services.get(MARA, url)).json<{ title: string }[]>();
      const wanted = expected.slice(page * size, (page + 1) * size);
      expect(items.map(({ title }) => title)).toEqual(wanted);
    }
    await services.query`delete from templates where description = 'The regatta'`;
  });
});

describe('a search finds', () => {
  test('[BROWSE-14] texts in a group of the design, in any script, and as soon as they change', async () => {
    const template = await newTemplate({ title: 'Painted', sourceImage: null });
    const [path, text] = ['path', 'text'].map((kind) =>
      template.editorSource.data.objects.find((one) => one.kind === kind),
    );
    if (path === undefined || text?.kind !== 'text') throw new Error('The bakery has both.');
    const words = (said: string) => {
      const { data, ...design } = template.editorSource;
      const kind = 'group' as const;
      const objects = [{ ...text, text: said }];
      const group = { kind, id: 'g', tokens: path.tokens, opacity: 1, clips: [], objects };
      return { ...design, data: { ...data, objects: [path, group] } };
    };
    const said = 'Ёлки 40% off, コーヒー無料, قهوة ٧٠٪';
    const { id } = await add({ title: 'Painted', editorSource: words(said) });
    for (const typed of ['елки', 'ЁЛКА ЕЛКИ'.slice(5), '40% off', '無料', 'قَهْوة', '70%'])
      expect((await found(typed))[0]).toBe('Painted');
    await services.patch(ADA, `/api/v1/template/admin/${id}`, { editorSource: words('Straße') });
    expect(await found('елки')).toEqual([]);
    expect(await found('strasse')).toEqual(['Painted']);
    await services.remove(ADA, `/api/v1/template/admin/${id}`);
  });

  test('[BROWSE-14] the current description of a keyword', async () => {
    const keyword = { name: 'bakery', description: 'Sourdough all day' };
    const url = '/api/v1/keyword/admin/bakery';
    expect(await found('sourdough')).toEqual([]);
    await services.put(ADA, url, keyword);
    expect(await found('sourdough')).toEqual(['bakery']);
    expect(await found('sourdugh')).toEqual(['bakery']);
    expect(await found('bread')).toEqual([]);
    const description = 'Bread, rolls and cake';
    await services.put(ADA, url, { ...keyword, description });
    expect(await found('bread')).toEqual(['bakery']);
  });

  test('[BROWSE-14] the template’s own words before their synonyms', async () => {
    await add({ title: 'Donut Friday', keywords: ['friday'], active: true });
    expect((await found('donut')).slice(0, 2)).toEqual(['Donut Friday', 'bakery']);
    expect(await found('donut', '&keywords=friday')).toEqual(['Donut Friday']);
  });
});

describe('synonyms', () => {
  test('[BROWSE-14] are listed, added, replaced and removed, with immediate effect', async () => {
    const at = `${SYNONYMS}/${encodeURIComponent('Flat  White')}`;
    const put = (meanings: readonly string[]) => services.put(ADA, at, { meanings });
    expect(await found('flat whites')).toEqual(['bicycle']);
    const saved = await put(['Coffee  Shop', 'coffee shop', 'bakery']);
    expect(saved.json()).toEqual({ word: 'flat white', meanings: ['coffee shop', 'bakery'] });
    expect(await found('flat whites')).toEqual(['coffee', 'bakery']);
    expect(await found('flat whyte')).toEqual(['coffee', 'bakery']);
    await put(['bakery']);
    expect(await found('flat white')).toEqual(['bakery']);
    const other = `${SYNONYMS}/flat%20whites`;
    await services.put(ADA, other, { meanings: ['bakery'] });
    const listed = await services.get(ADA, `${SYNONYMS}?size=1000`);
    const words = listed.json<{ word: string }[]>().map(({ word }) => word);
    expect(words).toEqual(words.toSorted());
    expect(words.filter((word) => word.startsWith('flat'))).toEqual(['flat whites']);
    expect(listed.headers['x-total-count']).toBe(String(words.length));
    for (const status of [204, 404])
      expect((await services.remove(ADA, other)).statusCode).toBe(status);
    expect(await found('flat white')).toEqual(['bicycle']);
  });

  test('[BROWSE-14] without a word are refused, each with its pointer', async () => {
    const url = `${SYNONYMS}/${encodeURIComponent("'!?")}`;
    const refused = await services.put(ADA, url, { meanings: ['bakery', '&', '20%'] });
    expect(refusalIn(refused)).toEqual([
      '400 invalid-request',
      '/word: This has no word to search for.',
      '/meanings/1: This has no word to search for.',
    ]);
  });

  test('[PRE-06] a term that has become a synonym is no longer a missed search', async () => {
    const terms = async () =>
      (await services.get(ADA, '/api/v1/search/admin?size=100'))
        .json<{ term: string }[]>()
        .map(({ term }) => term);
    await found('qqsourdoughs');
    expect(await terms()).toContain('qqsourdoughs');
    await services.put(ADA, `${SYNONYMS}/qqsourdough`, { meanings: ['bakery'] });
    expect(await terms()).not.toContain('qqsourdoughs');
    expect(await found('qqsourdoughs')).toEqual(['bakery']);
  });

  test('[BROWSE-14] of the product are added once; a removed one stays removed', async () => {
    const names = await services.query`select from seeds where name like 'synonym/%'`;
    const { synonyms } = await readSeedCatalogue();
    expect(names).toHaveLength(Object.keys(synonyms).length);
    const stored = await services.query<{ word: string }>`select word from synonyms`;
    const words = new Set(stored.map(({ word }) => word));
    expect(Object.keys(synonyms).filter((word) => !words.has(word))).toEqual([]);
  });
});

describe('attacks', () => {
  test.each([
    ['signs alone', `'"\\&|!:*()<->%_`],
    ['a quote for each word', `'a'b'c'`],
    ['a query language', `pizza' & !'free':* | <-> (('`],
    ['patterns', '%____%%'],
    ['emoji', '🍕👩‍👩‍👧‍👦🇺🇸'],
    ['both directions', '\u202eazzip\u202c \u200fקַפֶה'],
    ['a lonely half of a sign', 'pizza \ud83c'],
    ['a great number', `$${'9'.repeat(190)}`],
    ['numbers', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15% 16% 17% 18% 19% 20%'],
    ['letters without end', 'a'.repeat(200)],
    ['words without end', 'ab '.repeat(66)],
    ['prefixes', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
  ])('[SAFE-01] %s are answered like any other text', async (_name, typed) => {
    const url = `/api/v1/template?q=${encodeURIComponent(typed.toWellFormed())}`;
    const start = performance.now();
    const response = await services.get(MARA, url);
    expect(response.statusCode).toBe(200);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test.each([
    ['a thousand letters', 'pizza '.repeat(170)],
    ['NUL', 'pizza\0'],
  ])('[SAFE-01] %s are refused', async (_name, typed) => {
    const url = `/api/v1/template?q=${encodeURIComponent(typed)}`;
    expect((await services.get(MARA, url)).statusCode).toBe(400);
  });
});
