import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { adminTemplateQuery } from '../../src/api/admin-templates.ts';
import { barcodePictureQuery } from '../../src/api/barcode.queries.ts';
import type { ApiClient, ApiClientOptions } from '../../src/api/client.ts';
import { informedImagesQuery } from '../../src/api/informed-images.queries.ts';
import { createCoupon, type NewProject } from '../../src/api/projects.queries.ts';
import { templateQuery, templatesQuery } from '../../src/api/templates.queries.ts';
import { accountQuery } from '../../src/api/account.queries.ts';
import { createQueryClient } from '../../src/app/query-client.ts';
import { ServiceFailure, type Failure } from '../../src/domain/failures.ts';
import { clientInNode, servicesInNode } from '../support/services/in-node.ts';
import { answer, problem, services, type Answer } from '../support/services/operations.ts';

const answerWith = servicesInNode();

const RECEIPT = { id: '3f0f6b0e-6f0b-4a53-8d9e-2f1f3c5f8a01', informedImagesId: null };
const ACCOUNT = { id: '3f0f6b0e-6f0b-4a53-8d9e-2f1f3c5f8a01', email: null, name: null, roles: [] };

const loadAccount = (client: ApiClient) => new QueryClient().fetchQuery(accountQuery(client));

/** A client whose account request is answered with this body, or with what a proxy sends instead of the services. */
function accountOf(
  answered: Answer<'get', '/api/account'> | Response,
  options: Partial<ApiClientOptions> = {},
) {
  const requests: Request[] = [];
  answerWith(
    services.get('/api/account', ({ request }) => {
      requests.push(request);
      return answered instanceof Response ? { undocumented: answered } : answered;
    }),
  );
  return { client: clientInNode(options), requests };
}

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ServiceFailure) return error.failure;
    throw error;
  }
  throw new Error('The call went well.');
}

test('[WIZ-17] a request that the page’s head has made is used once and not repeated', async () => {
  const { client, requests } = accountOf({ status: 200, body: ACCOUNT });
  const early = Promise.resolve(Response.json({ ...ACCOUNT, name: 'Early' }));
  globalThis.asked = { 'GET https://api.tearline.test/api/account Bearer token': early };
  expect(await loadAccount(client)).toMatchObject({ name: 'Early' });
  expect(requests).toEqual([]);
  expect(await loadAccount(client)).toEqual(ACCOUNT);
  globalThis.asked = undefined;
});

test('[WIZ-16] sends no request for a malformed id; the id of an attribute is a name', async () => {
  const asked: string[] = [];
  answerWith(
    services.get('/api/v1/template/{id}', ({ params }) => {
      asked.push(params.id);
      return problem(404, 'not-found', { title: 'This template was not found.' });
    }),
    services.post('/api/v1/attributes/{id}', ({ params }) => {
      asked.push(params.id);
      return answer(200, { id: params.id, value: 'dark' });
    }),
  );
  const client = clientInNode();
  for (const id of ['abc', `${RECEIPT.id}0`, '-'.repeat(36), RECEIPT.id]) {
    const call = client.GET('/api/v1/template/{id}', { params: { path: { id } } });
    expect(await failureOf(call)).toMatchObject({ code: 'not-found' });
  }
  const params = { path: { id: 'theme' } };
  await client.POST('/api/v1/attributes/{id}', { params, body: { id: 'theme', value: 'dark' } });
  expect(asked).toEqual([RECEIPT.id, 'theme']);
});

test('[API-01] sends the current access token', async () => {
  const { client, requests } = accountOf(answer(200, ACCOUNT));
  expect(await loadAccount(client)).toEqual(ACCOUNT);
  expect(requests.map((request) => [request.url, request.headers.get('authorization')])).toEqual([
    ['https://api.tearline.test/api/account', 'Bearer token'],
  ]);
});

test('[AUTH-09] [SUBM-03] repeats a refused call once with a renewed token, including its body and its idempotency key', async () => {
  const sent: unknown[] = [];
  const client = clientInNode({ onUnauthorized: async () => 'token-2' });
  answerWith(
    services.post('/api/v1/project', async ({ request }) => {
      const [token, key] = ['authorization', 'idempotency-key'].map((n) => request.headers.get(n));
      sent.push([token, key, await request.clone().text()]);
      return sent.length === 1 ? problem(401, 'unauthorized') : answer(201, RECEIPT);
    }),
  );
  await createCoupon(client, { merchantName: 'Odette' } as NewProject, 'key-1');
  const repeated = ['key-1', '{"merchantName":"Odette"}'];
  expect(sent).toEqual(['Bearer token', 'Bearer token-2'].map((token) => [token, ...repeated]));
});

test('[AUTH-09] gives up if there is no new token', async () => {
  const { client, requests } = accountOf(problem(401, 'unauthorized'), {
    onUnauthorized: async () => null,
  });
  expect(await failureOf(loadAccount(client))).toMatchObject({ code: 'unauthorized' });
  expect(requests).toHaveLength(1);
});

