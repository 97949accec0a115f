import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { archivedFiles, idIn, refusalIn } from '../support/answers.ts';
import {
  createTemplate,
  newTemplate,
  noise,
  RIDE_ALONG_ID,
  rideAlongDesign,
  templateRideAlong,
  UNKNOWN_ID,
  type AdminTemplate,
  type Design,
} from '../support/catalogue-fixture.ts';
import { bakeryDesign, png } from '../support/coupon-payload.ts';
import { openCoupon, saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { ADA, MARA, sharedServices, OTTO, type Person } from '../support/services-fixture.ts';

const ADDRESS = `/api/v1/informedimages/template/${RIDE_ALONG_ID}`;

const services = sharedServices();
let templateId: string;
beforeAll(async () => {
  const rideAlong = await templateRideAlong('#3F9A5B');
  templateId = (await createTemplate(services, { informedImages: RIDE_ALONG_ID, rideAlong })).id;
});

async function archive(person: Person | null, body?: object) {
  const call = { url: `${ADDRESS}/archive`, ...(body && { method: 'POST' as const, body }) };
  return services.call(person, call);
}

function archiveIn(answer: { json(): unknown }) {
  const { dataUri } = answer.json() as { dataUri: string };
  return archivedFiles(Buffer.from(dataUri.slice('data:application/zip;base64,'.length), 'base64'));
}

describe('the Ride-Along design', () => {
  test('[API-09] is read by its informedImages id, with its swatches', async () => {
    const response = await services.get(MARA, ADDRESS);
    expect(response.json()).toEqual({
      id: RIDE_ALONG_ID,
      schemes: [{ name: 'Default Scheme', colors: ['#3F9A5B'] }],
      editorSource: rideAlongDesign(),
    });
  });

  test('[API-04] of an inactive template is for administrators and owners of its coupons', async () => {
    await sendCoupon(services, { templateId });
    await services.patch(ADA, `/api/v1/template/admin/${templateId}`, { active: false });
    const image = await png(600, 400);
    for (const [person, status] of [
      [MARA, 200],
      [ADA, 200],
      [OTTO, 404],
    ] as const) {
      expect((await services.get(person, ADDRESS)).statusCode).toBe(status);
      expect((await archive(person)).statusCode).toBe(status);
      expect((await archive(person, { image })).statusCode).toBe(status);
    }
  });
});

describe('the archive', () => {
  test("[SUBM-05] of the template's own image has the master and the file for the mailer portal", async () => {
    const response = await archive(MARA);
    expect(response.json()).toMatchObject({
      filename: 'ride-along-0b54f2d7.zip',
      contentType: 'application/zip',
    });
    const [master, mail, ...others] = Object.entries(archiveIn(response).files);
    expect([master?.[0], mail?.[0], others]).toEqual([
      'ride-along-0b54f2d7-600x400.png',
      'ride-along-0b54f2d7-300x200.jpg',
      [],
    ]);
    const large = { format: 'png', width: 600, height: 400 };
    expect(await sharp(master?.[1]).metadata()).toMatchObject(large);
    const small = { format: 'jpeg', width: 300, height: 200, space: 'srgb', channels: 3 };
    expect(await sharp(mail?.[1]).metadata()).toMatchObject(small);
  });

  test("[SUBM-05] of a marketer's own image has that image, within 200 KB", async () => {
    const image = `data:image/png;base64,${(await noise(600, 400)).toString('base64')}`;
    const body = { id: RIDE_ALONG_ID, image, editorSource: rideAlongDesign() };
    const [master, mail] = Object.values(archiveIn(await archive(MARA, body)).files);
    const pixels = await sharp(master).removeAlpha().raw().toBuffer();
    const sent = sharp(await noise(600, 400)).raw();
    expect(pixels.equals(await sent.toBuffer())).toBe(true);
    expect(mail?.length).toBeLessThanOrEqual(200_000);
  });

  test('[API-09] is named after the caller’s coupon, otherwise after the design', async () => {
    const couponId = await saveCoupon(services, MARA, { description: 'Zoë’s 50% off' });
    const body = { image: await png(600, 400), couponId };
    const own = await archive(MARA, body);
    expect(own.json()).toMatchObject({ filename: 'Zoë’s 50% off – Ride-Along.zip' });
    expect(Object.keys(archiveIn(own).files)).toEqual([
      'Zoë’s 50% off – Ride-Along-600x400.png',
      'Zoë’s 50% off – Ride-Along-300x200.jpg',
    ]);
    for (const [person, couponId] of [
      [ADA, body.couponId],
      [MARA, UNKNOWN_ID],
    ] as const) {
      const other = await archive(person, { ...body, couponId });
      expect(other.json()).toMatchObject({ filename: 'ride-along-0b54f2d7.zip' });
    }
  });

  test('[API-03] refuses another id, a wrong size and a design of another size', async () => {
    const image = await png(600, 400);
    const refusals = [
      [{ id: UNKNOWN_ID, image }, 422, '/id'],
      [{ image: await png(300, 200) }, 422, '/image'],
      [{ image, editorSource: bakeryDesign() }, 422, '/editorSource/data'],
      [{ image: 'data:image/jpeg;base64,AAAA' }, 400, '/image'],
      [{ image, width: 600 }, 400, '/width'],
      [{}, 400, '/image'],
    ] as const;
    for (const [body, status, pointer] of refusals) {
      const response = await archive(MARA, body);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ errors: [{ pointer }] });
    }
  });

  test('[API-09] of a template without a Ride-Along picture is not found', async () => {
    const url = `/api/v1/media/template/${templateId}?type=rideAlong`;
    const picture = await services.get(ADA, url);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 600, height: 400 });
    const { id } = await createTemplate(services);
    const other = await services.get(null, `/api/v1/media/template/${id}?type=rideAlong`);
    expect(other.statusCode).toBe(404);
  });
});

