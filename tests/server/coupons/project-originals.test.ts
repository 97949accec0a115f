import sharp from 'sharp';
import { readOriginalImage } from '../../../server/media/uploaded-picture.ts';
import { describe, expect, test } from 'vitest';
import { bakeryCoupon, bakeryDesign, png, type NewProject } from '../support/coupon-payload.ts';
import { oddPictures, sidesOf } from '../../support/odd-pictures.ts';
import { openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices, OTTO } from '../support/services-fixture.ts';

const services = sharedServices();
const payload = await bakeryCoupon();

/** A JPEG from a camera: rotated, with location and owner in its metadata. */
async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 80, height: 40, channels: 3, background: '#2266AA' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Someone in particular' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The photo with metadata of five thousand directories that refer to each other. */
async function photoWithEndlessNotes(): Promise<Buffer> {
  const plain = await photo();
  const entry = Buffer.from('876900040000000100000008', 'hex');
  const entries = Buffer.concat(Array.from({ length: 5_000 }, () => entry));
  const notes = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
    Buffer.from([entries.length / 12 / 256, (entries.length / 12) % 256]),
    entries,
    Buffer.alloc(4),
  ]);
  const size = Buffer.from([0xff, 0xe1, (notes.length + 2) / 256, (notes.length + 2) % 256]);
  return Buffer.concat([plain.subarray(0, 2), size, notes, plain.subarray(2)]);
}

/** Two frames, red and blue. */
async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#FF0000'), await frame('#0000FF')];
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

async function media(id: string, query: string) {
  return services.call(MARA, { url: `/api/v1/project/${id}/media?${query}` });
}

async function refusal(originals: unknown) {
  const response = await services.post(MARA, '/api/v1/project', { ...payload, originals });
  const { errors } = response.json<{ errors: unknown }>();
  return { status: response.statusCode, errors };
}

test('[SUBM-08, STEP-14] stores pictures of all kinds as they are shown, and says which are damaged', async () => {
  for (const { name, buffer, fate } of await oddPictures()) {
    const data = dataUrl('image/png', buffer);
    const stored = readOriginalImage(data).then(({ bytes }) => sidesOf(bytes));
    if (fate === 'taken') await expect(stored, name).resolves.toBe('red, blue');
    else if (fate === 'damaged') await expect(stored, name).rejects.toThrow(/image is damaged/u);
    else await expect(stored, name).rejects.toThrow(/not a PNG, JPG or GIF/u);
  }
});

test('[SAFE-04] does not follow circular metadata of a photo', async () => {
  const data = dataUrl('image/jpeg', await photoWithEndlessNotes());
  const originals = { appleLogo: { name: 'photo.jpg', data } };
  const answer = await services.post(MARA, '/api/v1/project', { ...payload, originals });
  expect(answer.statusCode).toBe(201);
});

test('[SUBM-08] stores an upload for later cropping: upright, without a camera’s metadata', async () => {
  const data = dataUrl('image/jpeg', await photo());
  const id = await saveCoupon(services, MARA, {
    originals: { appleLogo: { name: 'shop.jpg', data } },
  });
  const { project } = await openCoupon(services, MARA, id);
  const original = project.originals.appleLogo;
  expect(original).toEqual({
    name: 'shop.jpg',
    type: 'image/jpeg',
    size: expect.any(Number),
    data: expect.stringMatching(/^sha256:[\da-f]{64}$/),
  });

  const read = await media(id, 'type=originalLogo&platform=apple');
  expect(read.headers['content-type']).toBe('image/jpeg');
  expect(read.rawPayload).toHaveLength(original?.size ?? 0);
  expect(read.rawPayload.includes('Someone in particular')).toBe(false);
  const { width, height, orientation } = await sharp(read.rawPayload).metadata();
  expect({ width, height, orientation }).toEqual({
    width: 40,
    height: 80,
    orientation: undefined,
  });
  const named = await media(id, `type=originalLogo&v=${original?.data.slice(7, 23) ?? ''}`);
  expect(named.headers['cache-control']).toBe('private, max-age=86400, immutable');
});

