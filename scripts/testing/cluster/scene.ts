import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { benchCoupon } from '../../../bench/public/bench-coupon.ts';
import { EXPORT_SIZES, type Size } from '../../../src/domain/constants.ts';
import type { Caller } from '../attack/caller.ts';
import { bearer, JSON_BODY } from '../attack/target.ts';
import { jsonOf } from './load.ts';

/** What the load works on. */
interface Scene {
  /** JSON of a coupon with its four pictures. */
  readonly coupon: string;
  /** The id of the coupon that has the codes. */
  readonly couponWithCodes: string;
  readonly codes: readonly string[];
  readonly counters: readonly string[];
}

const COUNTERS = ['Mill Street 1', 'Park Avenue'];

/** Makes a coupon with codes, and two counters with a phone each. */
export async function prepareScene(call: Caller, token: string, codes: number): Promise<Scene> {
  const headers = { ...bearer(token), ...JSON_BODY };
  const send = async (method: 'POST' | 'PUT', path: string, status: number, body?: unknown) => {
    const asked = { method, path };
    if (body === undefined) return jsonOf(await call({ ...asked, headers: bearer(token) }), status);
    return jsonOf(await call({ ...asked, headers, body: JSON.stringify(body) }), status);
  };
  const [template] = jsonOf(
    await call({ path: '/api/v1/template?size=1', headers }),
    200,
  ) as readonly {
    readonly id: string;
  }[];
  const coupon = benchCoupon(template?.id ?? '', await plainPictures());
  const { id } = (await send('POST', '/api/v1/project', 201, coupon)) as { readonly id: string };
  const values = Array.from({ length: codes }, (_, place) => `HM-${place + 1}`);
  const series = {
    id: randomUUID(),
    name: '',
    valueColumn: 'code',
    columns: [],
    expectedRows: codes,
  };
  const path = `/api/v1/project/${id}/codes`;
  await send('POST', path, 201, series);
  await send('PUT', `${path}/${series.id}/rows/0`, 200, { rows: values.map((value) => [value]) });
  await send('POST', `${path}/${series.id}/finish`, 200);
  const counters: string[] = [];
  for (const name of COUNTERS) {
    const made = await send('POST', '/api/v1/counters', 201, { id: randomUUID(), name });
    const { secret, pin } = made as { readonly secret: string; readonly pin: string };
    const opened = await send('POST', '/api/v1/till/session', 200, { secret, pin });
    counters.push(`Counter ${secret}.${(opened as { readonly token: string }).token}`);
  }
  return { coupon: JSON.stringify(coupon), couponWithCodes: id, codes: values, counters };
}

async function plainPictures() {
  const { appleStrip, appleLogo, googleStrip, googleLogo } = EXPORT_SIZES;
  return {
    apple: { stripImage: await plain(appleStrip), logoImage: await plain(appleLogo) },
    google: { stripImage: await plain(googleStrip), logoImage: await plain(googleLogo) },
  };
}

async function plain({ width, height }: Size): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: '#3B1710' } }).png();
  return `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`;
}