const raster = (inner: string): Design['data']['objects'][number] => ({
  kind: 'raster',
  id: 'raster-1',
  tokens: { fill: null, stroke: null, text: null },
  opacity: 1,
  clips: [],
  source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
  fonts: [],
});

const SHADOW =
  '<defs><filter id="r1"><feGaussianBlur stdDeviation="2"/></filter></defs>' +
  '<rect width="9" height="9" style="fill:var(--fill-FILL1);filter:url(#r1)"/>';

function designWith(...inner: readonly string[]): Design {
  const design = bakeryDesign();
  const { data } = design;
  return { ...design, data: { ...data, objects: [...data.objects, ...inner.map(raster)] } };
}

const sendTemplate = async (editorSource: Design) =>
  services.post(ADA, '/api/v1/template/admin', await newTemplate({ editorSource }));

const createCoupon = (editorSource: Design) => sendCoupon(services, { editorSource });

test('[REND-04] rasters of a design stores masks and filters with scheme colors unchanged', async () => {
  const design = designWith(SHADOW);
  const created = await sendTemplate(design);

  expect(created.statusCode).toBe(201);
  expect(created.json<AdminTemplate>().editorSource).toEqual(design);
  expect((await createCoupon(design)).statusCode).toBe(201);
});

const IN_RASTER = `422 svg-refused /editorSource/data/objects/${bakeryDesign().data.objects.length + 1}/source: `;

test.each([
  [
    'a script',
    ['<script>alert(1)</script>'],
    `${IN_RASTER}<script>: This element is not allowed in a design.`,
  ],
  [
    'an event handler',
    ['<rect onload="x"/>'],
    `${IN_RASTER}<rect>: The event handler "onload" is not allowed in a design.`,
  ],
  [
    'a picture of another site',
    ['<image href="https://evil.example/x.png"/>'],
    `${IN_RASTER}<image>: The reference "https://evil.example/x.png" points outside the file.`,
  ],
  [
    'a color that no scheme has',
    ['<rect width="9" height="9" style="fill:var(--fill-FILL99)"/>'],
    '422 invalid-template /editorSource/schemes: Scheme token mismatch. Please check source image.',
  ],
  [
    'more rasters than a page can show',
    Array.from({ length: 50 }, () => SHADOW),
    expect.stringMatching(/: A design may have at most 50 rasters\.$/u),
  ],
])(
  '[API-06, ADMT-04] rasters of a design refuses a template with %s',
  async (_what, inner, refusal) => {
    const response = await sendTemplate(designWith(SHADOW, ...inner));
    expect(refusalIn(response).join(' ')).toEqual(refusal);
  },
);

test('[API-06] rasters of a design refuses a coupon with a script in a raster', async () => {
  const response = await createCoupon(designWith('<script/>'));

  expect(response.json()).toMatchObject({ type: '/problems/invalid-coupon' });
});

test('[API-06] rasters of a design stores no metadata of drawing programs, neither in templates nor in coupons', async () => {
  const noted = designWith('<title><script>alert(1)</script></title><!-- mine -->' + SHADOW);
  const template = await sendTemplate(noted);
  expect(template.json<AdminTemplate>().editorSource).toEqual(designWith(SHADOW));

  const coupon = await openCoupon(services, MARA, idIn(await createCoupon(noted)));
  expect(coupon.project.editorSource).toEqual(designWith(SHADOW));
});

test('[REND-03] accepts, stores and serves a design of version 1 unchanged', async () => {
  const first = JSON.parse(readFileSync('tests/support/design-version-1.json', 'utf8')) as Design;
  const id = idIn(await sendTemplate(first));
  const seen = await services.get(MARA, `/api/v1/template/${id}`);

  expect(seen.json<AdminTemplate>().editorSource).toEqual(first);
  expect((await createCoupon(first)).statusCode).toBe(201);
});
