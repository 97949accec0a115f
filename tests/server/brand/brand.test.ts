/** An account's brand: kept, read, used in coupons, and erased with its files (KIT-01, SAFE-12). */
import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeUnusedFiles } from '../../../server/unused-files.ts';
import { eraseBrand, halfmoonBrand, keepBrand, readBrand } from '../support/brand-fixture.ts';
import { refusalIn } from '../support/answers.ts';
import { png } from '../support/coupon-payload.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, openServices, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices();

const NAME = /^sha256:[0-9a-f]{64}$/u;
const sweep = () => removeUnusedFiles(services, new Date(Date.now() + 7_200_000));
const logo = (query: string, headers: Record<string, string> = {}) =>
  services.get(MARA, `/api/v1/brand/media?${query}`, headers);
/** Status and problem, then the refused fields. */
const pointersIn = (answer: LightMyRequestResponse) =>
  refusalIn(answer).map((line) => line.split(':')[0]);
const hashIn = (name = '') => name.replace('sha256:', '');

test('[KIT-01] keeps fields, logos, originals and crops of an account, and nobody else sees them', async () => {
  expect(await readBrand(services, MARA)).toEqual({ brand: null, etag: '"none"' });
  const { logos: _logos, ...fields } = await halfmoonBrand();
  const kept = await keepBrand(services, MARA);
  expect(kept.json()).toEqual({
    ...fields,
    logos: {
      appleLogo: {
        image: expect.stringMatching(NAME),
        original: {
          name: 'halfmoon.png',
          type: 'image/png',
          size: expect.any(Number),
          data: expect.stringMatching(NAME),
        },
        crop: { x: 0, y: 50, width: 640, height: 200, ground: '#3B1710' },
      },
      googleLogo: { image: expect.stringMatching(NAME) },
    },
  });
  expect(await readBrand(services, MARA)).toEqual({ brand: kept.json(), etag: kept.headers.etag });
  expect(await readBrand(services, OTTO)).toEqual({ brand: null, etag: '"none"' });

  const unchanged = { 'if-none-match': String(kept.headers.etag) };
  const again = await services.get(MARA, '/api/v1/brand', unchanged);
  expect(again.statusCode).toBe(304);
});

test('[KIT-01] reads each logo and its original, a JPEG as one, and none that is not there', async () => {
  await keepBrand(services, MARA);
  const { width, height } = await sharp((await logo('platform=google')).rawPayload).metadata();
  expect([width, height]).toEqual([660, 660]);
  const original = await logo('type=originalLogo');
  expect((await sharp(original.rawPayload).metadata()).width).toBe(640);
  const known = { 'if-none-match': String(original.headers.etag) };
  expect((await logo('type=originalLogo', known)).statusCode).toBe(304);
  expect((await logo('type=originalLogo&platform=google')).statusCode).toBe(404);

  const pixels = { create: { width: 90, height: 60, channels: 3, background: '#F7C948' } } as const;
  const jpeg = (await sharp(pixels).jpeg().toBuffer()).toString('base64');
  const mark = { name: 'mark.jpg', data: `data:image/jpeg;base64,${jpeg}` };
  const logos = { appleLogo: { image: await png(480, 150), original: mark } };
  await keepBrand(services, MARA, { part: { logos } });
  expect((await logo('type=originalLogo')).headers['content-type']).toBe('image/jpeg');
});

test('[KIT-01] of two tabs the second learns that the brand has changed, also from none', async () => {
  await eraseBrand(services, MARA);
  const first = await keepBrand(services, MARA, { read: '"none"' });
  expect(first.statusCode).toBe(200);
  const other = { part: { merchantName: 'Odette Bakery' }, read: '"none"' };
  const second = await keepBrand(services, MARA, other);
  expect([second.statusCode, second.json().type]).toEqual([412, '/problems/stale-edit']);
  expect((await readBrand(services, MARA)).brand?.merchantName).toBe('Halfmoon Bakery');
  const informed = { ...other, read: String(first.headers.etag) };
  const { headers } = await keepBrand(services, MARA, informed);
  // The answer was lost, and the same call comes again.
  const again = await keepBrand(services, MARA, informed);
  expect([again.statusCode, again.headers.etag]).toEqual([200, headers.etag]);
  expect((await readBrand(services, MARA)).brand?.merchantName).toBe('Odette Bakery');
});

test('[KIT-01] brands kept at one moment end as one of them, whole', async () => {
  const names = ['Halfmoon Bakery', 'Odette Bakery', 'Tidewater Books'];
  const colors = ['#3B1710', '#C8321F', '#1F4FBF'];
  await Promise.all(
    names.map(async (merchantName, index) => {
      const appleLogo = { image: await png(480, 150, colors[index]) };
      await keepBrand(services, MARA, { part: { merchantName, logos: { appleLogo } } });
    }),
  );
  const { brand } = await readBrand(services, MARA);
  const data = await sharp((await logo('')).rawPayload)
    .raw()
    .toBuffer();
  const color = `#${data.subarray(0, 3).toString('hex').toUpperCase()}`;
  expect(colors[names.indexOf(brand?.merchantName ?? '')]).toBe(color);
});