test('[API-03] a problem document becomes a failure with its fields', async () => {
  const refusal = problem(422, 'barcode-refused', {
    title: 'The barcode cannot hold this value.',
    instance: 'request-7',
    errors: [{ pointer: '/value', detail: 'Must be at most 80 characters long' }],
  });
  answerWith(services.get('/api/v1/media/barcode', () => refusal));
  const client = clientInNode();
  expect(
    await failureOf(
      new QueryClient().fetchQuery(
        barcodePictureQuery(client, { type: 'CODE128', value: 'x'.repeat(81) }),
      ),
    ),
  ).toEqual({
    code: 'barcode-refused',
    title: 'The barcode cannot hold this value.',
    detail: null,
    fields: [{ pointer: '/value', detail: 'Must be at most 80 characters long' }],
    requestId: 'request-7',
  });
});

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [410, 'coupon-inactive'],
  [413, 'body-too-large'],
  [502, 'unavailable'],
  [500, 'internal'],
  [418, 'internal'],
])(
  '[API-03] a bare %i, as from a proxy, becomes a failure by its status: %s',
  async (status, code) => {
    const { client } = accountOf(
      new Response('<html>', { status, headers: { 'x-request-id': 'r-1' } }),
    );
    expect(await failureOf(loadAccount(client))).toMatchObject({
      code,
      fields: [],
      requestId: 'r-1',
    });
  },
);

test.each([
  { title: 'Boom', detail: 'The disk is full.' },
  { message: 'The disk is full.', status: 500 },
  { error: 'The disk is full.' },
])('[API-03] [WIZ-16] reads a malformed error body: %j', async (body) => {
  const { client } = accountOf(Response.json(body, { status: 500 }));
  expect(await failureOf(loadAccount(client))).toMatchObject({
    code: 'internal',
    detail: 'The disk is full.',
  });
});

test('[API-03] a missing response is its own kind of failure', async () => {
  const { client } = accountOf('nobody there');
  expect(await failureOf(loadAccount(client))).toMatchObject({ code: 'unreachable' });
});

test('[API-03] an aborted call is not a failure', async () => {
  const giveUp = new AbortController();
  answerWith(
    services.get('/api/account', () => {
      giveUp.abort(new DOMException('Given up', 'AbortError'));
      return new Promise<never>(() => {});
    }),
  );
  const loading = clientInNode().GET('/api/account', { signal: giveUp.signal });
  await expect(loading).rejects.toThrow('Given up');
  await expect(loading).rejects.not.toBeInstanceOf(ServiceFailure);
});

/** A client with `total` designs in pages of empty lists. */
function templatesOf(total: number) {
  const asked: string[] = [];
  answerWith(
    services.get('/api/v1/template', ({ request, query }) => {
      asked.push(request.url);
      return answer(200, [], {
        'X-Total-Count': `${total}`,
        'X-Page': query.get('page') ?? '0',
        'X-Page-Size': '20',
      });
    }),
  );
  return { client: clientInNode(), asked };
}

test('[API-02] templates load page by page up to the total', async () => {
  const { client, asked } = templatesOf(41);
  const list = await new QueryClient().fetchInfiniteQuery({
    ...templatesQuery(client),
    pages: 5,
  });
  expect(list.pages.map(({ total, page: number }) => [number, total])).toEqual([
    [0, 41],
    [1, 41],
    [2, 41],
  ]);
  expect(asked.map((url) => new URL(url).search)).toEqual(['?page=0', '?page=1', '?page=2']);
});

test('[API-02] joins filters with commas, and leaves out blank ones and the default order', async () => {
  const { client, asked } = templatesOf(1);
  const filter = {
    q: '  free rolls ',
    colors: ['C8321F', 'F7C948'],
    keywords: [],
    order: 'newest',
  } as const;
  await new QueryClient().fetchInfiniteQuery(templatesQuery(client, filter));
  expect(asked).toEqual([
    'https://api.tearline.test/api/v1/template?q=free%20rolls&colors=C8321F,F7C948&page=0',
  ]);
});

test('[API-02] a list without its headers is an error, not an empty list', async () => {
  answerWith(services.get('/api/v1/template', () => answer(200, [])));
  const client = clientInNode();
  const query = new QueryClient().fetchInfiniteQuery({ ...templatesQuery(client), retry: false });
  await expect(query).rejects.toThrow('The services sent no usable X-Total-Count header.');
});

const DESIGN = { id: '0d9c7c54-0a4b-4bd3-a1f8-6e7c3d3c0c11' };

/** Fails once, then answers with a design. */
function clientThatFailsOnce() {
  const asked: string[] = [];
  const reply = ({ request }: { readonly request: Request }) => {
    asked.push(new URL(request.url).pathname);
    return asked.length === 1
      ? problem(503, 'unavailable', { title: 'Busy' })
      : { undocumented: Response.json(DESIGN) };
  };
  answerWith(
    services.get('/api/v1/template/{id}', reply),
    services.get('/api/v1/template/admin/{id}', reply),
    services.get('/api/v1/informedimages/template/{id}', reply),
  );
  return { client: clientInNode(), asked };
}

const firstFailureIn = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    queries.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchFailureCount === 1) resolve();
    });
  });

test.each([
  ['a template', templateQuery, DESIGN],
  ['a template to edit', adminTemplateQuery, { template: DESIGN }],
  ['a Ride-Along', informedImagesQuery, DESIGN],
] as const)('[REND-07] %s is requested again after 200 ms', async (_name, query, expected) => {
  // For the delay only; network callbacks run in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client, asked } = clientThatFailsOnce();
  const options: object = query(client, DESIGN.id);
  const queries = createQueryClient();
  const failed = firstFailureIn(queries);
  const loading = queries.fetchQuery(options as ReturnType<typeof templateQuery>);
  await failed;

  await vi.advanceTimersByTimeAsync(199);
  expect([asked.length, vi.getTimerCount() > 0]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toMatchObject(expected);
  expect(asked).toHaveLength(2);
});
