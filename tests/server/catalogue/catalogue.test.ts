import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { readSeedCatalogue } from '../../../server/catalogue/seed-catalogue.ts';
import { refusalIn } from '../support/answers.ts';
import { keepKnownDesigns, pagingOf, titlesOf } from '../support/catalogue-fixture.ts';
import { BAKERY_ID, BAKERY_RIDE_ALONG_ID, bakeryDesign } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const SALON_ID = '968b66ab-ee39-4b06-967c-039ca09af2eb';

const services = sharedServices();
beforeAll(async () => {
  await keepKnownDesigns(services);
  await services.query`update templates set active = false where id = ${SALON_ID}`;
});

const titles = (query: string, person = MARA) => titlesOf(services, query, person);

test('[BROWSE-07] shows active templates, newest first; administrators see inactive ones too', async () => {
  expect(await titles('')).toEqual([
    'Florist: $10 off any bouquet',
    'Coffee shop: second cup half off',
    'Gym: first 30 days free',
    'Pet shop: 20% off beds and leashes',
    'Dentist: first check-up $49',
    'Hardware store: $10 off one tool',
    'Bakery: the 13th roll free',
    'Car wash: half-price wash and wax',
    'Garden center: 3 for 2 perennials',
    'Pizza: $4 off any large pie',
    'Bookshop: 15% off any paperback',
  ]);
  expect(await titles('', ADA)).toContain('Hair salon: 20% off the first cut');
});

test('[API-02] pages by 20 from 0, with its totals in headers', async () => {
  const first = await services.get(MARA, '/api/v1/template');
  expect(pagingOf(first)).toEqual(['11', '0', '20']);
  const second = await services.get(MARA, '/api/v1/template?page=1&size=2');
  expect(pagingOf(second)).toEqual(['11', '1', '2']);
  expect(await titles('?page=1&size=2')).toEqual([
    'Gym: first 30 days free',
    'Pet shop: 20% off beds and leashes',
  ]);
  expect(await titles('?page=9')).toEqual([]);
});

test('accepts comma-separated keywords and matches any of them', async () => {
  expect(await titles('?keywords=pizza,bookshop')).toEqual([
    'Pizza: $4 off any large pie',
    'Bookshop: 15% off any paperback',
  ]);
  expect(await titles('?keywords=nothing')).toEqual([]);
});

test('accepts comma-separated colors and matches similar ones', async () => {
  expect(await titles('?colors=1f4fbf')).toEqual(['Car wash: half-price wash and wax']);
  expect(await titles('?colors=E08840')).toEqual([
    'Bakery: the 13th roll free',
    'Pizza: $4 off any large pie',
    'Bookshop: 15% off any paperback',
  ]);
  expect(await titles('?colors=1f4fbf,E08840')).toEqual([
    'Bakery: the 13th roll free',
    'Car wash: half-price wash and wax',
    'Pizza: $4 off any large pie',
    'Bookshop: 15% off any paperback',
  ]);
  expect(await titles('?colors=00ff00')).toEqual([]);
});

test('sorts by the number of coupons made', async () => {
  await services.query`update templates set popularity = 7 where title = 'Bookshop: 15% off any paperback'`;
  expect((await titles('?order=popular'))[0]).toBe('Bookshop: 15% off any paperback');
});

test.each([
  '?color=red',
  '?size=0',
  '?size=101',
  '?page=-1',
  '?page=x',
  '?order=best',
  '?colors=red',
  '?q=%00',
])('[API-03] refuses %s with a pointer', async (query) => {
  const response = await services.get(MARA, `/api/v1/template${query}`);
  expect(refusalIn(response)).toEqual([
    '400 invalid-request',
    expect.stringMatching(`^/${query.slice(1).split('=')[0]}`),
  ]);
});

test('a template has its design, its schemes and its pictures', async () => {
  const response = await services.get(MARA, `/api/v1/template/${BAKERY_ID}`);
  const template = response.json<components['schemas']['Template']>();
  expect(template).toMatchObject({
    id: BAKERY_ID,
    title: 'Bakery: the 13th roll free',
    keywords: ['free', 'bogo', 'save', 'bakery'],
    active: true,
    editable: true,
    weight: 60,
    informedImagesId: BAKERY_RIDE_ALONG_ID,
    editorSource: bakeryDesign(),
  });
  expect(template.schemes.map(({ name }) => name)).toEqual([
    ...['Default Scheme', 'Scheme 2', 'Scheme 3', 'Scheme 4'],
  ]);
  for (const [url, width, height] of [
    [template.image, 1125, 432],
    [template.thumbnail, 750, 288],
  ] as const) {
    const picture = await services.get(null, url);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width, height });
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('[API-04] an inactive template and its picture are for administrators only', async () => {
  const urls = [`/api/v1/template/${SALON_ID}`, `/api/v1/media/template/${SALON_ID}`];
  for (const url of urls) {
    expect((await services.get(MARA, url)).statusCode).toBe(404);
    expect((await services.get(ADA, url)).statusCode).toBe(200);
  }
  const picture = `/api/v1/media/template/${SALON_ID}`;
  expect((await services.get(null, picture)).statusCode).toBe(404);
  const seen = await services.get(ADA, picture);
  expect(seen.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
});

test('[BROWSE-05] the colors are in the order of the swatches', async () => {
  const response = await services.get(MARA, '/api/v1/color/all');
  const { colors } = await readSeedCatalogue();
  expect(response.json()).toEqual(colors.map(({ value, description }) => ({ value, description })));
});
