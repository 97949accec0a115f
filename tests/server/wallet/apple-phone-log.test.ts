import { expect, test } from 'vitest';
import {
  createLineBudget,
  withoutSecrets,
} from '../../../server/wallet/apple/pass-updates.routes.ts';
import { openServices } from '../support/services-fixture.ts';

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
