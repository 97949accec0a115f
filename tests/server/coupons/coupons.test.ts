import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createPictureForms } from '../../../server/media/picture-forms.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { components } from '../../../openapi/schema.gen.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

type Coupon = components['schemas']['Coupon'];

const UNKNOWN = '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11';

const services = sharedServices({ PUBLIC_URL: 'http://tearline.test' });
let id: string;
let plainId: string;
let inactiveId: string;
beforeAll(async () => {
  id = await saveCoupon(services);
  plainId = await saveCoupon(services, MARA, { barcodeType: 'NONE', barcodeValue: '' });
  inactiveId = await saveCoupon(services);
  await services.query`update projects set active = false where id = ${inactiveId}`;
});

const readCoupon = async (of = id) =>
  (await services.get(null, `/api/v1/coupon/${of}`)).json<Coupon>();

const ADDRESSES = [
  '/api/v1/coupon/:id',
  ...['strip', 'logo', 'barcode', 'pkpass', 'jwt'].map(
    (kind) => `/api/v1/media/coupons/:id/${kind}`,
  ),
];

test('[API-04] [PREV-06] anyone can read the public coupon, with everything that its face needs, and the strip’s texts', async () => {
  const coupon = await readCoupon();
  expect(coupon).toMatchObject({
    id,
    active: true,
    merchantName: 'Odette Bakery',
    promoCode: 'DOZEN',
    timeZone: 'America/Chicago',
    labelColor: '#F7C948',
    barcodeType: 'QR',
    barcodeValue: 'ROLLS-13',
  });
  expect(Object.keys(coupon)).not.toContain('name');
  expect(coupon.paintedWords).toEqual(['BUY TWELVE ROLLS', 'The 13th', 'is on us']);
  expect(composeFace(coupon).expires).toEqual({
    display: '12/31/2026',
    endsAt: '2026-12-31T23:59:59-06:00',
  });
});

test.each(ADDRESSES)(
  '[PUB-03] the public coupon %s answers 404 for an unknown coupon, 410 for an inactive one',
  async (address) => {
    const unknown = await services.get(null, address.replace(':id', UNKNOWN));
    expect(unknown.json()).toMatchObject({ type: '/problems/not-found', status: 404 });
    const inactive = await services.get(null, address.replace(':id', inactiveId));
    expect(inactive.json()).toMatchObject({ type: '/problems/coupon-inactive', status: 410 });
  },
);

test('[API-03] a pass that cannot be made is no download, and no version of one', async () => {
  const read = vi.spyOn(services.media, 'read').mockRejectedValue(new Error('unreadable'));
  const { statusCode, headers } = await services.get(null, `/api/v1/media/coupons/${id}/pkpass`);
  read.mockRestore();
  const { etag, 'content-disposition': download } = headers;
  expect({ statusCode, etag, download }).toEqual({ statusCode: 500 });
});

describe('its pictures', () => {
  test.each([
    ['strip', 'apple', '3x', 1125, 432],
    ['strip', 'apple', '1x', 375, 144],
    ['strip', 'google', '3x', 1032, 336],
    ['strip', 'google', '2x', 688, 224],
    ['logo', 'apple', '3x', 480, 150],
    ['logo', 'google', '1x', 220, 220],
  ])('[REND-02] %s for %s at %s is %i x %i', async (kind, platform, scale, width, height) => {
    const url = `/api/v1/media/coupons/${id}/${kind}?platform=${platform}&width=${scale}`;
    const picture = await services.get(null, url);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width,
      height,
    });
  });

  test.each([
    ['strip', '2x', 750, 288],
    ['logo', '3x', 480, 150],
  ])('[API-06] %s at %s as WebP is made once and stored', async (kind, width, wide, high) => {
    const url = `/api/v1/media/coupons/${id}/${kind}?platform=apple&width=${width}&format=webp`;
    const asked = await Promise.all([1, 2, 3].map(() => services.get(null, url)));
    const [first] = asked;
    expect(first?.headers['content-type']).toBe('image/webp');
    const picture = first?.rawPayload ?? Buffer.alloc(0);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: wide,
      height: high,
    });
    expect(new Set(asked.map(({ headers }) => headers.etag)).size).toBe(1);
    const png = await services.get(null, url.replace('webp', 'png'));
    expect(png.headers.etag).not.toBe(first?.headers.etag);

    let made = 0;
    const store: MediaStore = { ...services.media, put: async () => void (made += 1) };
    const hash = String(first?.headers.etag).slice(1, 33);
    const [row] = await services.query<{ hash: string }>`select media_hash as hash
      from project_images where media_hash like ${`${hash}%`}`;
    const scale = width === '2x' ? 2 / 3 : 1;
    const forms = createPictureForms(store);
    expect(await forms.read(row?.hash ?? '', { scale, format: 'webp' })).toEqual(picture);
    expect(made).toBe(0);
  });

  test('[API-06] are cached for ever if the address has their hash, and revalidated otherwise', async () => {
    const coupon = await readCoupon();
    for (const url of [
      coupon.apple.strip,
      coupon.apple.logo,
      coupon.google.strip,
      coupon.google.logo,
      coupon.barcode ?? '',
    ]) {
      const named = await services.get(null, url);
      expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const [address = ''] = url.split('?');
      const unnamed = await services.get(null, address);
      expect(unnamed.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const held = await services.get(null, url, { 'if-none-match': String(named.headers.etag) });
      expect(held.statusCode).toBe(304);
    }
    const other = await services.get(
      null,
      `${coupon.apple.strip.split('&v=')[0] ?? ''}&v=0123456789abcdef`,
    );
    expect(other.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('[API-06] have headers that allow nothing but showing a picture', async () => {
    const picture = await services.get(null, `/api/v1/media/coupons/${id}/barcode`);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    });
  });

  test('a coupon without a barcode has no barcode picture', async () => {
    expect((await readCoupon(plainId)).barcode).toBeNull();
    const picture = await services.get(null, `/api/v1/media/coupons/${plainId}/barcode`);
    expect(picture.statusCode).toBe(404);
  });
});
