import type { FastifyPluginAsync } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/configuration/config.ts';
import { readContract } from '../../../server/http/contract/contract-document.ts';
import { expectContractAnswer } from '../support/contract-answers.ts';
import {
  MARA,
  openServices,
  sharedServices,
  OTTO,
  type Person,
  type Services,
} from '../support/services-fixture.ts';

const { operations } = readContract();
const LIMITED = operations.filter(({ limit }) => limit !== null);
const BARCODE = '/api/v1/media/barcode?type=QR&value=ROLLS-13';
const COUPON = '/api/v1/coupon/00000000-0000-4000-8000-000000000000';

interface Caller {
  readonly person?: Person;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** A visitor, as a proxy names him. */
const through = (visitor: string, proxy = '10.1.2.3'): Caller => ({
  from: proxy,
  headers: { 'x-forwarded-for': visitor },
});

function statusesOf(services: Services) {
  return async (url: string, callers: readonly Caller[]): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const caller of callers) statuses.push((await ask(services, url, caller)).statusCode);
    return statuses;
  };
}

async function ask(
  services: Services,
  url: string,
  { person, from = '203.0.113.1', headers = {}, method = 'GET' }: Caller,
) {
  const authorization = person && { authorization: `Bearer ${await services.token(person)}` };
  return services.visit(url, {
    method: method as 'GET',
    remoteAddress: from,
    headers: { ...authorization, ...headers },
  });
}

describe('each limited operation', () => {
  const services = sharedServices({
    LIMIT_CREATE: '1',
    LIMIT_UPLOAD: '1',
    LIMIT_BARCODE: '1',
    LIMIT_PUBLIC: '1',
    LIMIT_REGISTRATIONS: '1',
    LIMIT_REPORTS: '1',
  });

  test('the contract limits expensive and public operations', () => {
    const limits = Object.fromEntries(
      LIMITED.map(({ operationId, limit }) => [operationId, limit]),
    );
    expect(limits).toMatchObject({
      createProject: 'create',
      previewBarcode: 'barcode',
      getCoupon: 'public',
      getCouponImage: 'public',
      getCouponBarcode: 'public',
      getCouponPass: 'public',
      getCouponToken: 'public',
      getTemplateImage: 'public',
      registerPass: 'registration',
      logPassFaults: 'report',
      noteGoogleSave: 'public',
    });
  });

  test.each(LIMITED.map((operation) => [operation.operationId, operation] as const))(
    '[API-13] %s answers 429 with a retry time after too many calls',
    async (operationId, { method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const from = `198.51.100.${LIMITED.findIndex((one) => one.operationId === operationId) + 1}`;
      const person = { ...MARA, sub: operationId, roles: ['ROLE_IC_ADMIN'] };
      const call = () => ask(services, url, { person, from, method });
      expect((await call()).statusCode).not.toBe(429);
      const refused = await call();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toEqual({
        type: '/problems/too-many-requests',
        title: 'Too many requests. Please wait a minute, then try again.',
        status: 429,
        instance: refused.headers['x-request-id'],
      });
      expectContractAnswer(method, url, refused);
    },
  );
});

test('[SAFE-12, SAFE-03] sixty sign-ins a minute of an office are answered, further calls are not', async () => {
  const identity: FastifyPluginAsync = async (app) => {
    app.get('/*', () => 'answered');
  };
  const { signIn } = readConfig({}).limits.perMinute;
  const services = await openServices({ LIMIT_SIGN_IN: String(signIn) }, { identity });
  const calls = Array.from({ length: 60 * 8 + 1 }, () => ({ from: '192.0.2.60' }));
  const statuses = await statusesOf(services)('/idp/auth', calls);
  await services.close();
  expect(statuses.indexOf(429)).toBe(60 * 8);
});

describe('limits count', () => {
  const services = sharedServices({ LIMIT_BARCODE: '2', LIMIT_PUBLIC: '2' });

  test('[API-13] an account across all its addresses, separately from other accounts', async () => {
    const statuses = await statusesOf(services)(BARCODE, [
      { person: MARA, from: '192.0.2.1' },
      { person: MARA, from: '192.0.2.2' },
      { person: MARA, from: '192.0.2.3' },
      { person: OTTO, from: '192.0.2.1' },
    ]);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('[API-13] an address, with five times as much, before tokens are verified', async () => {
    const many = Array.from({ length: 11 }, () => ({ from: '192.0.2.77' }));
    const statuses = await statusesOf(services)(BARCODE, [...many, { from: '192.0.2.78' }]);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 401]);
  });

  test('[API-13] IPv6 by the network of a household', async () => {
    const statuses = await statusesOf(services)(COUPON, [
      { from: '2001:db8:1:2::1' },
      { from: '2001:db8:1:2::2' },
      { from: '2001:db8:1:2:ffff::3' },
      { from: '2001:db8:1:3::1' },
    ]);
    expect(statuses).toEqual([404, 404, 429, 404]);
  });

  test('[API-13] no address that a visitor invents', async () => {
    const invented = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((one) => through(one, '192.0.2.90'));
    expect(await statusesOf(services)(COUPON, invented)).toEqual([404, 404, 429]);
  });
});

test.each([
  [
    // A direct connection counts by its own address.
    'a trusted proxy visitors are counted, not the proxy',
    '10.0.0.0/8',
    [
      ...['192.0.2.1', '192.0.2.2', '192.0.2.1'].map((one) => through(one)),
      ...['192.0.2.99', '192.0.2.98'].map((one) => through(one, '192.0.2.3')),
    ],
    [404, 404, 429, 404, 429],
  ],
  [
    'a number of proxies the visitor is the address that the outermost one saw, whatever the visitor sends',
    '1',
    ['192.0.2.7', '192.0.2.8'].map((made) => through(`${made}, 192.0.2.1`)),
    [404, 429],
  ],
])('[SHELL-14] behind %s', async (_what, proxies, calls, statuses) => {
  const services = await openServices({ LIMIT_PUBLIC: '1', TRUST_PROXY: proxies });
  expect(await statusesOf(services)(COUPON, calls)).toEqual(statuses);
  await services.close();
});
