import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { archivedFiles } from '../support/answers.ts';
import {
  createTemplate,
  noise,
  RIDE_ALONG_ID,
  rideAlongDesign,
  templateRideAlong,
  UNKNOWN_ID,
} from '../support/catalogue-fixture.ts';
import { bakeryDesign, png } from '../support/coupon-payload.ts';
import { saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
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
