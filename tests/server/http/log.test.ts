import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { addProblemDocuments } from '../../../server/http/problems/problem-documents.ts';
import { logging } from '../../../server/http/log-options.ts';

const ID = '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11';

/** What an application logs while it answers. */
async function writtenBy(
  add: (app: FastifyInstance) => void,
  requests: readonly InjectOptions[],
): Promise<readonly string[]> {
  const written: string[] = [];
  const app = Fastify(logging('info', { write: (line) => void written.push(line) }));
  addProblemDocuments(app);
  add(app);
  for (const request of requests) await app.inject(request);
  await app.close();
  return written;
}

const failing = (error: Error) => async () => Promise.reject(error);

async function linesOf(url: string): Promise<readonly Record<string, unknown>[]> {
  const headers = { authorization: 'Bearer secret-token', cookie: 'session=secret-cookie' };
  const written = await writtenBy(
    (app) => app.get('/api/v1/coupon/:id', failing(new Error('The disk is full.'))),
    [{ url, headers, remoteAddress: '203.0.113.9' }],
  );
  expect(written.length).toBeGreaterThan(0);
  expect(written.join('')).not.toMatch(/secret|203\.0\.113\.9|mara@|9f4a1a0c/);
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('[API-13] [API-03] [SAFE-10] the one line of a request names its route, its id and why it was refused, never the link, the token or the visitor; an unexpected error is logged completely', async () => {
  const lines = await linesOf(`/api/v1/coupon/${ID}?email=mara@example.com`);
  expect(lines.filter(({ req }) => req !== undefined)).toEqual([
    expect.objectContaining({
      req: { method: 'GET', route: '/api/v1/coupon/:id' },
      res: { status: 500, problem: 'internal' },
      reqId: expect.any(String),
      responseTime: expect.any(Number),
    }),
  ]);
  expect(lines).toContainEqual(
    expect.objectContaining({
      err: {
        type: 'Error',
        message: 'The disk is full.',
        stack: expect.stringContaining('log.test.ts'),
      },
    }),
  );
  const refused = await linesOf('/nowhere');
  expect(refused.at(-1)).toMatchObject({ res: { status: 404, problem: 'not-found' } });
});

test('[API-13] logs an error that quotes the request without the quote', async () => {
  const fault = new Error(
    `invalid input syntax for type uuid: "${ID}" of mara.keeler+x@mail.example.com at 203.0.113.9, Bearer abc.def, eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x, GET https://tearline.example/r/${ID}?t=1`,
  );
  const written = await writtenBy((app) => app.get('/', failing(fault)), [{ url: '/' }]);
  const [line] = written.filter((one) => one.includes('Unexpected fault'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    err: { message: 'invalid input syntax for type uuid: "[…]" of […] at […], […], […], GET […]' },
  });
  expect(written.join('')).not.toMatch(/9f4a1a0c|mara|203\.0|eyJ|abc\.def/);
});

test('[API-13, SAFE-05] logs the cause of an outage once a minute, and for each refused request only that it was one', async () => {
  const written = await writtenBy(
    (app) => {
      app.get('/call', failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));
      app.get('/file', failing(Object.assign(new Error('write'), { code: 'ENOSPC' })));
      // PostgreSQL's disk, and its folder that is read-only.
      for (const code of ['58030', '42501'])
        app.get(`/${code}`, failing(Object.assign(new DatabaseError('', 0, 'error'), { code })));
    },
    ['/call', '/call', '/call', '/file', '/file', '/58030', '/42501'].map((url) => ({ url })),
  );
  const lines = written.map((line) => JSON.parse(line));
  expect(lines.flatMap(({ err }) => (err === undefined ? [] : [err.code]))).toEqual([
    'ECONNREFUSED',
    'ENOSPC',
    '58030',
    '42501',
  ]);
  expect(lines.filter(({ res }) => res?.problem === 'unavailable')).toHaveLength(7);
});
