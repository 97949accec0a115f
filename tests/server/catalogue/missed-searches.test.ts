import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { missedTermOf } from '../../../server/catalogue/words/missed-terms.ts';
import { ADA, MARA, openServices, OTTO, type Services } from '../support/services-fixture.ts';

const ADMIN = '/api/v1/search/admin';
const TODAY = new Date().toISOString().slice(0, 10);

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
beforeEach(() => services.database.deleteFrom('missed_searches').execute());
afterAll(() => services.close());

const search = (query: string, person = MARA) =>
  services.call(person, { url: `/api/v1/template?${query}` });

async function missed(query = ''): Promise<unknown> {
  return (await services.call(ADA, { url: `${ADMIN}${query}` })).json();
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
  await sql`insert into missed_searches (term, day)
    select 'noise ' || number, (now() at time zone 'utc')::date from generate_series(1, 1000) as number`.execute(
    services.database,
  );
  await sql`insert into missed_searches (term, day)
    select 'long ago', (now() at time zone 'utc')::date - 31`.execute(services.database);
  await search('q=qqxxyy');
  await search('q=noise%207');

  const list = await services.call(ADA, { url: `${ADMIN}?size=1` });
  expect(list.headers['x-total-count']).toBe('1000');
  expect(list.json()).toEqual([{ term: 'noise 7', times: 2, lastOn: TODAY }]);
});

test('[PRE-06] does not list a term that was dismissed or has become a keyword', async () => {
  await search('q=qqxxyy');
  await search('q=qqyyxx');
  const body = { name: 'qqxxyy', description: 'Made of a search' };
  await services.call(ADA, { method: 'POST', url: '/api/v1/keyword/admin', body });
  expect(await missed()).toEqual([{ term: 'qqyyxx', times: 1, lastOn: TODAY }]);

  const dismiss = { method: 'DELETE', url: `${ADMIN}/QQYYXX` } as const;
  expect((await services.call(ADA, dismiss)).statusCode).toBe(204);
  expect((await services.call(ADA, dismiss)).statusCode).toBe(404);
  expect(await missed()).toEqual([]);
});
