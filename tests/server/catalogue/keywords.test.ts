import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { refusalIn } from '../support/answers.ts';
import {
  createTemplate,
  keepKnownDesigns,
  noise,
  pagingOf,
  RIDE_ALONG_ID,
  templateRideAlong,
  titlesOf,
} from '../support/catalogue-fixture.ts';
import { FIELD_MESSAGES } from '../../../src/domain/field-messages.ts';
import { png } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

type Keyword = components['schemas']['Keyword'];
type PopularKeyword = components['schemas']['PopularKeyword'];

const ADMIN = '/api/v1/keyword/admin';
const OVEN = { name: 'oven', description: 'Straight from the oven', weight: 3 };

const TOO_LARGE =
  'The selected file is too large. Please select a smaller file. Max file size: 500 KB';

const services = sharedServices();
beforeAll(async () => {
  await keepKnownDesigns(services);
});

async function popular(): Promise<readonly PopularKeyword[]> {
  return (await services.get(MARA, '/api/v1/keyword/popular')).json();
}

describe('suggestions', () => {
  test('[BROWSE-02] are the active popular keywords by weight, with their totals', async () => {
    const found = await popular();
    expect(found.map(({ name, templates, total }) => [name, templates, total])).toEqual([
      ['free', 3, 3],
      ['half price', 2, 2],
      ['bogo', 4, 4],
      ['percent off', 4, 4],
      ['dollar off', 3, 3],
      ['sale', 5, 5],
    ]);
  });

  test('[BROWSE-02] have a thumbnail that a plain image element can load and cache', async () => {
    const [, halfPrice] = await popular();
    expect(halfPrice?.thumbnail).toMatch(
      /^\/api\/v1\/media\/keyword\/half%20price\?v=[0-9a-f]{16}$/,
    );
    const picture = await services.get(null, halfPrice?.thumbnail ?? '');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 375, height: 144 });
  });

  test('[BROWSE-02] the total counts Ride-Along images of active templates only @long', async () => {
    const before = await popular();
    const { templates = 0, total = 0 } = before[0] ?? {};
    const rideAlong = await templateRideAlong();
    const { id } = await createTemplate(services, { informedImages: RIDE_ALONG_ID, rideAlong });
    expect((await popular())[0]).toEqual({
      ...before[0],
      templates: templates + 1,
      total: total + 1,
    });

    await services.patch(ADA, `/api/v1/template/admin/${id}`, { active: false });
    expect(await popular()).toEqual(before);
  });
});

test('[ADMK-01] the keyword list is filtered by letters of the name, in pages', async () => {
  const found = async (query: string) => {
    const list = await services.get(ADA, `${ADMIN}${query}`);
    return [list.json<Keyword[]>().map(({ name }) => name), ...pagingOf(list)];
  };
  const off = ['coffee shop', 'dollar off', 'percent off'];
  expect(await found('?name=OFF')).toEqual([off, '3', '0', '20']);
  const last = ['pet shop', 'pizza', 'sale', 'save'];
  expect(await found('?size=5&page=3')).toEqual([last, '19', '3', '5']);
  expect(await found('?name=%25')).toEqual([[], '0', '0', '20']);
});

