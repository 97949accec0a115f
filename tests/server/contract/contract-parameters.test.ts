/** Parameters are checked in each place where the contract has them: path, operation and header (API-01). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../support/contract-operations.ts';
import { entitled, fittingCall } from './contract-requests.ts';
import { thingsFor, type Things } from './contract-things.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { ADA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

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
      await services.call(ADA, {
        method: 'POST',
        url: `/api/v1/project/${id}/clone`,
        body,
        headers: { 'idempotency-key': randomUUID() },
      })
    ).statusCode;
  expect([await clone({ name: 'x' }), await clone([]), await clone({})]).toEqual([400, 400, 201]);
});
