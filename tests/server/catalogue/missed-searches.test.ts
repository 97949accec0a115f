import { beforeEach, expect, test } from 'vitest';
import { missedTermOf } from '../../../server/catalogue/missed-searches.routes.ts';
import { refusalIn } from '../support/answers.ts';
import { createTemplate, type NewTemplate } from '../support/catalogue-fixture.ts';
import { ADA, MARA, OTTO, sharedServices } from '../support/services-fixture.ts';

const ADMIN = '/api/v1/search/admin';
const KEYWORDS = '/api/v1/keyword/admin';
const TODAY = new Date().toISOString().slice(0, 10);

const services = sharedServices();
beforeEach(() => services.query`delete from missed_searches`);

const search = (query: string, person = MARA) => services.get(person, `/api/v1/template?${query}`);

async function missed(query = ''): Promise<unknown> {
  return (await services.get(ADA, `${ADMIN}${query}`)).json();
}

test('[PRE-06] a search without results is counted by its words, without the user', async () => {
  await search('q=Zzyzx%20%20Sourdough');
  await search('q=zzyzx%20sourdough', OTTO);
  await search('q=qqxxyy');

  expect(await missed()).toEqual([
    { term: 'zzyzx sourdough', times: 2, lastOn: TODAY },
    { term: 'qqxxyy', times: 1, lastOn: TODAY },
  ]);
});

test('[PRE-06] does not count searches with results, with colors, without words, or for further pages', async () => {
  for (const query of ['q=bakery', 'q=', 'q=qqxxyy&colors=123456', 'q=qqxxyy&page=2'])
    await search(query);
  expect(await missed()).toEqual([]);
});

test.each([
  ['  Oil,  CHANGE ', 'oil change'],
  ['4th of July', '4th of july'],
  ['mara@halfmoon.example', null],
  ['555-867-5309', null],
  ['www.halfmoon.example', null],
  ['x'.repeat(65), null],
  ['%%%', null],
  ['a\u0007b', 'a b'],
])('[PRE-06] counts %j as the term %j', (text, term) => {
  expect(missedTermOf(text)).toBe(term);
});

test('[PRE-06] counts a thousand terms a day, and deletes them after 30 days', async () => {
  await services.query`insert into missed_searches (term, day)
    select 'noise ' || number, (now() at time zone 'utc')::date from generate_series(1, 1000) as number`;
  await services.query`insert into missed_searches (term, day)
    select 'long ago', (now() at time zone 'utc')::date - 31`;
  await search('q=qqxxyy');
  await search('q=noise%207');

  const list = await services.get(ADA, `${ADMIN}?size=1`);
  expect(list.headers['x-total-count']).toBe('1000');
  expect(list.json()).toEqual([{ term: 'noise 7', times: 2, lastOn: TODAY }]);
});

test('[PRE-06] does not list a term that was dismissed or has become a keyword', async () => {
  await search('q=qqxxyy');
  await search('q=qqyyxx');
  const body = { name: 'qqxxyy', description: 'Made of a search' };
  await services.post(ADA, '/api/v1/keyword/admin', body);
  expect(await missed()).toEqual([{ term: 'qqyyxx', times: 1, lastOn: TODAY }]);

  for (const status of [204, 404])
    expect((await services.remove(ADA, `${ADMIN}/QQYYXX`)).statusCode).toBe(status);
  expect(await missed()).toEqual([]);
});

test('[PRE-06] a keyword comes with the templates that it finds, all or none', async () => {
  await search('q=sourdough');
  const url = '/api/v1/template/admin';
  const make = async (part: Partial<NewTemplate>) => (await createTemplate(services, part)).id;
  const keywordsOf = async (id: string) =>
    (await services.get(ADA, `${url}/${id}`)).json<{ keywords: string[] }>().keywords;
  const one = await make({ keywords: ['dough'] });
  const other = await make({ keywords: [] });
  const full = await make({ keywords: Array.from({ length: 20 }, (_, index) => `k ${index}`) });
  const post = (templateIds: readonly string[]) =>
    services.post(ADA, KEYWORDS, { name: 'Sourdough', description: 'Slow bread', templateIds });

  const gone = await post([one, '00000000-0000-4000-8000-00000000dead']);
  expect(refusalIn(gone)).toEqual([
    '404 not-found',
    '/templateIds/1: This design no longer exists.',
  ]);
  const refused = await post([full, one]);
  expect(refusalIn(refused)).toEqual([
    '422 invalid-template',
    '/templateIds/0: This design has 20 keywords already. Remove one of them first.',
  ]);
  expect(await keywordsOf(one)).toEqual(['dough']);

  const made = await post([one, other.toUpperCase(), one]);
  expect(made.json()).toMatchObject({ name: 'sourdough', templates: 2 });
  expect(await keywordsOf(one)).toEqual(['dough', 'sourdough']);
  expect(await keywordsOf(other)).toEqual(['sourdough']);
  const found = (await search('q=sourdough')).json<{ id: string }[]>();
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([one, other]));
  expect(await missed()).toEqual([]);
  const body = { name: 'sourdough', description: 'Slow bread', templateIds: [one] };
  await services.put(ADA, `${KEYWORDS}/sourdough`, body);
  expect(await keywordsOf(one)).toEqual(['dough', 'sourdough']);
});
