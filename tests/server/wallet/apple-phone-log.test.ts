import { expect, test } from 'vitest';
import { withoutSecrets } from '../../../server/wallet/phone-log.ts';
import { openServices } from '../support/services-fixture.ts';

test('[API-13] what phones report is logged without addresses, identifiers and tokens', () => {
  expect(
    withoutSecrets(
      '[2026-11-20] Get pass task (pass type pass.example.tearline, serial 5e0f4b8a-8f0f-4c8e-9d53-0a9a2d3c1b77; with web service url https://tearline.test/api/wallet/apple) by ann@example.com\n\u0007failed: 500',
    ),
  ).toBe(
    '[2026-11-20] Get pass task (pass type [id], serial [id]; with web service url [address] by [mail] failed: 500',
  );
  expect(withoutSecrets('no '.repeat(1_000))).toHaveLength(300);
});

test('[API-11] a phone’s report answers 200, one that is none 400', async () => {
  const services = await openServices({ PUBLIC_URL: 'https://tearline.test' });
  const url = '/api/wallet/apple/v1/log';
  const send = async (body: unknown) =>
    (await services.call(null, { method: 'POST', url, body })).statusCode;

  expect(await send({ logs: ['Register task failed.'] })).toBe(200);
  expect(await send({ logs: 'Register task failed.' })).toBe(400);
  await services.close();
});
