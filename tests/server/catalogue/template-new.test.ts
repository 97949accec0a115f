import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { refusalIn } from '../support/answers.ts';
import {
  BAKERY_SVG,
  createTemplate,
  jpeg,
  newTemplate,
  rideAlongDesign,
  templateRideAlong,
  RIDE_ALONG_ID,
  UNKNOWN_ID,
  type AdminTemplate,
} from '../support/catalogue-fixture.ts';
import { BAKERY_ID, bakeryDesign, png } from '../support/coupon-payload.ts';
import { ADA, MARA, sharedServices } from '../support/services-fixture.ts';

const ADMIN = '/api/v1/template/admin';

const services = sharedServices();

async function refusalOf(changes: object) {
  const body = { ...(await newTemplate()), ...changes };
  return refusalIn(await services.post(ADA, ADMIN, body));
}

describe('a new template', () => {
  test('[ADMT-01] is stored with all its fields, and everyone finds it', async () => {
    const body = await newTemplate({ title: '  Two for one  ', colors: ['c8321f'] });
    const response = await services.post(ADA, ADMIN, body);
    const created = response.json<AdminTemplate>();
    expect(response.headers.location).toBe(`${ADMIN}/${created.id}`);
    expect(created).toMatchObject({
      title: 'Two for one',
      description: 'A second bagel for nothing',
      keywords: ['free', 'bagel shop'],
      colors: ['C8321F'],
      active: true,
      editable: true,
      weight: 5,
      informedImagesId: null,
      editorSource: bakeryDesign(),
      rideAlong: null,
      popularity: 0,
    });
    expect(created.sourceImage).toContain('<svg xmlns="http://www.w3.org/2000/svg"');

    const read = await services.get(ADA, `${ADMIN}/${created.id}`);
    expect(read.json()).toEqual(created);
    const seen = await services.get(MARA, `/api/v1/template/${created.id}`);
    expect(seen.json()).toMatchObject({ title: 'Two for one', colors: ['C8321F'] });
    expect(seen.json()).not.toHaveProperty('sourceImage');
  });

  test('[ADMT-01] missing fields get defaults; colors come from the design', async () => {
    const { title, description, image, editorSource } = await newTemplate();
    const response = await services.post(ADA, ADMIN, { title, description, image, editorSource });
    const bakery = await services.get(ADA, `${ADMIN}/${BAKERY_ID}`);
    expect(response.json()).toMatchObject({
      keywords: [],
      colors: bakery.json<AdminTemplate>().colors,
      active: true,
      editable: true,
      weight: 0,
      informedImagesId: null,
      sourceImage: null,
    });
  });

  test.each([
    ['image/png', png],
    ['image/webp', jpeg],
  ] as const)('[API-06] a picture becomes %s in the displayed sizes', async (type, draw) => {
    const created = await createTemplate(services, { image: await draw(2000, 900) });
    for (const [url, contentType, width, height] of [
      [created.image, type, 1125, 432],
      [created.thumbnail, 'image/webp', 750, 288],
    ] as const) {
      const picture = await services.get(null, url);
      expect(picture.headers).toMatchObject({
        'content-type': contentType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width, height });
    }
  });

  test('[ADMT-06] the response names each missing or wrong field with its message', async () => {
    const response = await services.post(ADA, ADMIN, {
      title: ' ',
      description: '',
      weight: 1.5,
      informedImages: 'no uuid',
      keywords: ['a,b'],
      editorSource: bakeryDesign(),
      color: 'red',
    });
    const [problem, ...errors] = refusalIn(response);
    expect([problem, ...errors.toSorted()]).toEqual([
      '400 invalid-request',
      '/color: This member is unknown here',
      '/description: Required',
      '/image: Required',
      '/informedImages: Invalid UUID',
      '/keywords/0: Must not contain a comma',
      '/title: Required',
      '/weight: Must be an integer',
    ]);
  });

  test('[ADMT-04] refuses schemes that color different tokens, and two with one name', async () => {
    const design = bakeryDesign();
    const [first, second] = design.schemes;
    const tokens = { ...first.tokens, fill: { FILL99: '#000000' } };
    const odd = { ...second, name: 'Odd', tokens };
    const mismatch = 'Scheme token mismatch. Please check source image.';
    for (const [detail, ...schemes] of [
      [mismatch, first, odd],
      [mismatch, { ...odd, name: 'Default Scheme' }],
      ['Each scheme needs a unique name.', first, first],
    ] as const)
      expect(await refusalOf({ editorSource: { ...design, schemes } })).toEqual([
        '422 invalid-template',
        `/editorSource/schemes: ${detail}`,
      ]);
  });

  test('[ADMT-03] refuses an invalid editor source with a pointer', async () => {
    const design = bakeryDesign();
    const data = { ...design.data, objects: [{ kind: 'circle' }] };
    const [problem, error] = await refusalOf({ editorSource: { ...design, data } });
    expect([problem, error?.slice(0, 28)]).toEqual([
      '400 invalid-request',
      '/editorSource/data/objects/0',
    ]);
  });

  test('[API-06] refuses files that only claim to be pictures', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const start = Buffer.from('89504e470d0a1a0a0000', 'hex');
    const head = Buffer.from('89504e470d0a1a0a0000000d494844520000040000000180080200', 'hex');
    for (const bytes of [gif, text, Buffer.from('no image at all'), start, head]) {
      const image = `data:image/png;base64,${bytes.toString('base64')}`;
      expect(await refusalOf({ image })).toEqual([
        '422 image-refused',
        `/image: ${bytes === head ? 'The image cannot be read.' : 'The image must be a PNG or a JPEG.'}`,
      ]);
    }
    expect(await refusalOf({ image: 'data:image/gif;base64,AAAA' })).toEqual([
      '400 invalid-request',
      '/image: Must be a PNG or JPEG image as a data URL',
    ]);
  });
});

describe('a Ride-Along design', () => {
  test('[ADMT-09] is stored under the informedImages id, with its own picture', async () => {
    const created = await createTemplate(services, {
      informedImages: RIDE_ALONG_ID.toUpperCase(),
      rideAlong: { ...(await templateRideAlong()), sourceImage: BAKERY_SVG },
    });
    expect(created.informedImagesId).toBe(RIDE_ALONG_ID);
    expect(created.rideAlong?.editorSource).toEqual(rideAlongDesign());
    expect(created.rideAlong?.sourceImage).toContain('<svg');
    const picture = await services.get(null, created.rideAlong?.image ?? '');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 600, height: 400 });

    expect(await refusalOf({ informedImages: RIDE_ALONG_ID })).toEqual([
      '422 invalid-template',
      '/informedImages: Another template has this UUID.',
    ]);
  });

  test('[ADMT-09] requires an informedImages id, 600 x 400 pixels and a picture of that size', async () => {
    const rideAlong = await templateRideAlong();
    expect(await refusalOf({ rideAlong })).toEqual([
      '422 invalid-template',
      '/informedImages: Required',
    ]);
    const strip = { ...rideAlong, editorSource: bakeryDesign() };
    expect(await refusalOf({ informedImages: UNKNOWN_ID, rideAlong: strip })).toEqual([
      '422 invalid-template',
      '/rideAlong/editorSource/data: The design must be 600 x 400 pixels.',
    ]);
    const small = { ...rideAlong, image: await png(300, 200) };
    expect(await refusalOf({ informedImages: UNKNOWN_ID, rideAlong: small })).toEqual([
      '422 image-refused',
      expect.stringMatching(/^\/rideAlong\/image: /u),
    ]);
  });
});
