import { beforeAll, expect, test } from 'vitest';
import { builtPage } from '../../support/public-page.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices({ DATABASE_POOL: '1' }, async () => ({
  publicPage: await builtPage(),
}));
beforeAll(async () => {
  await services.loseDatabase();
});

test('[API-13] a server without its database reports that it is not ready', async () => {
  const response = await services.visit('/readyz');
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready' }]);
});

test('[API-03] its operations answer 503 with Retry-After, without details', async () => {
  const response = await services.get(MARA, '/api/v1/color/all');
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json()).toEqual({
    type: '/problems/unavailable',
    title: 'The services are not available at the moment. Please try again.',
    status: 503,
    instance: response.headers['x-request-id'],
  });
});

test('[AUTH-08] it still refuses requests without a token', async () => {
  expect((await services.get(null, '/api/v1/color/all')).statusCode).toBe(401);
});

test.each([
  ['/c/0123456789ABCDEF', '30', 'text/html; charset=utf-8'],
  ['/c/0123456789ABCDEF/barcode', '2', 'application/problem+json; charset=utf-8'],
  ['/c/0123456789ABCDEF/pass', '2', 'application/problem+json; charset=utf-8'],
])('[SER-02] without a database %s asks to come back', async (url, wait, type) => {
  const { statusCode, headers } = await services.visit(url);
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([503, wait, type]);
});