test('[KIT-01] refuses what a coupon refuses, by field, and leaves the brand and no file', async () => {
  await keepBrand(services, MARA);
  const before = await readBrand(services, MARA);
  const stored = () => services.query`select hash from media order by 1`;
  const files = await stored();
  const keep = (part: NonNullable<Parameters<typeof halfmoonBrand>[0]>) =>
    keepBrand(services, MARA, { part });
  const hidden = await keep({ merchantName: ' ', logoText: 'ABC', haveLogoImage: 'no' });
  expect(pointersIn(hidden).toSorted()).toEqual([
    '/logoText',
    '/merchantName',
    '422 invalid-coupon',
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const vector = { name: 'logo.svg', data: `data:image/png;base64,${svg}` };
  const logos = {
    appleLogo: { image: await png(480, 151) },
    googleLogo: { image: await png(660, 660, '#010203'), original: vector },
  };
  expect(pointersIn(await keep({ logos }))).toEqual([
    '422 image-refused',
    '/logos/appleLogo/image',
    '/logos/googleLogo/original/data',
  ]);
  const data = `data:image/png;base64,${randomBytes(8_000_000).toString('base64')}`;
  const appleLogo = { image: await png(480, 150), original: { name: 'large.png', data } };
  expect((await keep({ logos: { appleLogo } })).statusCode).toBe(413);
  expect(await readBrand(services, MARA)).toEqual(before);
  expect(await stored()).toEqual(files);
});

test('[KIT-01] a coupon and a brand may name each other’s pictures, and no stranger’s', async () => {
  await keepBrand(services, MARA);
  const { brand } = await readBrand(services, MARA);
  const { appleLogo, googleLogo } = brand?.logos ?? {};
  const original = { name: 'halfmoon.png', data: appleLogo?.original?.data ?? '' };
  const apple = { stripImage: await png(1125, 432), logoImage: appleLogo?.image ?? '' };
  const part = { apple, originals: { appleLogo: original } };
  await saveCoupon(services, MARA, part);
  const logos = { appleLogo: { image: appleLogo?.image ?? '', original } };
  expect((await keepBrand(services, MARA, { part: { logos } })).statusCode).toBe(200);
  const stolen = { googleLogo: { image: googleLogo?.image ?? '' }, ...logos };
  const refused = await keepBrand(services, OTTO, { part: { logos: stolen } });
  expect(pointersIn(refused).toSorted()).toEqual([
    '/logos/appleLogo/image',
    '/logos/appleLogo/original/data',
    '/logos/googleLogo/image',
    '422 image-refused',
  ]);
});

test('[KIT-01] [SAFE-12] the files of a brand stay while it is there and go when it is erased', async () => {
  const image = await png(480, 150, '#0A0B0C');
  const original = { name: 'own.png', data: await png(700, 219, '#0A0B0D') };
  await keepBrand(services, ADA, { part: { logos: { appleLogo: { image, original } } } });
  const { brand } = await readBrand(services, ADA);
  const { appleLogo } = brand?.logos ?? {};
  const hashes = [hashIn(appleLogo?.image), hashIn(appleLogo?.original?.data)];
  const stored = async () =>
    Promise.all(hashes.map(async (hash) => (await services.media.read(hash)) !== null));
  await sweep();
  expect(await stored()).toEqual([true, true]);
  expect((await eraseBrand(services, ADA)).statusCode).toBe(204);
  expect((await eraseBrand(services, ADA)).statusCode).toBe(204);
  expect(await readBrand(services, ADA)).toEqual({ brand: null, etag: '"none"' });
  const named = services.query`select from brand_logos where media_hash = ${hashes[0]}`;
  expect(await named).toEqual([]);
  await sweep();
  expect(await stored()).toEqual([false, false]);
});

test('[KIT-01] a logo whose file is gone is not found, and the brand still answers', async () => {
  const logos = { appleLogo: { image: await png(480, 150, '#0D0E0F') } };
  await keepBrand(services, ADA, { part: { logos } });
  const { brand } = await readBrand(services, ADA);
  await services.media.remove([hashIn(brand?.logos.appleLogo?.image)]);
  const answer = await services.get(ADA, '/api/v1/brand/media');
  expect(answer.statusCode).toBe(404);
  expect((await readBrand(services, ADA)).brand?.merchantName).toBe('Halfmoon Bakery');
});

test('[KIT-01] keeping counts with uploads', async () => {
  const limited = await openServices({ LIMIT_UPLOAD: '2' }, { onDatabaseOf: services });
  const statuses: number[] = [];
  for (let call = 0; call < 3; call += 1)
    statuses.push((await keepBrand(limited, OTTO, { part: { logos: {} } })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});
