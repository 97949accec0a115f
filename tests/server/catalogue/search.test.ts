import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { wordsContaining } from '../../../server/catalogue/words/catalogue-words.repository.ts';
import { countTemplates } from '../../../server/catalogue/templates.repository.ts';
import { misspelling, typosForgiven } from '../../../server/catalogue/words/spelling.ts';
import { freshDatabase } from '../../support/database.ts';
import {
  createTemplate,
  keepKnownDesigns,
  type NewTemplate,
  pagingOf,
  titlesOf,
} from '../support/catalogue-fixture.ts';
import { BAKERY_ID } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
beforeAll(async () => {
  await keepKnownDesigns(services);
});

const titles = (query: string, person = MARA) => titlesOf(services, query, person);

async function add(changes: Partial<NewTemplate>): Promise<string> {
  return (await createTemplate(services, { sourceImage: null, ...changes })).id;
}

async function remove(id: string): Promise<void> {
  await services.remove(ADA, `/api/v1/template/admin/${id}`);
}

describe('words', () => {
  test.each([
    ['a word of the title', 'paperback', ['Bookshop: 15% off any paperback']],
    ['a word as it is seen', 'paper\u00adback\u200b', ['Bookshop: 15% off any paperback']],
    ['a word of the description', 'perennials', ['Garden center: 3 for 2 perennials']],
    ['a keyword', 'bookshop', ['Bookshop: 15% off any paperback']],
    ['the beginning of a word', 'paperb', ['Bookshop: 15% off any paperback']],
    [
      'a single letter',
      'w',
      [
        'Car wash: half-price wash and wax',
        'Florist: $10 off any bouquet',
        'Pet shop: 20% off beds and leashes',
        'Dentist: first check-up $49',
        'Hair salon: 20% off the first cut',
        'Garden center: 3 for 2 perennials',
        'Pizza: $4 off any large pie',
      ],
    ],
    ['two words in any order', 'oven rolls', ['Bakery: the 13th roll free']],
    ['an apostrophe left out', 'youre missing', ['Hardware store: $10 off one tool']],
    ['an apostrophe of a printer', 'you’re missing', ['Hardware store: $10 off one tool']],
    [
      'a hyphen for a blank',
      'half-price',
      ['Coffee shop: second cup half off', 'Car wash: half-price wash and wax'],
    ],
    ['two words written as one', 'carwash', ['Car wash: half-price wash and wax']],
    ['accents over plain letters', 'pízzä', ['Pizza: $4 off any large pie']],
    ['a part of a word', 'rennial', ['Garden center: 3 for 2 perennials']],
    ['two letters swapped', 'pizaz', ['Pizza: $4 off any large pie']],
    ['a letter left out', 'paprback', ['Bookshop: 15% off any paperback']],
    ['a letter too many', 'gardden', ['Garden center: 3 for 2 perennials']],
    ['a wrong first letter', 'vookshop', ['Bookshop: 15% off any paperback']],
    ['two typos in a long word', 'perenials', ['Garden center: 3 for 2 perennials']],
    ['a typo beside a right word', 'larg piza', ['Pizza: $4 off any large pie']],
    ['a typo in three letters, which is another word', 'pex', []],
    ['a word that is nowhere', 'submarine', []],
    [
      'one word that is nowhere beside one that is',
      'pizza submarine',
      ['Pizza: $4 off any large pie'],
    ],
    ['signs alone', '!?&|:*', []],
    ['signs of a query language', "pizza & !free | 'x':*", ['Pizza: $4 off any large pie']],
    ['a quote', "pizza'", ['Pizza: $4 off any large pie']],
    ['a backslash', 'pizza\\', ['Pizza: $4 off any large pie']],
  ])('%s: %s', async (_name, words, expected) => {
    expect(await titles(`?q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  test('follow new, changed and removed templates', async () => {
    const id = await add({ title: 'Zeppelin rides', keywords: ['sky'] });
    expect(await titles('?q=zepp')).toEqual(['Zeppelin rides']);
    await services.patch(ADA, `/api/v1/template/admin/${id}`, { title: 'Balloon rides' });
    expect(await titles('?q=zepp')).toEqual([]);
    expect(await titles('?q=ballon')).toEqual(['Balloon rides']);
    await remove(id);
    expect(await titles('?q=balloon')).toEqual([]);
    expect(await services.query`select from template_search`).toHaveLength(12);
  });

  test('a word stays known while another template has it', async () => {
    const ids = [await add({ title: 'Trampoline' }), await add({ title: 'Trampoline' })];
    await remove(ids[0] ?? '');
    expect(await titles('?q=trampolin')).toEqual(['Trampoline']);
    expect(await titles('?q=trampolien')).toEqual(['Trampoline']);
    await remove(ids[1] ?? '');
    expect(await titles('?q=trampolien')).toEqual([]);
  });

  test('[API-02] of many templates are updated at once, for any statement', async () => {
    const { database } = services;
    const found = async (asked: string) => [
      await countTemplates(database, { asked, withInactive: false }),
      await countTemplates(database, { asked: '', withInactive: false }),
      await countTemplates(database, { asked: '', withInactive: true }),
      await wordsContaining(database, 'gondol', 9),
    ];
    const change = (text: string) => services.query`${sql.raw(text)}`;
    const these = `id in (select template_id from template_search where marks @@ 'gondola|gondolas')`;
    await change(`
      insert into templates (id, title, description, keywords, colors, palette, active, editable, weight,
        swatches, editor_source, image, thumbnail)
      select gen_random_uuid(), 'Gondola ' || number, '', '{}', '{}', '{}', number > 1, editable, weight,
        swatches, editor_source, image, thumbnail
      from templates, generate_series(1, 3) as number where id = '${BAKERY_ID}'`);
    expect(await found('gondola')).toEqual([2, 14, 15, ['gondola']]);
    await change(`update templates set active = true, title = 'Gondolas' where ${these}`);
    expect(await found('gondolas')).toEqual([3, 15, 15, ['gondolas']]);
    await change(`update templates set popularity = 7 where ${these}`);
    expect(await found('gondolas')).toEqual([3, 15, 15, ['gondolas']]);
    await change(`delete from templates where ${these}`);
    expect(await found('gondolas')).toEqual([0, 12, 12, []]);
  });

  test('[BROWSE-07] only administrators find those of an inactive template', async () => {
    const id = await add({ title: 'Submersible', active: false });
    expect(await titles('?q=submersible')).toEqual([]);
    expect(await titles('?q=submersible', ADA)).toEqual(['Submersible']);
    await remove(id);
  });

  test('[API-02] totals match the words, on every page', async () => {
    for (const [query, total] of [
      ['?q=free&size=1&page=1', '3'],
      ['?q=free&colors=E8833A&size=1', '1'],
      ['?q=submarine', '0'],
    ] as const) {
      const response = await services.get(MARA, `/api/v1/template${query}`);
      expect(response.headers['x-total-count']).toBe(total);
    }
  });
});

test('[BROWSE-05] one similar color of the template is enough, and words narrow further', async () => {
  const id = await add({ title: 'Teal thing', colors: ['0F6B66'] });
  expect(await titles('?q=thing&colors=116E68')).toEqual(['Teal thing']);
  expect(await titles('?q=thing&colors=116E68,FFFFFF')).toEqual(['Teal thing']);
  expect(await titles('?q=thing&colors=C8321F')).toEqual([]);
  await remove(id);
});

const url = `/api/v1/template/similar/${BAKERY_ID}`;

test('similar templates share keywords before colors, and exclude the template itself', async () => {
  const response = await services.get(MARA, url);
  const found = await titles(`/similar/${BAKERY_ID}`);
  expect(found[0]).toBe('Garden center: 3 for 2 perennials');
  expect(found).not.toContain('Bakery: the 13th roll free');
  expect(pagingOf(response)).toEqual([String(found.length), '0', '20']);
  expect(await titles(`/similar/${BAKERY_ID}?size=1&page=1`)).toEqual([found[1]]);
});

test('[API-04] those similar to an inactive template are for administrators', async () => {
  const id = await add({ title: 'Hidden', keywords: ['free'], active: false });
  const hidden = `/api/v1/template/similar/${id}`;
  expect((await services.get(MARA, hidden)).statusCode).toBe(404);
  expect((await services.get(ADA, hidden)).statusCode).toBe(200);
  expect((await services.get(MARA, url)).body).not.toContain('Hidden');
  await remove(id);
});

test.each([
  ['bookshop', 'bokoshop', 1],
  ['bookshops', 'bookshop', 1],
  ['bookshop', 'bookshup', 1],
  ['bookshop', 'bookzhop', 1],
  ['bookshop', 'mookshop', 2],
  ['bookshop', 'bokosqop', Infinity],
  ['bookshop', 'booksshop', 0.5],
])('[BROWSE-14] %s and %s are %d apart', (one, other, typos) => {
  expect(misspelling(one, other)).toBe(typos);
  expect(misspelling(other, one)).toBe(typos);
});

test('[BROWSE-14] allows no typo in short words, two in long ones', () => {
  expect(['buns', 'roll', 'bakerie', 'bookshop'].map(typosForgiven)).toEqual([0, 0, 1, 2]);
});

test('a database without pg_trgm, whose user may not add it, stops the start with a message @long', async () => {
  const fresh = await freshDatabase();
  const other = await freshDatabase();
  const guest = `guest_${new URL(fresh.url).pathname.slice(1)}`;
  await withClient(fresh.url, async (client) => {
    await client.query(`create role ${guest} login password 'guest'`);
    await client.query(`grant create on schema public to ${guest}`);
  });
  const url = Object.assign(new URL(fresh.url), { username: guest, password: 'guest' });
  await expect(migrate(url.href)).rejects.toThrow(
    'The database has no extension pg_trgm, and this user may not create it. As its owner or an administrator, run "create extension pg_trgm" in it (Debian: package postgresql-contrib).',
  );
  await fresh.drop();
  await withClient(other.url, (client) => client.query(`drop role ${guest}`));
});
