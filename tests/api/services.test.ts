/** The network that tests put in place of the services: what it lets through, and what it does not. */
import { expect, test } from 'vitest';
import { servicesInNode } from '../support/services/in-node.ts';
import { answer, content, empty, problem, services } from '../support/services/operations.ts';

const answerWith = servicesInNode();

/** The type check fails where one of these begins to compile. */
const NOT_IN_THE_CONTRACT = [
  // @ts-expect-error A path that the contract does not have.
  services.get('/api/v1/nowhere', () => empty(204)),
  // @ts-expect-error A method that the path does not have.
  services.put('/api/account', () => empty(204)),
  // @ts-expect-error A status that the operation does not document.
  services.get('/api/v1/color/all', () => empty(204)),
  // @ts-expect-error A body without what its schema requires.
  services.get('/api/v1/color/all', () => answer(200, [{ value: 'C8321F' }])),
  // @ts-expect-error A file of a type that the operation does not document.
  services.get('/api/v1/project/{id}/archive', () => content(200, 'image/png', '')),
  // @ts-expect-error A parameter that the path does not have.
  services.get('/api/v1/template/{id}', ({ params }) => problem(404, params.name)),
];

test('[API-01] a test answers with a JSON body, a file, nothing or a problem, each as its own type', async () => {
  answerWith(
    services.get('/api/v1/attributes', () => answer(200, [], { 'X-Seen': 'yes' })),
    services.get('/api/v1/project/{id}/archive', ({ params }) =>
      content(200, 'application/zip', params.id),
    ),
    services.delete('/api/v1/project/{id}', () => empty(204)),
    services.get('/api/account', () => problem(401, 'unauthorized', { title: 'Sign in.' })),
  );
  const got = async (path: string, method = 'GET') => {
    const response = await fetch(`https://services.example${path}`, { method });
    const { status, headers } = response;
    return [status, headers.get('Content-Type'), headers.get('X-Seen'), await response.text()];
  };
  expect(await got('/api/v1/attributes')).toEqual([200, 'application/json', 'yes', '[]']);
  expect(await got('/api/v1/project/7/archive')).toEqual([200, 'application/zip', null, '7']);
  expect(await got('/api/v1/project/7', 'DELETE')).toEqual([204, null, null, '']);
  const refusal = '{"type":"/problems/unauthorized","title":"Sign in.","status":401}';
  expect(await got('/api/account')).toEqual([401, 'application/problem+json', null, refusal]);
});

test.fails('a request that no handler answers fails its test', async () => {
  await fetch('https://services.example/api/account').catch(() => undefined);
});

test('[API-01] what the contract does not have does not compile, not even in a test', () => {
  expect(NOT_IN_THE_CONTRACT).toHaveLength(6);
});
