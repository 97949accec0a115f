import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApnsPush } from '../../../server/wallet/apple/apns-push.ts';
import {
  createLineBudget,
  withoutSecrets,
} from '../../../server/wallet/apple/pass-updates.routes.ts';
import { shared } from '../../support/shared.ts';
import { openConfiguredPush } from '../support/apple-push-service.ts';
import { FAILING_FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import { openServices } from '../support/services-fixture.ts';

const PASS_TYPE = 'pass.example.push';
const NEVER = new AbortController().signal;
const TOKEN = '7f9a'.repeat(16);
const ATTEMPT_MS = 1_000;

const service = shared(() => openConfiguredPush(PASS_TYPE));
const proxy = shared(() => openFaultProxy(service.url));
const phones = shared(async () => createApnsPush(service.apns));
beforeEach(() => {
  service.pushes.length = 0;
  service.answers.clear();
});
afterEach(() => proxy.befall(null));

test('[API-11] a push is an empty message to the pass type, sent with the pass certificate', async () => {
  expect(await phones.push(TOKEN, NEVER)).toBe('taken');

  expect(service.pushes).toEqual([
    { token: TOKEN, method: 'POST', topic: PASS_TYPE, body: '{}', certifiedFor: PASS_TYPE },
  ]);
});

test('[API-11] many pushes share one connection, which is reopened after a cut', async () => {
  const before = service.connections();
  const tokens = Array.from({ length: 50 }, (_, index) => `ab${String(index).padStart(4, '0')}`);
  await Promise.all(tokens.map((token) => phones.push(token, NEVER)));

  expect(service.pushes.map(({ token }) => token).toSorted()).toEqual(tokens);
  expect(service.connections()).toBe(before);
  service.cut();
  await expect
    .poll(() => phones.push(TOKEN, NEVER).catch((error: Error) => error.message))
    .toBe('taken');
  expect(service.connections()).toBe(before + 1);
});

test('[API-11] a removed phone, a temporary fault and a permanent fault are distinguished', async () => {
  const refuse = async (status: number, reason: string) => {
    service.answers.set(TOKEN, { status, reason });
    return phones.push(TOKEN, NEVER).catch((error: unknown) => error);
  };

  expect(await refuse(410, 'Unregistered')).toBe('gone');
  expect(await refuse(400, 'BadDeviceToken')).toMatchObject({
    message: 'APNs 400 BadDeviceToken',
    isWorthRetrying: false,
  });
  expect(await refuse(403, 'BadCertificateEnvironment')).toMatchObject({ isWorthRetrying: true });
  expect(await refuse(429, 'TooManyRequests')).toMatchObject({ isWorthRetrying: true });
  expect(await refuse(503, 'Shutdown')).toMatchObject({
    message: 'APNs 503 Shutdown',
    isWorthRetrying: true,
  });
});

test('[API-11] a service that cannot be reached, or has a wrong certificate, is tried again later', async () => {
  const nowhere = createApnsPush({ ...service.apns, url: 'https://localhost:9' });
  const { authority: _unknown, ...untrusting } = service.apns;
  const wary = createApnsPush(untrusting);

  await expect(nowhere.push(TOKEN, NEVER)).rejects.toMatchObject({ isWorthRetrying: true });
  await expect(wary.push(TOKEN, NEVER)).rejects.toMatchObject({
    name: 'MessageFailed',
    isWorthRetrying: true,
  });
  expect(service.pushes).toEqual([]);
  await nowhere.close();
  await wary.close();
});

test.each(FAILING_FAULTS)(
  '[SAFE-09] [API-11] a push during a %s ends with its attempt, and the first one after it arrives',
  // A call that only another limit ends would end later.
  { timeout: 10_000 },
  async (fault) => {
    const distant = createApnsPush({ ...service.apns, url: proxy.through(service.url) });
    expect(await distant.push(TOKEN, NEVER)).toBe('taken');
    await proxy.befall(fault);
    await expect(distant.push(TOKEN, AbortSignal.timeout(ATTEMPT_MS))).rejects.toMatchObject({
      isWorthRetrying: true,
    });

    await proxy.befall(null);
    expect(await distant.push(TOKEN, NEVER)).toBe('taken');
    await distant.close();
  },
);

test('[API-13] logs phone reports without addresses, identifiers and tokens', () => {
  expect(
    withoutSecrets(
      '[2026-11-20] Get pass task (pass type pass.example.tearline, serial 5e0f4b8a-8f0f-4c8e-9d53-0a9a2d3c1b77; with web service url https://tearline.test/api/wallet/apple) by ann@example.com\n\u0007failed: 500',
    ),
  ).toBe(
    '[2026-11-20] Get pass task (pass type [id], serial [id]; with web service url [address] by [mail] failed: 500',
  );
  expect(withoutSecrets('no '.repeat(1_000))).toHaveLength(300);
});

test('[API-13] logs no part of a secret at the end of a long line', () => {
  const address = `https://tearline.test/${'a'.repeat(900)}`;
  expect(withoutSecrets(`${address} failed, says ${'x'.repeat(57)} ann.brown@example.com`)).toBe(
    '[address] failed, says [id] …',
  );
});

test('[SAFE-01] answers the longest report of any repeated letter at once', async () => {
  const services = await openServices({ PUBLIC_URL: 'https://tearline.test' });
  const send = (line: string) => services.post(null, '/api/wallet/apple/v1/log', { logs: [line] });
  await send('The first call also compiles the schemas.');

  for (const letter of ['a', '@', ':', '\u0007']) {
    const started = performance.now();
    const { statusCode } = await send(letter.repeat(65_000 / (JSON.stringify(letter).length - 2)));
    expect(statusCode).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_000);
  }
  await services.close();
});

test('[SAFE-12] logs a limited number of lines per minute from all phones, and the next line has the number of the others', () => {
  let now = 0;
  const allow = createLineBudget(3, () => now);
  expect(allow(['one', 'two'])).toEqual({ lines: ['one', 'two'], dropped: 0 });
  expect(allow(['three', 'four'])).toEqual({ lines: ['three'], dropped: 0 });
  expect(allow(['five', 'six'])).toBeNull();
  now = 60_000;
  expect(allow(['seven'])).toEqual({ lines: ['seven'], dropped: 3 });
  expect(allow(['eight'])).toEqual({ lines: ['eight'], dropped: 0 });
});
