import { expect, test } from 'vitest';
import { readContract } from '../../../server/http/contract/contract-document.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

const OPEN = [
  'openTill',
  'getCoupon',
  'getCouponImage',
  'getCouponBarcode',
  'getCouponPass',
  'getCouponToken',
  // Apple's protocol gives phones no token for these two.
  'listPassUpdates',
  'logPassFaults',
  // Google signs its callbacks instead.
  'noteGoogleSave',
];
const WITH_OR_WITHOUT = ['getKeywordImage', 'getTemplateImage'];

test('[API-04] the operations open to all are exactly the public ones; catalogue pictures work with or without a token', () => {
  const { operations } = readContract();
  const open = operations.filter(({ security }) => security.length === 0);
  expect(open.map(({ operationId }) => operationId)).toEqual(OPEN);
  const either = operations.filter(({ security }) =>
    security.some((way) => Object.keys(way).length === 0),
  );
  expect(either.map(({ operationId }) => operationId)).toEqual(WITH_OR_WITHOUT);
});

const guarded = readContract().operations.filter(
  ({ operationId, security }) => security.length > 0 && !WITH_OR_WITHOUT.includes(operationId),
);
test.each(guarded)(
  '[API-04] $operationId answers 401 without a token, even if the request is invalid',
  async ({ method, path, security }) => {
    const isFor = (scheme: 'passToken' | 'counterToken') =>
      security.some((way) => way[scheme] !== undefined);
    const scheme = isFor('passToken') ? 'ApplePass' : isFor('counterToken') ? 'Counter' : 'Bearer';
    const url = `${path.replaceAll(/\{\w+\}/g, 'no-uuid')}?unknown=1`;
    const response = await services.visit(url, {
      method: method as 'GET',
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { payload: '{"broken' }),
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe(scheme);
    expect(response.json()).toMatchObject({
      type: '/problems/unauthorized',
      title: 'Sign in to continue.',
    });
  },
);

test('[AUTH-02] the account returns the signed-in person with the roles of the token', async () => {
  const mara = await services.get(MARA, '/api/account');
  expect(mara.json()).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    email: 'mara@example.com',
    name: 'Mara Keeler',
    roles: [],
  });
  const ada = await services.get(ADA, '/api/account');
  expect(ada.json()).toMatchObject({ roles: ['ROLE_IC_ADMIN'] });
  expect(mara.headers['cache-control']).toBe('no-store');
});

test('[SUBM-07] the account is keyed by issuer and subject, and follows a changed e-mail address', async () => {
  const first = await services.get(MARA, '/api/account');
  const moved = await services.get({ ...MARA, email: 'mara@elsewhere.example' }, '/api/account');
  expect(moved.json()).toEqual({ ...first.json<object>(), email: 'mara@elsewhere.example' });
});

test('[SUBM-07] the account is created once by many parallel first requests', async () => {
  const fresh = { ...MARA, sub: 'at-once' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => services.get(fresh, '/api/account')),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
});
