import { expect, test } from 'vitest';
import { refusalIn } from '../support/answers.ts';
import { MARA, sharedServices, OTTO, type Person } from '../support/services-fixture.ts';

const services = sharedServices();

function save(person: Person, id: string, value: unknown) {
  return services.post(person, `/api/v1/attributes/${id}`, { value });
}

async function all(person: Person): Promise<unknown> {
  return (await services.get(person, '/api/v1/attributes')).json();
}

test('[API-10] stores any JSON value and returns it unchanged', async () => {
  const values = [null, true, 0.1, 'dunkel 🌒', [], { sort: 'name-asc', b: 1, a: [null, {}] }];
  for (const value of values) {
    const saved = await save(MARA, 'theme', value);
    expect(saved.json()).toEqual({ id: 'theme', value });
    const read = await services.get(MARA, '/api/v1/attributes/theme');
    expect(read.json()).toEqual({ id: 'theme', value });
    expect(read.body).toBe(JSON.stringify({ id: 'theme', value }));
  }
});

test('[API-10] attributes belong to one account, are listed by id, and can be removed', async () => {
  const person = { ...MARA, sub: 'keeper' };
  await save(person, 'theme', 'dark');
  await save(person, 'dashboard.sort', 'oldest');
  await save(OTTO, 'theme', 'light');
  expect(await all(person)).toEqual([
    { id: 'dashboard.sort', value: 'oldest' },
    { id: 'theme', value: 'dark' },
  ]);
  const url = '/api/v1/attributes/dashboard.sort';
  expect((await services.get(OTTO, url)).statusCode).toBe(404);
  expect((await services.remove(OTTO, url)).statusCode).toBe(404);
  expect((await services.remove(person, url)).statusCode).toBe(204);
  expect((await services.remove(person, url)).statusCode).toBe(404);
  expect((await services.get(person, url)).statusCode).toBe(404);
  expect(await all(person)).toEqual([{ id: 'theme', value: 'dark' }]);
});

test('[API-10, SAFE-07] refuses a number beyond the range instead of storing null', async () => {
  const answer = await services.visit('/api/v1/attributes/endless', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await services.token(MARA)}`,
      'content-type': 'application/json',
    },
    payload: '{"value":[1e999]}',
  });
  expect(refusalIn(answer)).toEqual(['400 invalid-request', '/value/0: This number is too large']);
});

test('[API-10] stores a value of 8 KB, refuses one byte more', async () => {
  const largest = 'x'.repeat(8 * 1_024 - 2);
  expect((await save(MARA, 'large', largest)).statusCode).toBe(200);
  expect(refusalIn(await save(MARA, 'large', `${largest}x`))).toEqual([
    '413 attribute-too-large',
    '/value: The value must have at most 8 KB.',
  ]);
  expect((await save(MARA, 'large', 'é'.repeat(4_100))).statusCode).toBe(413);
  const kept = await services.get(MARA, '/api/v1/attributes/large');
  expect(kept.json()).toEqual({ id: 'large', value: largest });
});

test('[API-10] stores at most a hundred attributes per account, even in parallel', async () => {
  const person = { ...MARA, sub: 'collector' };
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, number) => save(person, `a${number}`, number)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array(100).fill(200), ...Array(10).fill(422)]);
  expect(await all(person)).toHaveLength(100);
  const known = answers.find(({ statusCode }) => statusCode === 200)?.json<{ id: string }>().id;
  expect((await save(person, known ?? '', 'changed')).statusCode).toBe(200);
});

test('[API-10] refuses an invalid id, another id in the body, or a missing value', async () => {
  expect((await save(MARA, 'a%2Fb', 1)).statusCode).toBe(400);
  expect((await save(MARA, 'x'.repeat(65), 1)).statusCode).toBe(400);
  const call = (body: unknown) => services.post(MARA, '/api/v1/attributes/theme', body);
  expect(refusalIn(await call({}))).toEqual(['400 invalid-request', '/value: Required']);
  expect(refusalIn(await call({ id: 'sort', value: 1 }))).toEqual([
    '400 invalid-request',
    '/id: This is not the id in the address.',
  ]);
  expect((await call({ id: 'theme', value: 1 })).statusCode).toBe(200);
});
