import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DatabaseError } from 'pg';
import { OPERATIONS, type TestedOperation } from '../support/contract-operations.ts';
import { ADA, sharedServices, type Call } from '../support/services-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { entitled, fittingCall } from './contract-requests.ts';
import { thingsFor, type Things } from './contract-things.ts';

const services = sharedServices();

afterEach(() => {
  vi.restoreAllMocks();
});

/** A request of a caller who may do everything with these things, and the things. */
async function prepared(operation: TestedOperation, isRefused = false) {
  const things = await thingsFor(services, operation, ADA, { isRefused });
  const headers = await entitled(services, operation, things);
  const call: Call = { ...(await fittingCall(operation, things)), headers };
  return { call, things };
}

async function statusOf(call: Call): Promise<number> {
  return (await services.call(null, call)).statusCode;
}

describe.each(OPERATIONS)('$operationId', (operation) => {
  test('[API-03] refuses an unknown query parameter, and an internal error reveals no details', async () => {
    const { call } = await prepared(operation, true);
    const separator = call.url.includes('?') ? '&' : '?';
    expect(await statusOf({ ...call, url: `${call.url}${separator}unknown=1` })).toBe(400);

    vi.spyOn(services.app, 'isUnderPressure').mockImplementation(() => {
      throw new Error('The secret of the house');
    });
    const answer = await services.call(null, call);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });
});

describe.each(OPERATIONS.filter(({ body }) => body !== null))('$operationId', (operation) => {
  test('[API-05] [API-03] refuses a body beyond its limit, and accepts only JSON', async () => {
    const { call } = await prepared(operation, true);
    expect(await statusOf({ ...call, body: 'x'.repeat(operation.bodyLimit) })).toBe(413);
    const asText = { ...call.headers, 'content-type': 'text/plain' };
    expect(await statusOf({ ...call, headers: asText, body: 'text' })).toBe(415);
  });
});

const WITH_UUID = OPERATIONS.flatMap((operation) =>
  operation.parameters
    .filter(({ in: place, schema }) => place !== 'query' && schema['format'] === 'uuid')
    .map((parameter) => ({ operation, parameter, name: parameter.name })),
);

describe.each(WITH_UUID)('$operation.operationId', ({ operation, parameter }) => {
  test(`[API-03] says that ${parameter.name} in the ${parameter.in} must be a UUID`, async () => {
    const things = await thingsFor(services, operation, ADA, { isRefused: true });
    const isPath = parameter.in === 'path';
    const wrong: Things = isPath
      ? { ...things, inAddress: { ...things.inAddress, [parameter.name]: 'no-uuid' } }
      : things;
    const isForPhones = operation.security.some((way) => way['passToken'] !== undefined);
    const answer = await services.call(null, {
      ...(await fittingCall(operation, wrong)),
      headers: {
        ...(await entitled(services, operation, things)),
        ...(!isPath && { [parameter.name]: 'no-uuid' }),
      },
    });
    // An unknown pass has no token, so the request is refused before its parameters are validated.
    expect(answer.statusCode).toBe(isForPhones ? 401 : 400);
    if (isForPhones) return;
    const pointer = `/${isPath ? parameter.name : parameter.name.toLowerCase()}`;
    expect(answer.json()).toMatchObject({ errors: [{ pointer, detail: 'Invalid UUID' }] });
  });
});

const WITH_NAME = OPERATIONS.filter(({ path }) => /\{(name|keyword)\}/.test(path));

describe.each(WITH_NAME)('$operationId', (operation) => {
  test('[API-03] refuses a NUL in its path before it reaches the database', async () => {
    const things = await thingsFor(services, operation, ADA, { isRefused: true });
    const named = 'name' in things.inAddress ? 'name' : 'keyword';
    const wrong = { ...things, inAddress: { ...things.inAddress, [named]: 'bread\0' } };
    const { body } = await fittingCall(operation, things);
    const { url, method } = await fittingCall(operation, wrong);
    const answer = await services.call(ADA, {
      url,
      ...(method !== undefined && { method }),
      ...(body !== undefined && { body }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: `/${named}` }] });
  });
});

