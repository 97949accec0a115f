/** The test double of the services on the network: what it accepts and refuses. */
import { expect, test } from 'vitest';
import { servicesInNode } from '../support/services/in-node.ts';
import { answer, content, empty, problem, services } from '../support/services/operations.ts';

const answerWith = servicesInNode();

/** The type check fails if one of these compiles. */
const NOT_IN_THE_CONTRACT = [
  // @ts-expect-error The contract has no such path.
  services.get('/api/v1/nowhere', () => empty(204)),
  // @ts-expect-error The path has no such method.
  services.put('/api/account', () => empty(204)),
  // @ts-expect-error The operation documents no such status.
  services.get('/api/v1/color/all', () => empty(204)),
  // @ts-expect-error The body lacks a required field.
  services.get('/api/v1/color/all', () => answer(200, [{ value: 'C8321F' }])),
  // @ts-expect-error The operation documents no such content type.
  services.get('/api/v1/project/{id}/archive', () => content(200, 'image/png', '')),
  // @ts-expect-error The path has no such parameter.
  services.get('/api/v1/template/{id}', ({ params }) => problem(404, params.name)),
];

test('[API-01] a test answers with a typed JSON body, file, empty body or problem', async () => {
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

test.fails('a request without a handler fails its test', async () => {
  await fetch('https://services.example/api/account').catch(() => undefined);
});

test('[API-01] a test that contradicts the contract does not compile', () => {
  expect(NOT_IN_THE_CONTRACT).toHaveLength(6);
});
