/** Statuses that depend on state (unchanged, gone, locked, invalid content), on each operation that documents them (API-03). */
import { DatabaseError } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OPERATIONS, type TestedOperation } from '../support/contract-operations.ts';
import { entitled, fittingCall } from './contract-requests.ts';
import { thingsFor, type Things } from './contract-things.ts';
import { ADA, sharedServices, type Call } from '../support/services-fixture.ts';

const services = sharedServices();
afterEach(() => {
  vi.restoreAllMocks();
});

const documenting = (status: string): readonly TestedOperation[] =>
  OPERATIONS.filter(({ answers }) => status in answers);

async function prepared(operation: TestedOperation): Promise<Call & { readonly things: Things }> {
  const things = await thingsFor(services, operation, ADA);
  const headers = await entitled(services, operation, things);
  return { ...(await fittingCall(operation, things)), headers, things };
}

describe.each(documenting('304'))('$operationId', (operation) => {
  test('[API-06] sends no body to a client with the current version', async () => {
    const { things: _things, headers, ...call } = await prepared(operation);
    const first = await services.call(null, { ...call, headers: { ...headers } });
    expect(first.statusCode).toBe(200);
    const held = {
      ...(first.headers.etag !== undefined && { 'if-none-match': String(first.headers.etag) }),
      ...(first.headers['last-modified'] !== undefined && {
        'if-modified-since': String(first.headers['last-modified']),
      }),
    };
    const again = await services.call(null, { ...call, headers: { ...headers, ...held } });
    expect(again.statusCode).toBe(304);
  });
});

/** Operations that create coupons answer 410 for the key of a removed one (API-04). */
const showing = documenting('410').filter(({ method }) => method === 'GET');

describe.each(showing)('$operationId', (operation) => {
  test('[PUB-03] answers 410 for a coupon that was switched off', async () => {
    const { things, ...call } = await prepared(operation);
    const url = `/api/v1/project/${things.coupon}/deactivate`;
    expect((await services.patch(ADA, url)).statusCode).toBe(200);
    expect((await services.call(null, call)).statusCode).toBe(410);
  });
});

describe.each(documenting('409'))('$operationId', (operation) => {
  test('[API-05] answers with Retry-After while another request locks the row', async () => {
    const { things: _things, ...call } = await prepared(operation);
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
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ type: '/problems/request-in-progress' });
  });
});

test.each([
  ['updateTemplate', { image: 'data:image/png;base64,AAAA' }],
  ['updateKeyword', { description: 'Bread', thumbnail: 'data:image/png;base64,AAAA' }],
])('[API-06] %s refuses an invalid picture', async (operationId, change) => {
  const operation = OPERATIONS.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no ${operationId}.`);
  const { things, ...call } = await prepared(operation);
  const { name } = things.inAddress;
  const body = { ...(name !== undefined && { name }), ...change };
  expect((await services.call(null, { ...call, body })).statusCode).toBe(422);
});
