import { randomBytes, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import type { components } from '../../../openapi/schema.gen.ts';
import type { Size } from '../../../src/domain/constants.ts';
import { benchCoupon } from './bench-coupon.ts';
import { anyTemplate, bearer, jsonCall, jsonOf, makeSeries, picturesOf } from './account-calls.ts';
import { createCaller, networkOf, type Call, type Caller } from './caller.ts';
import { FORM } from './sign-in.ts';

type Proof = components['schemas']['Proof'];

/** What strangers know of the product: public links, and one account. */
export type Target = Awaited<ReturnType<typeof makeTarget>>;

const COUPONS = 60;
const CODES = 2_000;
/** As many as a proof takes, with the longest comments. */
const ANSWERS = 100;
const LONGEST_COMMENT = 2_000;

/** Makes the coupons of a target; `token` is of the account that attacks. */
export async function makeTarget(call: Caller, port: number, token: string) {
  const templateId = await anyTemplate(call, token);
  const coupons = await makePhotographs(call, { token, templateId, count: COUPONS });
  const [first = ''] = coupons;
  /** Codes for households of the first coupon. */
  const series = await seriesOf(call, token, first);
  /** What a phone finds in the pass of the first coupon. */
  const pass = await passOf(call, first);
  /** Path of the page of a proof with many answers. */
  const proof = await answeredProof(call, port, await savingPhotograph(token, templateId));
  return { port, token, coupons, templateId, series, pass, proof };
}

/** Makes coupons whose pictures do not compress, like the largest photographs. Returns their ids. */
export async function makePhotographs(
  call: Caller,
  {
    token,
    templateId,
    count,
  }: { readonly token: string; readonly templateId: string; readonly count: number },
): Promise<readonly string[]> {
  const first = await made(call, await savingPhotograph(token, templateId));
  const copying = { path: `/api/v1/project/${first}/clone`, headers: bearer(token) };
  const coupons = [first];
  while (coupons.length < count) coupons.push(await made(call, { method: 'POST', ...copying }));
  return coupons;
}

async function savingPhotograph(token: string, templateId: string) {
  const coupon = benchCoupon(templateId, await picturesOf(noise));
  return jsonCall('POST', '/api/v1/project', token, coupon);
}

async function made(call: Caller, saved: Call): Promise<string> {
  return (jsonOf(await call(saved), 201) as { readonly id: string }).id;
}

async function seriesOf(call: Caller, token: string, coupon: string) {
  const id = await makeSeries(call, token, coupon, { count: CODES });
  const path = `/api/v1/project/${coupon}/codes/${id}/links`;
  const { links } = jsonOf(await call({ path, headers: bearer(token) }), 200) as {
    readonly links: readonly string[];
  };
  return { id, codes: links.map((link) => link.slice(link.lastIndexOf('/') + 1)) };
}

async function passOf(call: Caller, id: string) {
  const { body } = await call({ path: `/api/v1/media/coupons/${id}/pkpass` });
  const pass = JSON.parse(strFromU8(unzipSync(body)['pass.json'] ?? new Uint8Array())) as {
    readonly passTypeIdentifier: string;
    readonly authenticationToken: string;
  };
  return { type: pass.passTypeIdentifier, token: pass.authenticationToken };
}

/** Shares the coupon of a call for approval, and answers from many networks. Returns the page's path. */
async function answeredProof(call: Caller, port: number, { headers = {}, body }: Call) {
  const coupon = JSON.parse(String(body)) as unknown;
  const sharing = { path: `/api/v1/proofs/${randomUUID()}`, body: JSON.stringify({ coupon }) };
  const { address, fingerprint } = jsonOf(
    await call({ method: 'PUT', headers, ...sharing }),
    200,
  ) as Pick<Proof, 'address' | 'fingerprint'>;
  const path = new URL(address ?? '').pathname;
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    const comment = 'ä '.repeat(LONGEST_COMMENT / 2);
    const form = { press: randomUUID(), fingerprint, name: `Reader ${answer}`, comment };
    const sending = new URLSearchParams({ ...form, verdict: 'changes' }).toString();
    const from = createCaller(port, networkOf(answer));
    jsonOf(await from({ method: 'POST', path, headers: FORM, body: sending }), 303);
  }
  return path;
}

/** A PNG whose every pixel is another color. */
function noise({ width, height }: Size): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}
