/** Each thing has one address; other spellings lead there (PUB-11). */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeAll, expect, test, vi } from 'vitest';
import { builtPage, builtProofPage } from '../../support/public-page.ts';
import { makeCodes } from '../support/counter-fixture.ts';
import { IPHONE } from '../support/page-visit.ts';
import { pathOf, sendAnswer, shareProof } from '../support/proof-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, sharedServices } from '../support/services-fixture.ts';

const asset = { contentType: 'text/html', etag: '"1"', plain: Buffer.of(), br: null, gzip: null };
const PURGED = { PURGE_PROVIDER: 'generic', PURGE_URL: 'http://127.0.0.1:9/purge' };

const services = sharedServices(PURGED, async () => ({
  publicPage: await builtPage(),
  proofPage: await builtProofPage(),
  tillFiles: new Map(['/till.html', '/till.es.html'].map((path) => [path, asset])),
}));
let addresses: Readonly<Record<'coupon' | 'code' | 'proof' | 'counter', string>>;
beforeAll(async () => {
  const coupon = await saveCoupon(services, MARA);
  const [code = ''] = await makeCodes(services, MARA, coupon, 1);
  addresses = {
    coupon: `/r/${coupon}`,
    code: `/c/${code}`,
    proof: pathOf(await shareProof(services)),
    counter: '/till/Q4W0N2X1KD5M9RHT',
  };
}, 120_000);

/** Percent-encodes the third letter of the last part. */
function encoded(address: string): string {
  const at = address.lastIndexOf('/') + 3;
  const hex = address.charCodeAt(at).toString(16);
  return `${address.slice(0, at)}%${hex}${address.slice(at + 1)}`;
}

const upper = (address: string) =>
  address.replace(/(?<=^\/\w+\/).*/u, (last) => last.toUpperCase());
const lower = (address: string) => address.toLowerCase();
const mistaken = (address: string) => address.replaceAll('0', 'O').replaceAll('1', 'l');
const grouped = (address: string) => address.replace(/(?<=^\/\w+\/.{4})/u, '-');
const prefixEncoded = (address: string) =>
  address.replace(/^\/(.)/u, (_all, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);

const slashed = (address: string) => `${address}/`;

const SPELLINGS = [
  ...(['coupon', 'code', 'proof', 'counter'] as const).map((kind) => [kind, slashed] as const),
  ['coupon', upper],
  ['coupon', encoded],
  ['coupon', (address: string) => encoded(upper(address))],
  ['coupon', (address: string) => address.replace('-', '%2D')],
  ['coupon', prefixEncoded],
  ['code', lower],
  ['code', encoded],
  ['code', mistaken],
  ['code', grouped],
  ['proof', lower],
  ['proof', encoded],
  ['proof', mistaken],
  ['counter', lower],
  ['counter', encoded],
  ['counter', mistaken],
] as const;

test('[PUB-11] other spellings of a coupon, a code, a proof and a counter lead to their one address, with the query', async () => {
  for (const [kind, spell] of SPELLINGS) {
    const address = addresses[kind];
    expect((await services.visit(address)).statusCode, address).toBe(200);
    const other = spell(address);
    if (other === address) continue;
    const { statusCode, headers } = await services.visit(`${other}?s=mail&s=%41`);
    const led = [other, 308, `${address}?s=mail&s=%41`, 'no-store'];
    expect([other, statusCode, headers.location, headers['cache-control']]).toEqual(led);
  }
});

test.each([
  ['coupon', '/link', upper],
  ['coupon', '/views', encoded],
  ['code', '/barcode', lower],
  ['code', '/pass', encoded],
  ['code', '/google', lower],
  ['proof', '/print', lower],
  ['proof', '/trial.pkpass', encoded],
  ['proof', '/appleStrip-1x.webp', lower],
] as const)('[PUB-11] so do those of what belongs to a %s: %s', async (kind, part, spell) => {
  const method = part === '/views' ? 'POST' : 'GET';
  const address = `${spell(addresses[kind])}${part}`;
  const { statusCode, headers } = await services.visit(address, { method });
  expect([statusCode, headers.location]).toEqual([308, `${addresses[kind]}${part}`]);
});

test('[PUB-11] an answer to a proof in another spelling is sent again to its address', async () => {
  const proof = await shareProof(services);
  const { statusCode, headers } = await sendAnswer(services, {
    ...proof,
    address: `http://tearline.test${lower(pathOf(proof))}`,
  });
  expect([statusCode, headers.location]).toEqual([308, pathOf(proof)]);
});

test('[PUB-11] what is no spelling is not found, and no cache keeps it', async () => {
  const { coupon, code } = addresses;
  for (const address of [
    `${coupon}%20`,
    `${coupon}%2F`,
    `/r/${randomUUID()}`,
    `/r/%00`,
    `${code}U`,
    `/c/${'U'.repeat(16)}`,
  ]) {
    const { statusCode, headers } = await services.visit(address);
    expect([address, statusCode, headers['cache-control']]).toEqual([address, 404, 'no-store']);
  }
});

test('[PUB-11] slashes too many lead nowhere, least of all to another host', async () => {
  const port = Number(new URL(await services.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const { coupon, code } = addresses;
  for (const path of [
    `/${coupon}`,
    coupon.replace('/r/', '/r//'),
    `/${code.toLowerCase()}`,
    `//evil.example${upper(coupon)}`,
    `/\\evil.example${upper(coupon)}`,
    `/%5Cevil.example${upper(coupon)}`,
    '/r/%2F%2Fevil.example',
    '/c/%2F%2Fevil.example%2F',
  ]) {
    const asked = request({ port, path, headers: { host: 'tearline.test' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 404, undefined]);
  }
});

test('[OBS-03] views of one coupon in several spellings are stored as its own', async () => {
  const counting = await openServices({}, { publicPage: await builtPage() });
  const id = await saveCoupon(counting, MARA);
  const visit = (url: string) => counting.visit(url, { headers: { 'user-agent': IPHONE } });
  for (const spelled of [encoded(`/r/${id}`), encoded(`/r/${id}`), upper(`/r/${id}`)])
    await visit(String((await visit(spelled)).headers.location));
  await visit(`/api/v1/media/coupons/${id.toUpperCase()}/pkpass`);
  await vi.waitFor(async () => {
    const stored = counting.query`select coupon_id, views, passes from coupon_counts`;
    expect(await stored).toEqual([{ coupon_id: id, views: 3, passes: 1 }]);
  }, 20_000);
  await counting.close();
});