describe('a keyword', () => {
  test('[ADMK-01] is added in lower case with its defaults, once', async () => {
    const body = { name: '  Wood  Oven ', description: ' Baked on stone ' };
    const created = await services.post(ADA, ADMIN, body);
    expect(created.statusCode).toBe(201);
    expect(created.headers.location).toBe(`${ADMIN}/wood%20oven`);
    expect(created.json()).toMatchObject({
      name: 'wood oven',
      description: 'Baked on stone',
      active: true,
      popular: false,
      weight: 0,
      total: 0,
      templates: 0,
      thumbnail: null,
    });
    const read = await services.get(ADA, `${ADMIN}/Wood%20Oven`);
    expect(read.json()).toEqual(created.json());

    expect(refusalIn(await services.post(ADA, ADMIN, body))).toEqual([
      '409 keyword-exists',
      '/name: A keyword with that name already exists.',
    ]);
  });

  test('[ADMK-01] the response names each missing or wrong field with its message', async () => {
    const response = await services.post(ADA, ADMIN, { name: '   ', weight: 'heavy', total: 4 });
    const [problem, ...errors] = refusalIn(response);
    expect([problem, ...errors.toSorted()]).toEqual([
      '400 invalid-request',
      '/description: Required',
      '/name: Required',
      '/total: This member is unknown here',
      '/weight: Must be an integer',
    ]);
    const comma = await services.post(ADA, ADMIN, { ...OVEN, name: 'a,b' });
    expect(refusalIn(comma)).toEqual(['400 invalid-request', '/name: Must not contain a comma']);
  });

  test('[ADMK-01] its picture is encoded again; an absent one stays, null removes it', async () => {
    const thumbnail = await png(800, 800, '#3F9A5B');
    const url = `${ADMIN}/oven`;
    const created = await services.post(ADA, ADMIN, { ...OVEN, thumbnail });
    const { thumbnail: address } = created.json<Keyword>();
    const picture = await services.get(null, address ?? '');
    const size = { format: 'webp', width: 375, height: 144 };
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject(size);
    const kept = await services.put(ADA, url, { ...OVEN, popular: true });
    expect(kept.json()).toMatchObject({ popular: true, thumbnail: address });
    const bare = await services.put(ADA, url, { ...OVEN, thumbnail: null });
    expect(bare.json()).toMatchObject({ thumbnail: null });
    expect((await services.get(null, '/api/v1/media/keyword/oven')).statusCode).toBe(404);
  });

  test('[API-06] [SAFE-04] refuses an invalid picture, one over 500 KB or 10,001 px wide', async () => {
    const large = await noise(460, 460);
    const wide = await noise(10_001, 1);
    expect(large.length).toBeGreaterThan(512_000);
    for (const [bytes, problem, detail] of [
      [Buffer.from('no picture'), '422 image-refused', 'The image must be a PNG or a JPEG.'],
      [large, '400 invalid-request', TOO_LARGE],
      [wide, '422 image-refused', FIELD_MESSAGES.fileSides()],
    ] as const) {
      const thumbnail = `data:image/png;base64,${bytes.toString('base64')}`;
      const refused = await services.post(ADA, ADMIN, { ...OVEN, name: 'noise', thumbnail });
      expect(refusalIn(refused)).toEqual([problem, `/thumbnail: ${detail}`]);
    }
  });

  test("[API-04] an inactive keyword's picture is for administrators only", async () => {
    const url = '/api/v1/media/keyword/sale';
    const body = { name: 'sale', description: 'A range at a lower price', active: false };
    await services.put(ADA, `${ADMIN}/sale`, body);
    expect((await services.get(null, url)).statusCode).toBe(404);
    expect((await services.get(MARA, url)).statusCode).toBe(404);
    const { headers } = await services.get(ADA, url);
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect((await popular()).map(({ name }) => name)).not.toContain('sale');
  });

  test('[ADMK-01] a new name changes its templates; a used name is refused', async () => {
    const rename = (name: string) =>
      services.put(ADA, `${ADMIN}/bogo`, { name, description: 'Buy some, get one', popular: true });
    expect((await rename('free')).statusCode).toBe(409);
    expect((await rename('Buy one get one')).json()).toMatchObject({
      name: 'buy one get one',
      templates: 4,
    });
    expect(await titlesOf(services, '?keywords=buy%20one%20get%20one')).toHaveLength(4);
    expect((await rename('again')).statusCode).toBe(404);
  });

  test('[ADMK-02] is removed from the list, whatever letters its name has; templates keep the word', async () => {
    const url = `${ADMIN}/pizza`;
    expect((await services.remove(ADA, url)).statusCode).toBe(204);
    expect((await services.remove(ADA, url)).statusCode).toBe(404);
    expect((await services.get(ADA, url)).statusCode).toBe(404);
    expect(await titlesOf(services, '?keywords=pizza')).toHaveLength(1);

    const body = { name: '🥐'.repeat(32), description: 'Croissants' };
    const created = await services.post(ADA, ADMIN, body);
    expect(created.statusCode, created.body).toBe(201);
    expect((await services.remove(ADA, String(created.headers.location))).statusCode).toBe(204);
  });
});
