import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openServices, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

test('[API-01] local use shows the contract in a viewer from our own origin', async () => {
  const page = await services.visit('/dev/api');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('spec-url="/dev/api/tearline.yaml"');
  expect(page.body.match(/https?:/g)).toBeNull();
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-/,
  );

  const contract = await services.visit('/dev/api/tearline.yaml');
  expect(contract.body).toBe(await readFile('openapi/tearline.yaml', 'utf8'));
  const viewer = await services.visit('/dev/api/viewer.js');
  expect(viewer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(viewer.body).toContain('rapi-doc');
  const font = await services.visit('/dev/api/public-sans.woff2');
  expect(font.headers['content-type']).toBe('font/woff2');
});

test('[QA-05] local use has a page for the machines, the only one that may frame the product', async () => {
  const page = await services.visit('/dev/paths');
  expect(page.body).toContain('<iframe id="product" title="The product">');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const ancestors = async (headers: Readonly<Record<string, string>>) =>
    String((await services.visit('/dev/mailbox', { headers })).headers['content-security-policy'])
      .split('; ')
      .find((directive) => directive.startsWith('frame-ancestors'));
  expect(await ancestors(FRAMED)).toBe("frame-ancestors 'self'");
  expect(await ancestors({ ...FRAMED, 'sec-fetch-site': 'cross-site' })).toBe(
    "frame-ancestors 'none'",
  );
});

test('[API-01, QA-05] an external issuer disables both', async () => {
  const elsewhere = await openServices({ OIDC_ISSUER: 'https://issuer.tearline.test' });
  try {
    for (const path of ['api', 'api/tearline.yaml', 'paths', 'paths/live.js'])
      expect([path, (await elsewhere.visit(`/dev/${path}`)).statusCode]).toEqual([path, 404]);
  } finally {
    await elsewhere.close();
  }
});
