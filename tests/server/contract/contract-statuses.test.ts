/** The statuses that every operation may have, each caused on each operation (API-03). */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OPERATIONS, type TestedOperation } from '../support/contract-operations.ts';
import { entitled, fittingCall } from './contract-requests.ts';
import { thingsFor } from './contract-things.ts';
import { ADA, sharedServices, type Call } from '../support/services-fixture.ts';

const services = sharedServices();

/** A request of a caller who may do everything with these things. */
async function entitledCall(operation: TestedOperation): Promise<Call> {
  const things = await thingsFor(services, operation, ADA, { isRefused: true });
  const call = await fittingCall(operation, things);
  return { ...call, headers: await entitled(services, operation, things) };
}

async function statusOf(call: Call): Promise<number> {
  return (await services.call(null, call)).statusCode;
}

describe.each(OPERATIONS)('$operationId', (operation) => {
  test('[API-03] refuses an unknown query parameter', async () => {
    const call = await entitledCall(operation);
    const separator = call.url.includes('?') ? '&' : '?';
    expect(await statusOf({ ...call, url: `${call.url}${separator}unknown=1` })).toBe(400);
  });

  test('[API-03] an internal error reveals no details', async () => {
    const call = await entitledCall(operation);
    vi.spyOn(services.app, 'isUnderPressure').mockImplementation(() => {
      throw new Error('The secret of the house');
    });
    const answer = await services.call(null, call);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
});

describe.each(OPERATIONS.filter(({ body }) => body !== null))('$operationId', (operation) => {
  test('[API-05] refuses a body beyond its limit', async () => {
    const call = await entitledCall(operation);
    expect(await statusOf({ ...call, body: 'x'.repeat(operation.bodyLimit) })).toBe(413);
  });

  test('[API-03] accepts only JSON', async () => {
    const { headers, ...call } = await entitledCall(operation);
    const asText = { ...headers, 'content-type': 'text/plain' };
    expect(await statusOf({ ...call, headers: asText, body: 'text' })).toBe(415);
  });
});
