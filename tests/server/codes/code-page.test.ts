/** The page of a household's code (SER-02). */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPage } from '../../support/public-page.ts';
import { MARA, openServices, sharedServices } from '../support/services-fixture.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

const UNKNOWN = '0123456789ABCDEF';
const UH_OH = 'The link you followed is for a coupon that may no longer be active.';

const services = sharedServices({}, async () => ({ publicPage: await builtPage() }));
let coupon: string;
let listed: string;
let made: string;
beforeAll(async () => {
  coupon = await saveCoupon(services, MARA);
  [listed = ''] = await makeCodes(services, MARA, coupon, ['HM-"04417" & <b>']);
  [made = ''] = await makeCodes(services, MARA, coupon, 1);
});

describe('a code', () => {
  test('[SER-02] shows the coupon with the barcode and the address of its row; without a list the code itself is the barcode', async () => {
    const { statusCode, headers, body } = await open(listed);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of [
      'Odette Bakery',
      'HM-&#34;04417&#34; &#38; &#60;b&#62;',
      `src="/c/${listed}/barcode?t=QR"`,
      `content="http://tearline.test/c/${listed}"`,
    ])
      expect(body).toContain(text);
    expect(body).not.toContain('HALFMOON-13');
    expect((await open(made)).body).toContain(`aria-label="QR code for ${made}"`);
  });

  test('[SER-02] shows a coupon whole that quotes a mark of our pages, and a code that does', async () => {
    const words = 'tearline-3f9a1c7e5b2d4806-code Buns __CSP_NONCE__ {{value}} ${code}';
    const barcodeType = 'CODE128';
    const own = await saveCoupon(services, MARA, { termsConditions: words, barcodeType });
    const [code = ''] = await makeCodes(services, MARA, own, ['$& $1']);
    const { statusCode, body } = await open(code);
    expect(statusCode).toBe(200);
    expect(body).toContain(words);
    expect(body).toContain('$&#38; $1');
    expect(body).toContain(`src="/c/${code}/barcode?t=CODE128"`);
    expect(body.endsWith((await open(listed)).body.slice(-200))).toBe(true);
  });

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('[SER-02] is the same page when it is sent as %s', async (encoding, unpack) => {
    const plain = await open(listed);
    const packed = await services.visit(`/c/${listed}`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2.5);
  });

  test.each(['barcode', 'link'])('[SER-02] has its %s as a picture', async (name) => {
    const { statusCode, headers, body } = await services.visit(`/c/${listed}/${name}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg/u);
  });
});

describe('a code that does not work', () => {
  test.each(['/c/x', `/c/${UNKNOWN}`, `/c/${'0'.repeat(500)}`])(
    '[SER-02] %s is not found',
    async (url) => {
      const { statusCode, body } = await services.visit(url);
      expect(statusCode).toBe(404);
      expect(body).toContain(UH_OH);
    },
  );

  test('[SER-02] of a series that is not finished is answered like one that does not exist', async () => {
    const begun = { isFinished: false };
    const [unfinished = ''] = await makeCodes(services, MARA, coupon, 1, begun);
    const one = await open(unfinished);
    const other = await open(UNKNOWN);
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
    expect(Object.keys(one.headers)).toEqual(Object.keys(other.headers));
  });

  test('[SER-06] follows the switch of its coupon, and shows whom to ask', async () => {
    await setActive(false);
    const { statusCode, body } = await open(listed);
    expect(statusCode).toBe(410);
    expect(body).toContain('Odette Bakery');
    expect(body).not.toContain('HM-');
    await setActive(true);
    expect((await open(listed)).statusCode).toBe(200);
  });
});

test('[TILL-05] a code that was redeemed says so on its page at once, and no more after “Undo”', async () => {
  const phone = await openPhone(services, MARA);
  const press = randomUUID();
  const today = new Date().toLocaleDateString('en-US', {
    timeZone: 'America/Chicago',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  } as const);
  const words = `This coupon was used on ${today}.`;
  expect((await open(made)).body).not.toContain('was used on');
  await phone.redeem(made, press);
  const { statusCode, body } = await open(made);
  expect([statusCode, body.replaceAll(/<[^>]*>/gu, '').includes(words)]).toEqual([200, true]);
  await phone.undo(press);
  expect((await open(made)).body).not.toContain('was used on');
});

test('[SER-02] a network that sends too many wrong codes waits, for right codes too', async () => {
  const parts = { onDatabaseOf: services, publicPage: await builtPage() };
  const strict = await openServices({ LIMIT_WRONG_CODES: '3' }, parts);
  const statuses = [];
  for (const code of [made, UNKNOWN, UNKNOWN, UNKNOWN, made, UNKNOWN, UNKNOWN, made])
    statuses.push((await strict.visit(`/c/${code}`)).statusCode);
  const elsewhere = { remoteAddress: '203.0.113.7' };
  statuses.push((await strict.visit(`/c/${made}`, elsewhere)).statusCode);
  await strict.close();
  expect(statuses).toEqual([200, 404, 404, 404, 200, 404, 429, 429, 200]);
});

test('[SER-06] a coupon that was removed has no codes', async () => {
  const removed = await saveCoupon(services, MARA);
  const [code = ''] = await makeCodes(services, MARA, removed, 1);
  expect((await open(code)).statusCode).toBe(200);
  await services.remove(MARA, `/api/v1/project/${removed}`);
  expect((await open(code)).statusCode).toBe(404);
});

function open(code: string) {
  return services.visit(`/c/${code}`);
}

function setActive(active: boolean) {
  const way = active ? 'activate' : 'deactivate';
  return services.patch(MARA, `/api/v1/project/${coupon}/${way}`);
}