test('[API-06] stores the first frame of a GIF, with its real type instead of its name’s', async () => {
  const data = dataUrl('image/png', await animation());
  const id = await saveCoupon(services, MARA, {
    originals: { googleStrip: { name: 'a.png', data } },
  });
  const read = await media(id, 'type=originalStrip&platform=google');
  expect(read.headers['content-type']).toBe('image/png');
  const { pages, width, height } = await sharp(read.rawPayload).metadata();
  expect({ pages, width, height }).toEqual({ pages: undefined, width: 30, height: 20 });
  const { dominant } = await sharp(read.rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(50);
  expect((await media(id, 'type=originalStrip&platform=apple')).statusCode).toBe(404);
});

test('[SUBM-08] an edit refers to an original instead of sending it again, and removes one it leaves out', async () => {
  const data = dataUrl('image/jpeg', await photo());
  const originals = {
    appleLogo: { name: 'shop.jpg', data },
    googleLogo: { name: 'g.jpg', data },
  };
  const id = await saveCoupon(services, MARA, { originals });
  const { project } = await openCoupon(services, MARA, id);
  const named = { name: 'shop.jpg', data: project.originals.appleLogo?.data ?? '' };
  const body = { ...payload, originals: { appleLogo: named } };
  expect((await services.put(MARA, `/api/v1/project/${id}`, body)).statusCode).toBe(200);
  const after = await openCoupon(services, MARA, id);
  expect(after.project.originals).toEqual({ appleLogo: project.originals.appleLogo });

  const stolen = await services.post(OTTO, '/api/v1/project', body);
  expect(stolen.json()).toMatchObject({ errors: [{ pointer: '/originals/appleLogo/data' }] });
});

test('[SUBM-08, STEP-14] stores a crop with its background color, which must be a color', async () => {
  const fitted = { x: 0, y: -34.5, width: 960, height: 368.64 };
  const formWith = (ground: string) => {
    const crops = { appleStrip: { ...fitted, ground }, googleStrip: fitted };
    return { ...payload.form, crops } as NewProject['form'];
  };
  const id = await saveCoupon(services, MARA, { form: formWith('#1F4FBF') });
  const { project } = await openCoupon(services, MARA, id);
  expect(project.form.crops).toEqual(formWith('#1F4FBF')?.crops);
  const body = { ...payload, form: formWith('red') };
  const refused = await services.post(MARA, '/api/v1/project', body);
  expect(refused.statusCode).toBe(400);
});

test('[STEP-14] refuses invalid, too large or too detailed images with the messages of the form', async () => {
  const html = dataUrl('image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect(await refusal({ appleLogo: { name: 'logo.png', data: html } })).toEqual({
    status: 422,
    errors: [
      {
        pointer: '/originals/appleLogo/data',
        detail: 'The selected file is not a PNG, JPG or GIF image.',
      },
    ],
  });
  const tooLarge =
    'The selected file is too large. Please select a smaller file. Max file size: 500 KB';
  const large = dataUrl('image/png', Buffer.alloc(512_001));
  expect(await refusal({ appleStrip: { name: 'a.png', data: large } })).toEqual({
    status: 422,
    errors: [{ pointer: '/originals/appleStrip/data', detail: tooLarge }],
  });
  const larger = dataUrl('image/jpeg', Buffer.alloc(520_000));
  expect(await refusal({ appleStrip: { name: 'a.jpg', data: larger } })).toEqual({
    status: 400,
    errors: [{ pointer: '/originals/appleStrip/data', detail: tooLarge }],
  });
  const wide = await sharp({
    create: { width: 6_000, height: 4_001, channels: 3, background: '#FFF' },
  })
    .png()
    .toBuffer();
  expect(await refusal({ rideAlong: { name: 'a.png', data: dataUrl('image/png', wide) } })).toEqual(
    {
      status: 422,
      errors: [
        {
          pointer: '/originals/rideAlong/data',
          detail: 'The selected image has too many pixels. Please select a smaller image.',
        },
      ],
    },
  );
  const half = (await photo()).subarray(0, 300);
  expect(
    await refusal({ appleLogo: { name: 'a.jpg', data: dataUrl('image/jpeg', half) } }),
  ).toMatchObject({
    status: 422,
  });
  expect(
    await refusal({ appleLogo: { name: 'a.svg', data: 'data:image/svg+xml;base64,PHN2Zy8+' } }),
  ).toMatchObject({
    status: 400,
    errors: [{ detail: 'The selected file is not a PNG, JPG or GIF image.' }],
  });
});

describe('the Ride-Along image and previews', () => {
  test('[DASH-11] stores a Ride-Along image with its design, and the link shows it', async () => {
    const id = await saveCoupon(services, MARA, {
      rideAlongImage: await png(600, 400, '#0B5D3B'),
      rideAlongImageEditorSource: bakeryDesign(),
      form: { ...payload.form, haveRideAlongImage: 'no', flow: 'campaign' },
    });
    const { project } = await openCoupon(services, MARA, id);
    expect(project.rideAlongImage).toMatch(/^sha256:[\da-f]{64}$/);
    expect(project.rideAlongImageEditorSource).toEqual(bakeryDesign());
    expect(project.form.flow).toBe('campaign');
    const own = await media(id, 'type=rideAlong');
    const shown = await services.call(null, { url: `/api/v1/media/coupons/${id}/rideAlong` });
    expect(shown.rawPayload).toEqual(own.rawPayload);
    expect(await sizeOf(shown.rawPayload)).toEqual({ width: 600, height: 400 });
    const odd = await services.post(MARA, '/api/v1/project', {
      ...payload,
      rideAlongImage: await png(300, 200),
    });
    expect(odd.json()).toMatchObject({
      errors: [
        {
          pointer: '/rideAlongImage',
          detail: 'The image must be 600 x 400 pixels; this one is 300 x 200.',
        },
      ],
    });
  });

  test('[API-01] previews have the sizes of the product; a missing image is not found', async () => {
    const id = await saveCoupon(services, MARA);
    const sizes = await Promise.all(
      [
        'preview?platform=apple',
        'preview?platform=google',
        'strip?platform=google&type=preview',
        'strip?platform=apple&width=1x',
        'logo?platform=google',
      ].map(async (path) => {
        const image = await services.call(null, { url: `/api/v1/media/coupons/${id}/${path}` });
        return sizeOf(image.rawPayload);
      }),
    );
    expect(sizes).toEqual([
      { width: 450, height: 173 },
      { width: 413, height: 134 },
      { width: 413, height: 134 },
      { width: 375, height: 144 },
      { width: 660, height: 660 },
    ]);
    const own = await media(id, 'type=preview&platform=google');
    expect(await sizeOf(own.rawPayload)).toEqual({ width: 413, height: 134 });
    const none = await services.call(null, { url: `/api/v1/media/coupons/${id}/rideAlong` });
    expect(none.statusCode).toBe(404);
    expect((await media(id, 'type=originalRideAlong')).statusCode).toBe(404);
  });
});

async function sizeOf(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
