import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { idIn } from '../support/answers.ts';
import {
  BAKERY_RIDE_ALONG_ID,
  bakeryCoupon,
  bakeryDesign,
  copiesOf,
} from '../support/coupon-payload.ts';
import { listCoupons, saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices, OTTO, type Person } from '../support/services-fixture.ts';

const services = sharedServices();

function create(person: Person, part: object = {}, key?: string) {
  return sendCoupon(services, part, { person, headers: key ? { 'Idempotency-Key': key } : {} });
}

const NAME: unknown = expect.stringMatching(/^sha256:[\da-f]{64}$/);
const UUID4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('[SUBM-04] stores the payload and returns all of it to its owner', async () => {
  const payload = await bakeryCoupon();
  const created = await create(MARA);
  const { id, ...rest } = created.json<{ id: string }>();
  expect(rest).toEqual({ informedImagesId: BAKERY_RIDE_ALONG_ID });
  expect(id).toMatch(UUID4);
  expect(created.headers.location).toBe(`/api/v1/project/${id}`);

  const read = await services.get(MARA, `/api/v1/project/${id}`);
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
    apple: { ...payload.apple, stripImage: `data:image/png;base64,${tagged.toString('base64')}` },
  });
  const plain = await saveCoupon(services);

  const picture = await services.get(MARA, `/api/v1/project/${id}/media?type=strip&platform=apple`);
  expect(picture.rawPayload.includes('Someone in particular')).toBe(false);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1125,
    height: 432,
  });
  const rows = await services.query`select media_hash from project_images
    where project_id = any(${[id, plain]}) and platform = 'apple' and kind = 'strip'`;
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
  const clone = `/api/v1/project/${await saveCoupon(services)}/clone`;
  const calls = [
    () => create(MARA, { merchantName: 'Gone' }, keys[0]),
    () => services.post(MARA, clone, undefined, { 'Idempotency-Key': String(keys[1]) }),
  ];
  for (const call of calls) {
    await services.remove(MARA, `/api/v1/project/${idIn(await call())}`);
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
  const mine = await create(MARA, {}, key);
  const theirs = await create(ADA, { merchantName: 'Ada' }, key);
  expect(theirs.statusCode).toBe(201);
  expect(theirs.json()).not.toEqual(mine.json());
});

test('[SUBM-03] 100 parallel creates with one key make one coupon', async () => {
  const key = 'a6a4a9d8-0c0b-4f5e-9d3c-1b1f3f9f0a04';
  const person = { ...MARA, sub: 'parallel' };
  const answers = await Promise.all(Array.from({ length: 100 }, () => create(person, {}, key)));
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await listCoupons(services, person)).toHaveLength(1);
});

test('[API-02] the list pages by 20, newest first, with its totals in headers @long', async () => {
  const lister = { ...MARA, sub: 'lister' };
  for (let number = 1; number <= 23; number += 1) {
    const description = `Coupon ${String(number).padStart(2, '0')}`;
    await saveCoupon(services, lister, { description });
  }
  const namesOf = async (query: string) =>
    (await listCoupons(services, lister, query)).map(({ name }) => name);
  const totalOf = async (query: string) =>
    (await services.get(lister, `/api/v1/project${query}`)).headers['x-total-count'];
  const first = await services.get(lister, '/api/v1/project');
  expect(first.headers).toMatchObject({
    'x-total-count': '23',
    'x-page': '0',
    'x-page-size': '20',
  });
  expect((await namesOf(''))[0]).toBe('Coupon 23');
  expect(await namesOf('?page=1')).toEqual(['Coupon 03', 'Coupon 02', 'Coupon 01']);
  expect(await namesOf('?sort=name-asc&size=2')).toEqual(['Coupon 01', 'Coupon 02']);
  expect(await namesOf('?sort=oldest&size=1')).toEqual(['Coupon 01']);
  expect(await namesOf('?q=coupon%2013')).toEqual(['Coupon 13']);
  const [newest] = first.json<{ id: string }[]>();
  const byId = `?id=${newest?.id}`;
  expect([await namesOf(byId), await totalOf(byId)]).toEqual([['Coupon 23'], '1']);
  expect(await listCoupons(services, OTTO, byId)).toEqual([]);
  expect(await totalOf('?q=%25')).toBe('0');
  for (const page of [0, 2, 5]) expect(await totalOf(`?q=COUPON&size=10&page=${page}`)).toBe('23');
  const gone = await saveCoupon(services, lister);
  await services.remove(lister, `/api/v1/project/${gone}`);
  expect(await totalOf('')).toBe('23');
});
