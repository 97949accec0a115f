import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { takeTurns } from '../../../server/work-turns.ts';

test('[SAFE-13] four calls with one token are answered at once, and a call with another does not wait', async () => {
  const app = Fastify();
  takeTurns(app);
  const begun: string[] = [];
  const open = Promise.withResolvers<void>();
  app.post('/', async ({ headers }) => {
    begun.push(headers.authorization ?? '');
    await open.promise;
    return 'ok';
  });
  const call = (authorization: string) =>
    app.inject({ method: 'POST', url: '/', headers: { authorization }, payload: { a: 1 } });
  const many = Array.from({ length: 10 }, () => call('Bearer one'));
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  const other = call('Bearer other');
  await vi.waitFor(() =>
    expect(begun).toEqual([...Array<string>(4).fill('Bearer one'), 'Bearer other']),
  );
  open.resolve();
  const answers = await Promise.all([...many, other]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(11).fill(200));
});
