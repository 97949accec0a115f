/** Sources of visits, and what became of codes, as numbers (PUB-12, SER-05). */
import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { builtPage } from '../../support/public-page.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { IPHONE } from '../support/page-visit.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

type CodeCounts = components['schemas']['CodeCounts'];
type Sources = components['schemas']['Sources'];

const SOON = { timeout: 20_000, interval: 50 };

const services = sharedServices({}, async () => ({ publicPage: await builtPage() }));
let coupon: string;
beforeEach(async () => {
  coupon = await saveCoupon(services, MARA);
});

test('[PUB-12] views are counted by the sources that the owner named, and other values by none', async () => {
  expect((await nameSources(['mail', 'ride-along'])).statusCode).toBe(200);
  for (const query of ['?s=mail', '?s=MAIL&utm_source=x', '?s=other', '', '?s=', '?s=<b>'])
    expect(await visit(`/r/${coupon}${query}`)).toBe(200);
  await expect.poll(readSources, SOON).toEqual({
    sources: [
      { name: 'mail', views: 2 },
      { name: 'ride-along', views: 0 },
    ],
  });
  const stored = services.query`select name from coupon_sources
    where coupon_id = ${coupon} order by number`;
  expect(await stored).toEqual([{ name: 'mail' }, { name: 'ride-along' }]);
});

test('[PUB-12] a name that was removed keeps its counts and gets them back; a ninth is refused @long', async () => {
  await nameSources(['mail']);
  await visit(`/r/${coupon}?s=mail`);
  await expect.poll(async () => (await readSources()).sources[0]?.views, SOON).toBe(1);
  await nameSources(['print']);
  expect(await readSources()).toEqual({ sources: [{ name: 'print', views: 0 }] });
  await nameSources(['print', 'mail']);
  expect((await readSources()).sources).toContainEqual({ name: 'mail', views: 1 });
  const nine = Array.from({ length: 9 }, (_, index) => `n${index}`);
  for (const names of [nine, ['two words'], ['a', 'a']])
    expect((await nameSources(names)).statusCode).toBe(400);
});

test('[PUB-12] a coupon has a limited number of names, removed ones included', async () => {
  const statuses = [];
  for (let round = 0; round < 9; round += 1) {
    const names = Array.from({ length: 8 }, (_, index) => `r${round}-${index}`);
    statuses.push((await nameSources(names)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 400]);
});

test('[SER-05] each code counts once as opened, added and redeemed, under the source of its first visit', async () => {
  await nameSources(['mail']);
  const [first = '', second = '', third = ''] = await makeCodes(services, MARA, coupon, 3);
  for (const path of [`${first}?s=mail`, first, `${first}?s=mail`, `${second}?s=strange`])
    expect(await visit(`/c/${path}`)).toBe(200);
  expect(await visit(`/c/${third}`, 'WhatsApp/2.23.20.0')).toBe(200);
  const { until } = await readCounts();
  const none = { day: until, source: null, opened: 1, added: 0, redeemed: 0 };
  await expect.poll(days, SOON).toEqual([none, { ...none, source: 'mail' }]);
  expect(await visit(`/c/${first}/pass`)).toBe(200);
  expect(await visit(`/c/${first}/pass`)).toBe(200);
  const phone = await openPhone(services, MARA);
  await phone.redeem(first);
  const mail = { ...none, source: 'mail', added: 1, redeemed: 1 };
  await expect.poll(days, SOON).toEqual([none, mail]);
  expect((await readCounts()).made).toBe(3);
});

test('[SER-05] a code that was redeemed before its page was opened stays with the source of its use', async () => {
  await nameSources(['mail']);
  const [code = ''] = await makeCodes(services, MARA, coupon, 1);
  await (await openPhone(services, MARA)).redeem(code);
  expect(await visit(`/c/${code}?s=mail`)).toBe(200);
  await expect.poll(days, SOON).toMatchObject([{ source: null, opened: 1, redeemed: 1 }]);
});

async function visit(url: string, agent = IPHONE): Promise<number> {
  return (await services.visit(url, { headers: { 'user-agent': agent } })).statusCode;
}

function nameSources(names: readonly string[]) {
  return services.put(MARA, `/api/v1/project/${coupon}/sources`, { names });
}

async function readSources(): Promise<Sources> {
  return (await services.get(MARA, `/api/v1/project/${coupon}/sources`)).json<Sources>();
}

async function readCounts(): Promise<CodeCounts> {
  const url = `/api/v1/project/${coupon}/code-counts`;
  return (await services.get(MARA, url)).json<CodeCounts>();
}

async function days(): Promise<CodeCounts['days']> {
  return (await readCounts()).days;
}
