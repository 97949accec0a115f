import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { pathOf, shareProof } from '../support/proof-fixture.ts';
import { openCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { openPass } from '../support/wallet-fixture.ts';

const services = sharedServices({ PUBLIC_URL: 'http://tearline.test' });
const CARD = [0x3b, 0x17, 0x10, 255];
const NOTHING = [0, 0, 0, 0];

test('[STEP-01] a transparent logo stays so for Apple; Google and Apple’s icon get the color of the card', async () => {
  const crops = { googleLogo: { x: 0, y: 0, width: 660, height: 660, ground: 'transparent' } };
  const id = await saveCoupon(services, MARA, await transparentCoupon(crops));
  const { project, etag } = await openCoupon(services, MARA, id);
  expect(project.form.crops).toEqual(crops);
  const { apple, google } = await readCoupon(id);
  const pass = await services.get(null, `/api/v1/media/coupons/${id}/pkpass`);
  const { files } = openPass(pass.rawPayload);
  expect({
    apple: await cornerAt(apple.logo),
    google: await cornerAt(google.logo),
    own: await cornerAt(`/api/v1/project/${id}/media?type=logo&platform=google`),
    passLogo: await cornerOf(files['logo@3x.png']),
    passIcon: await cornerOf(files['icon@3x.png']),
  }).toEqual({ apple: NOTHING, google: CARD, own: NOTHING, passLogo: NOTHING, passIcon: CARD });

  const { data, ...body } = await transparentCoupon(crops);
  const update = { ...body, id, name: project.name, data: { ...data, backgroundColor: '#FFFFFF' } };
  const url = `/api/v1/project/${id}`;
  const answer = await services.put(MARA, url, update, { 'If-Match': etag });
  expect(answer.statusCode, answer.body).toBe(200);
  const later = await readCoupon(id);
  expect(later.google.logo).not.toBe(google.logo);
  expect(await cornerAt(later.google.logo)).toEqual([255, 255, 255, 255]);
});

test('[STEP-01] [APPR-01] the offer of a proof has the logo on the color of its card', async () => {
  const path = pathOf(await shareProof(services, { changes: await transparentCoupon({}) }));
  const cornerIn = async (name: string) =>
    cornerOf((await services.visit(`${path}/${name}.png`)).rawPayload);
  expect(await cornerIn('googleLogo')).toEqual(CARD);
  expect(await cornerIn('appleLogo')).toEqual(NOTHING);
});

/** On a brown card. */
async function transparentCoupon(crops: components['schemas']['Crops']) {
  const { data, form, ...coupon } = await bakeryCoupon();
  const logo = async (width: number, height: number) => {
    const image = sharp({ create: { width, height, channels: 4, background: '#0000' } }).png();
    return `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`;
  };
  return {
    ...coupon,
    data: { ...data, backgroundColor: '#3B1710' },
    form: { ...form, crops },
    apple: { ...coupon.apple, logoImage: await logo(480, 150) },
    google: { ...coupon.google, logoImage: await logo(660, 660) },
  };
}

async function readCoupon(id: string) {
  const answer = await services.get(null, `/api/v1/coupon/${id}`);
  return answer.json<components['schemas']['Coupon']>();
}

async function cornerAt(url: string) {
  return cornerOf((await services.get(MARA, url)).rawPayload);
}

async function cornerOf(picture: Uint8Array | undefined) {
  const raw = await sharp(picture).ensureAlpha().raw().toBuffer();
  return [...raw.subarray(0, 4)];
}
