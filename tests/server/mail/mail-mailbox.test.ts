import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createEmlTransport } from '../../../server/mail/eml-transport.ts';
import { mailFolder } from '../../../server/mail/open-mail.ts';
import { deliverDueMail, deliveryOf, NEVER, readEmlFile } from '../support/mail-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { openServices, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

const open = (path: string) => services.visit(path);

async function mailedCoupon(): Promise<string> {
  const id = await saveCoupon(services);
  const transport = createEmlTransport(mailFolder(services.dataDir));
  await deliverDueMail(deliveryOf(services, { transport }), NEVER);
  return id;
}

function documentOf(html: string): Document {
  return new JSDOM(html).window.document;
}

test('[SUBM-07] the mailbox explains what appears there while it is empty, then lists sent mails with links', async () => {
  const response = await services.visit('/dev/mailbox', { headers: { 'accept-language': 'es' } });
  expect(response.statusCode).toBe(200);
  expect(documentOf(response.body).querySelector('nav')?.textContent).toBe('Back to Tearline');
  const empty = documentOf(response.body).querySelector('.empty');
  expect(empty?.textContent).toBe('No mail yet. Make a coupon, and its link arrives here.');

  const id = await mailedCoupon();
  await writeFile(join(mailFolder(services.dataDir), '.half.part'), 'half a mail');
  const list = documentOf((await open('/dev/mailbox')).body);
  const entries = [...list.querySelectorAll('.mails a')].map((entry) => ({
    href: entry.getAttribute('href'),
    subject: entry.querySelector('strong')?.textContent,
    to: entry.querySelector('.to')?.textContent,
  }));
  expect(entries).toEqual([
    {
      href: `/dev/mailbox/coupon-${id}`,
      subject: 'Your coupon “Thirteen rolls for the price of twelve” is ready',
      to: 'Mara Keeler <mara@example.com>',
    },
  ]);

  const mail = documentOf((await open(`/dev/mailbox/coupon-${id}`)).body);
  expect(mail.querySelector('h1')?.textContent).toBe(entries[0]?.subject);
  expect(
    [...mail.querySelectorAll('dd')].slice(0, 2).map(({ textContent }) => textContent),
  ).toEqual(['Tearline <coupons@tearline.example>', 'Mara Keeler <mara@example.com>']);
  const link = mail.querySelector<HTMLAnchorElement>('pre a');
  expect(link?.href).toBe(`http://tearline.test/r/${id}`);
});

test('[SUBM-07] the mailbox shows the mail with its picture, in a frame that runs nothing', async () => {
  const id = await mailedCoupon();
  const page = await open(`/dev/mailbox/coupon-${id}`);
  const frame = documentOf(page.body).querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(`/dev/mailbox/coupon-${id}/html`);
  expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');

  const letter = await open(`/dev/mailbox/coupon-${id}/html`);
  const policy = String(letter.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  const picture = documentOf(letter.body).querySelector('img');
  expect(picture?.src).toMatch(/^data:image\/png;base64,iVBOR/);
});

test('[SUBM-07] the mailbox its pages run no script, have one hashed style and are not cached', async () => {
  const id = await mailedCoupon();
  for (const url of ['/dev/mailbox', `/dev/mailbox/coupon-${id}`]) {
    const { headers, body } = await open(url);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:; font-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  }
});

test('[SUBM-07] the mailbox the file can be downloaded; only its owner on this machine can read it and its folder', async () => {
  const id = await mailedCoupon();
  const { headers, rawPayload } = await open(`/dev/mailbox/coupon-${id}/source`);
  expect(headers['content-disposition']).toBe(`attachment; filename="coupon-${id}.eml"`);
  expect(rawPayload).toEqual(await readEmlFile(services, id));

  const folder = mailFolder(services.dataDir);
  const modes = await Promise.all([stat(folder), stat(join(folder, `coupon-${id}.eml`))]);
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
});

test.each([
  '/dev/mailbox/coupon-unknown',
  '/dev/mailbox/..%2Fmedia',
  '/dev/mailbox/coupon-%2e%2e/html',
  '/dev/mailbox/fonts/unknown.woff2',
])('[SUBM-07] the mailbox %s is not found', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

test('[SUBM-07] the mailbox a foreign mail adds no markup to the page', async () => {
  const source = [
    'From: <b>x</b> <x@example.com>',
    'To: "><script>1</script> <y@example.com>',
    'Subject: <script>alert(1)</script>',
    'Date: never',
    'Content-Type: text/html',
    '',
    '<script>alert(2)</script>',
  ].join('\r\n');
  await writeFile(join(mailFolder(services.dataDir), 'foreign.eml'), source);
  for (const url of ['/dev/mailbox', '/dev/mailbox/foreign'])
    expect((await open(url)).body).not.toContain('<script>');
  const { headers } = await open('/dev/mailbox/foreign/html');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('[SUBM-07] production has no mailbox', async () => {
  const others = await openServices({ NODE_ENV: 'production' });
  expect((await others.visit('/dev/mailbox')).statusCode).toBe(404);
  await others.close();
});