const PARTS = OPERATIONS.filter(({ path }) => path.includes('{'));

test.each(PARTS.map((operation) => [operation.operationId, operation] as const))(
  '[API-03] %s answers as documented for a very long path parameter',
  async (_id, { path, method }) => {
    const url = path.replaceAll(/\{\w+\}/g, encodeURIComponent('🥐'.repeat(100)));
    const answer = await services.call(ADA, { url, method });
    expect(answer.statusCode).not.toBe(405);
  },
);

test('[API-01] an operation without a body refuses a body', async () => {
  const id = await saveCoupon(services, ADA);
  const clone = async (body: unknown) =>
    (
      await services.post(ADA, `/api/v1/project/${id}/clone`, body, {
        'idempotency-key': randomUUID(),
      })
    ).statusCode;
  expect([await clone({ name: 'x' }), await clone([]), await clone({})]).toEqual([400, 400, 201]);
});

const documenting = (status: string): readonly TestedOperation[] =>
  OPERATIONS.filter(({ answers }) => status in answers);

describe.each(documenting('304'))('$operationId', (operation) => {
  test('[API-06] sends no body to a client with the current version', async () => {
    const { call } = await prepared(operation);
    const first = await services.call(null, call);
    expect(first.statusCode).toBe(200);
    const held = {
      ...(first.headers.etag !== undefined && { 'if-none-match': String(first.headers.etag) }),
      ...(first.headers['last-modified'] !== undefined && {
        'if-modified-since': String(first.headers['last-modified']),
      }),
    };
    const again = await services.call(null, { ...call, headers: { ...call.headers, ...held } });
    expect(again.statusCode).toBe(304);
  });
});

/** Operations that create coupons answer 410 for the key of a removed one (API-04). */
const showing = documenting('410').filter(({ method }) => method === 'GET');

describe.each(showing)('$operationId', (operation) => {
  test('[PUB-03] answers 410 for a coupon that was switched off', async () => {
    const { things, call } = await prepared(operation);
    const url = `/api/v1/project/${things.coupon}/deactivate`;
    expect((await services.patch(ADA, url)).statusCode).toBe(200);
    expect((await services.call(null, call)).statusCode).toBe(410);
  });
});

const LOCKING = OPERATIONS.filter(
  ({ operationId, answers }) => '409' in answers || operationId === 'setUseLimit',
);

describe.each(LOCKING)('$operationId', (operation) => {
  test('[API-05] answers with Retry-After while another request locks the row', async () => {
    const { call } = await prepared(operation);
    const timeOut = () => {
      throw Object.assign(new DatabaseError('lock timeout', 0, 'error'), { code: '55P03' });
    };
    vi.spyOn(services.database, 'transaction').mockImplementation(timeOut);
    // Operations that are one statement and its own transaction.
    const executor = services.database.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    vi.spyOn(executor, 'executeQuery').mockImplementation((query) =>
      query.sql.startsWith('with "change_') ? timeOut() : execute(query),
    );
    const answer = await services.call(null, call);
    const code = '409' in operation.answers ? 'request-in-progress' : 'unavailable';
    expect(answer.json()).toMatchObject({ type: `/problems/${code}` });
    expect(answer.headers['retry-after']).toBe('2');
  });
});

test.each([
  ['updateTemplate', { image: 'data:image/png;base64,AAAA' }],
  ['updateKeyword', { description: 'Bread', thumbnail: 'data:image/png;base64,AAAA' }],
])('[API-06] %s refuses an invalid picture', async (operationId, change) => {
  const operation = OPERATIONS.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no ${operationId}.`);
  const { things, call } = await prepared(operation);
  const { name } = things.inAddress;
  const body = { ...(name !== undefined && { name }), ...change };
  expect((await services.call(null, { ...call, body })).statusCode).toBe(422);
});
