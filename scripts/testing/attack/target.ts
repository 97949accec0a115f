import { randomBytes, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { EXPORT_SIZES, type Size } from '../../../src/domain/constants.ts';
import { benchCoupon } from '../../../bench/public/bench-coupon.ts';
import type { Call, Caller } from './caller.ts';

/** What strangers know of the product: public links, and one account. */
export interface Target {
  readonly port: number;
  /** Access token of the account that attacks. */
  readonly token: string;
  /** Ids of coupons with photographs. */
  readonly coupons: readonly string[];
  readonly templateId: string;
  /** Codes for households of the first coupon. */
  readonly series: { readonly id: string; readonly codes: readonly string[] };
  /** What a phone finds in the pass of the first coupon. */
  readonly pass: { readonly type: string; readonly token: string };
}

const COUPONS = 60;
const CODES = 2_000;
export const JSON_BODY = { 'content-type': 'application/json' };

export const bearer = (token: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token}`,
});

/** Makes coupons whose pictures do not compress, like the largest photographs. */
export async function makeTarget(
  call: Caller,
  port: number,
  token: string,
  most = COUPONS,
): Promise<Target> {
  const templateId = await anyTemplate(call, token);
  const coupons: string[] = [];
  while (coupons.length < most)
    coupons.push(await made(call, await newCoupon(token, templateId, coupons.length === 0)));
  const [first = ''] = coupons;
  const series = await seriesOf(call, token, first);
  return { port, token, coupons, templateId, series, pass: await passOf(call, first) };

  async function newCoupon(owner: string, template: string, isFirst: boolean): Promise<Call> {
    if (isFirst) return saving(owner, template, await photographs());
    const path = `/api/v1/project/${coupons[0] ?? ''}/clone`;
    return { method: 'POST', path, headers: bearer(owner) };
  }
}

async function anyTemplate(call: Caller, token: string): Promise<string> {
  const { body } = await call({ path: '/api/v1/template?size=1', headers: bearer(token) });
  const [template] = JSON.parse(body.toString('utf8')) as readonly { readonly id: string }[];
  return template?.id ?? '';
}

type Pictures = Parameters<typeof benchCoupon>[1];

/** The call that saves a coupon. */
function saving(token: string, templateId: string, pictures: Pictures): Call {
  return {
    method: 'POST',
    path: '/api/v1/project',
    headers: { ...bearer(token), ...JSON_BODY },
    body: JSON.stringify(benchCoupon(templateId, pictures)),
  };
}

async function made(call: Caller, saved: Call): Promise<string> {
  const { status, body } = await call(saved);
  if (status !== 201) throw new Error(`A coupon was answered ${status}: ${body.toString('utf8')}`);
  return (JSON.parse(body.toString('utf8')) as { readonly id: string }).id;
}

/** Makes codes for households. */
async function seriesOf(call: Caller, token: string, coupon: string): Promise<Target['series']> {
  const id = randomUUID();
  const path = `/api/v1/project/${coupon}/codes`;
  const headers = { ...bearer(token), ...JSON_BODY };
  const list = { id, name: '', valueColumn: null, columns: [], expectedRows: CODES };
  const rows = JSON.stringify({ count: CODES });
  await call({ method: 'POST', path, headers, body: JSON.stringify(list) });
  await call({ method: 'PUT', path: `${path}/${id}/rows/0`, headers, body: rows });
  await call({ method: 'POST', path: `${path}/${id}/finish`, headers: bearer(token) });
  const { body } = await call({ path: `${path}/${id}/links`, headers: bearer(token) });
  const { links } = JSON.parse(body.toString('utf8')) as { readonly links: readonly string[] };
  return { id, codes: links.map((link) => link.slice(link.lastIndexOf('/') + 1)) };
}

async function passOf(call: Caller, id: string): Promise<Target['pass']> {
  const { body } = await call({ path: `/api/v1/media/coupons/${id}/pkpass` });
  const pass = JSON.parse(strFromU8(unzipSync(body)['pass.json'] ?? new Uint8Array())) as {
    readonly passTypeIdentifier: string;
    readonly authenticationToken: string;
  };
  return { type: pass.passTypeIdentifier, token: pass.authenticationToken };
}

async function photographs(): Promise<Pictures> {
  const { appleStrip, appleLogo, googleStrip, googleLogo } = EXPORT_SIZES;
  return {
    apple: { stripImage: await noise(appleStrip), logoImage: await noise(appleLogo) },
    google: { stripImage: await noise(googleStrip), logoImage: await noise(googleLogo) },
  };
}

/** A PNG whose every pixel is another color. */
async function noise({ width, height }: Size): Promise<string> {
  const pixels = randomBytes(width * height * 3);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).png();
  return `data:image/png;base64,${(await image.toBuffer()).toString('base64')}`;
}
