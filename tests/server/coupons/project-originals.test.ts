import sharp from 'sharp';
import { readOriginalImage } from '../../../server/media/uploaded-picture.ts';
import { describe, expect, test } from 'vitest';
import { bakeryCoupon, bakeryDesign, png, type NewProject } from '../support/coupon-payload.ts';
import { refusalIn } from '../support/answers.ts';
import { oddPictures, sidesOf } from '../../support/odd-pictures.ts';
import { openCoupon, saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
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
  return services.get(MARA, `/api/v1/project/${id}/media?${query}`);
}

async function refusal(originals: unknown) {
  return refusalIn(await sendCoupon(services, { originals }));
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
  expect((await sendCoupon(services, { originals })).statusCode).toBe(201);
});

test('[SUBM-08] stores an upload for later cropping: upright, without a camera’s metadata', async () => {
  const data = dataUrl('image/jpeg', await photo());
  const originals = { appleLogo: { name: 'shop.jpg', data } };
  const id = await saveCoupon(services, MARA, { originals });
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
  expect([width, height, orientation]).toEqual([40, 80, undefined]);
  const named = await media(id, `type=originalLogo&v=${original?.data.slice(7, 23) ?? ''}`);
  expect(named.headers['cache-control']).toBe('private, max-age=86400, immutable');
});

test('[API-06] stores the first frame of a GIF, with its real type instead of its name’s', async () => {
  const data = dataUrl('image/png', await animation());
  const originals = { googleStrip: { name: 'a.png', data } };
  const id = await saveCoupon(services, MARA, { originals });
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
  const originals = { appleLogo: { name: 'shop.jpg', data }, googleLogo: { name: 'g.jpg', data } };
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
  const refused = await sendCoupon(services, { form: formWith('red') });
  expect(refused.statusCode).toBe(400);
});

const NO_IMAGE = 'The selected file is not a PNG, JPG or GIF image.';
const TOO_LARGE =
  'The selected file is too large. Please select a smaller file. Max file size: 500 KB';
const TOO_MANY = 'The selected image has too many pixels. Please select a smaller image.';
const wide = sharp({ create: { width: 6_000, height: 4_001, channels: 3, background: '#FFF' } });
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

test.each([
  ['appleLogo', 'image/png', async () => html, '422 image-refused', NO_IMAGE],
  ['appleStrip', 'image/png', async () => Buffer.alloc(512_001), '422 image-refused', TOO_LARGE],
  ['appleStrip', 'image/jpeg', async () => Buffer.alloc(520_000), '400 invalid-request', TOO_LARGE],
  ['rideAlong', 'image/png', () => wide.png().toBuffer(), '422 image-refused', TOO_MANY],
  [
    'appleLogo',
    'image/jpeg',
    async () => (await photo()).subarray(0, 300),
    '422 image-refused',
    NO_IMAGE,
  ],
  ['appleLogo', 'image/svg+xml', async () => html, '400 invalid-request', NO_IMAGE],
])(
  '[STEP-14] refuses a %s in %s that is invalid, too large or too detailed with the message of the form',
  async (...row) => {
    const [place, type, make, problem, detail] = row;
    const data = dataUrl(type, await make());
    const refused = await refusal({ [place]: { name: 'a.png', data } });
    expect(refused).toEqual([problem, `/originals/${place}/data: ${detail}`]);
  },
);

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
    const shown = await services.get(null, `/api/v1/media/coupons/${id}/rideAlong`);
    expect(shown.rawPayload).toEqual(own.rawPayload);
    expect(await sizeOf(shown.rawPayload)).toEqual({ width: 600, height: 400 });
    const odd = await sendCoupon(services, { rideAlongImage: await png(300, 200) });
    expect(refusalIn(odd)).toEqual([
      '422 image-refused',
      '/rideAlongImage: The image must be 600 x 400 pixels; this one is 300 x 200.',
    ]);
  });

  test('[API-01] previews have the sizes of the product; a missing image is not found', async () => {
    const id = await saveCoupon(services, MARA);
    for (const [path, width, height] of [
      ['preview?platform=apple', 450, 173],
      ['preview?platform=google', 413, 134],
      ['strip?platform=google&type=preview', 413, 134],
      ['strip?platform=apple&width=1x', 375, 144],
      ['logo?platform=google', 660, 660],
    ] as const) {
      const image = await services.get(null, `/api/v1/media/coupons/${id}/${path}`);
      expect([path, await sizeOf(image.rawPayload)]).toEqual([path, { width, height }]);
    }
    const own = await media(id, 'type=preview&platform=google');
    expect(await sizeOf(own.rawPayload)).toEqual({ width: 413, height: 134 });
    const none = await services.get(null, `/api/v1/media/coupons/${id}/rideAlong`);
    expect(none.statusCode).toBe(404);
    expect((await media(id, 'type=originalRideAlong')).statusCode).toBe(404);
  });
});

async function sizeOf(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
