import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  BAKERY_RIDE_ALONG_ID,
  bakeryCoupon,
  bakeryDesign,
  copiesOf,
  type NewProject,
} from '../support/coupon-payload.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices, OTTO, type Person } from '../support/services-fixture.ts';

const services = sharedServices();

async function create(person: Person, body: NewProject, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  return services.call(person, { method: 'POST', url: '/api/v1/project', body, headers });
}

const NAME: unknown = expect.stringMatching(/^sha256:[\da-f]{64}$/);
const UUID4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('[SUBM-04] stores the payload and returns all of it to its owner', async () => {
  const payload = await bakeryCoupon();
  const created = await create(MARA, payload);
  const { id, ...rest } = created.json<{ id: string }>();
  expect(rest).toEqual({ informedImagesId: BAKERY_RIDE_ALONG_ID });
  expect(id).toMatch(UUID4);
  expect(created.headers.location).toBe(`/api/v1/project/${id}`);

  const read = await services.call(MARA, { url: `/api/v1/project/${id}` });
  expect(read.json()).toEqual({
    ...payload,
    id,
    apple: { stripImage: NAME, logoImage: NAME },
    google: { stripImage: NAME, logoImage: NAME },
    rideAlongImage: null,
    rideAlongImageEditorSource: null,
    originals: {},
    name: 'Thirteen rolls for the price of twelve',
    active: true,
    householdsOnly: false,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    informedImagesId: BAKERY_RIDE_ALONG_ID,
    editorSource: bakeryDesign(),
    form: { ...copiesOf(payload), ...payload.form },
  });
});

test('[API-06] pictures are decoded, encoded again without metadata, and stored once by their hash', async () => {
  const payload = await bakeryCoupon();
  const tagged = await sharp(Buffer.from(payload.apple.stripImage.slice(22), 'base64'))
    .withExif({ IFD0: { Copyright: 'Someone in particular' } })
    .png()
    .toBuffer();
  const id = await saveCoupon(services, MARA, {
    ...payload,
    apple: { ...payload.apple, stripImage: `data:image/png;base64,${tagged.toString('base64')}` },
  });
  const plain = await saveCoupon(services, MARA, payload);

  const picture = await services.call(MARA, {
    url: `/api/v1/project/${id}/media?type=strip&platform=apple`,
  });
  expect(picture.rawPayload.includes('Someone in particular')).toBe(false);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1125,
    height: 432,
  });
  const rows = await services.database
    .selectFrom('project_images')
    .select('media_hash')
    .where('project_id', 'in', [id, plain])
    .where('platform', '=', 'apple')
    .where('kind', '=', 'strip')
    .execute();
  const hash = createHash('sha256').update(picture.rawPayload).digest('hex');
  expect(rows).toEqual([{ media_hash: hash }, { media_hash: hash }]);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
  expect(picture.headers['content-security-policy']).toContain('sandbox');
});

test('[API-05] the key of a removed coupon answers 410 without its id', async () => {
  const keys = ['a6a4a9d8-0c0b-4f5e-9d3c-1b1f3f9f0a05', 'a6a4a9d8-0c0b-4f5e-9d3c-1b1f3f9f0a06'];
  const source = await saveCoupon(services);
  const payload = { ...(await bakeryCoupon()), merchantName: 'Gone' };
  const calls = [
    () => create(MARA, payload, keys[0]),
    () =>
      services.call(MARA, {
        method: 'POST',
        url: `/api/v1/project/${source}/clone`,
        headers: { 'Idempotency-Key': String(keys[1]) },
      }),
  ];
  for (const call of calls) {
    const { id } = (await call()).json<{ id: string }>();
    await services.remove(MARA, `/api/v1/project/${id}`);
    const again = await call();
    expect([again.statusCode, again.json()]).toMatchObject([
      410,
      {
        type: '/problems/coupon-removed',
        title: 'This coupon was saved, and removed afterwards. Make a new one to continue.',
      },
    ]);
  }
});

test('[API-05] a key belongs to its account; another person may use the same one', async () => {
  const key = 'a6a4a9d8-0c0b-4f5e-9d3c-1b1f3f9f0a03';
  const payload = await bakeryCoupon();
  const mine = await create(MARA, payload, key);
  const theirs = await create(ADA, { ...payload, merchantName: 'Ada' }, key);
  expect(theirs.statusCode).toBe(201);
  expect(theirs.json()).not.toEqual(mine.json());
});

test('[SUBM-03] 100 parallel creates with one key make one coupon', async () => {
  const key = 'a6a4a9d8-0c0b-4f5e-9d3c-1b1f3f9f0a04';
  const person = { ...MARA, sub: 'parallel' };
  const payload = await bakeryCoupon();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => create(person, payload, key)),
  );
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await countOf(person)).toBe(1);
});

test('[API-02] the list pages by 20, newest first, with its totals in headers @long', async () => {
  const lister = { ...MARA, sub: 'lister' };
  const payload = await bakeryCoupon();
  for (let number = 1; number <= 23; number += 1) {
    await saveCoupon(services, lister, {
      ...payload,
      description: `Coupon ${String(number).padStart(2, '0')}`,
    });
  }
  const first = await services.call(lister, { url: '/api/v1/project' });
  expect(first.headers).toMatchObject({
    'x-total-count': '23',
    'x-page': '0',
    'x-page-size': '20',
  });
  expect(namesOf(first.json())[0]).toBe('Coupon 23');
  const second = await services.call(lister, { url: '/api/v1/project?page=1' });
  expect(namesOf(second.json())).toEqual(['Coupon 03', 'Coupon 02', 'Coupon 01']);
  const byName = await services.call(lister, { url: '/api/v1/project?sort=name-asc&size=2' });
  expect(namesOf(byName.json())).toEqual(['Coupon 01', 'Coupon 02']);
  const oldest = await services.call(lister, { url: '/api/v1/project?sort=oldest&size=1' });
  expect(namesOf(oldest.json())).toEqual(['Coupon 01']);
  const found = await services.call(lister, { url: '/api/v1/project?q=coupon%2013' });
  expect(namesOf(found.json())).toEqual(['Coupon 13']);
  const [newest] = first.json<{ id: string }[]>();
  const byId = `/api/v1/project?id=${newest?.id}`;
  const one = await services.call(lister, { url: byId });
  expect(namesOf(one.json())).toEqual(['Coupon 23']);
  expect(one.headers['x-total-count']).toBe('1');
  const strange = await services.call(OTTO, { url: byId });
  expect(strange.statusCode).toBe(200);
  expect(strange.json()).toEqual([]);
  const wildcard = await services.call(lister, { url: '/api/v1/project?q=%25' });
  expect(wildcard.headers['x-total-count']).toBe('0');
  for (const page of [0, 2, 5]) {
    const url = `/api/v1/project?q=COUPON&size=10&page=${page}`;
    expect((await services.call(lister, { url })).headers['x-total-count']).toBe('23');
  }
  const gone = await saveCoupon(services, lister, payload);
  await services.remove(lister, `/api/v1/project/${gone}`);
  const left = await services.call(lister, { url: '/api/v1/project' });
  expect(left.headers['x-total-count']).toBe('23');
});

function namesOf(items: unknown): readonly string[] {
  return (items as { name: string }[]).map(({ name }) => name);
}

async function countOf(person: Person): Promise<number> {
  const list = await services.call(person, { url: '/api/v1/project?size=1' });
  return Number(list.headers['x-total-count']);
}
