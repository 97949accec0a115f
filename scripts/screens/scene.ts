/** What a walk through the screens needs: coupons, codes, a counter and a proof. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bearer, JSON_BODY } from '../testing/attack/account-calls.ts';
import { createCaller, type Call } from '../testing/attack/caller.ts';
import { signIn } from '../testing/attack/sign-in.ts';
import { until } from '../testing/until.ts';
import { PEOPLE } from './people.ts';
import type { Scene } from './screen.ts';
import sharp from 'sharp';
import { demonstrationCoupon } from '../../server/demonstration-coupon.ts';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { designValues } from '../../src/domain/coupon/coupon-decisions.ts';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';

interface Product {
  readonly url: string;
  readonly dataDir: string;
}

interface Made {
  readonly id: string;
}

/** Makes what `npm start` has not seeded. Throws if a call is refused. */
export async function prepareScene({ url, dataDir }: Product): Promise<Scene> {
  const { secret, pin, code } = await demonstrationOf(dataDir);
  const ask = await marketerCalls(Number(new URL(url).port));
  const [first] = await ask<readonly Made[]>({ path: '/api/v1/project?size=1' });
  const [template] = await ask<readonly Made[]>({ path: '/api/v1/template?page=0&size=1' });
  let plainCouponId = '';
  for (const [design, offer] of OTHER_COUPONS) {
    const body = JSON.stringify(await shownCoupon(design, offer));
    ({ id: plainCouponId } = await ask<Made>({ method: 'POST', path: '/api/v1/project', body }));
  }
  const body = JSON.stringify({ coupon: await shownCoupon(...OTHER_COUPONS[0]) });
  const path = `/api/v1/proofs/${randomUUID()}`;
  const { address } = await ask<{ readonly address: string }>({ method: 'PUT', path, body });
  if (first === undefined || template === undefined) throw new Error('The seeds are missing.');
  return {
    couponId: first.id,
    plainCouponId,
    templateId: template.id,
    code,
    counter: secret,
    pin,
    proof: new URL(address, url).pathname,
  };
}

async function marketerCalls(port: number) {
  const call = createCaller(port, '127.0.0.1');
  const token = await signIn(call, port, PEOPLE.marketer);
  return async <Answer>(asked: Call): Promise<Answer> => {
    const headers = { ...bearer(token), ...(asked.body !== undefined && JSON_BODY) };
    const { status, body } = await call({ ...asked, headers });
    const text = body.toString('utf8');
    if (status < 200 || status >= 300)
      throw new Error(`${asked.path} was answered ${status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
}

interface Demonstration {
  readonly secret: string;
  readonly pin: string;
  readonly code: string;
}

/** It is seeded after the product is ready. */
async function demonstrationOf(dataDir: string): Promise<Demonstration> {
  const file = join(dataDir, 'demonstration.json');
  await until('The demonstration', () => readFile(file).then(Boolean, () => false));
  return JSON.parse(await readFile(file, 'utf8')) as Demonstration;
}

const DESIGNS = join(import.meta.dirname, '..', '..', 'designs');

/** Designs of other coupons of the marketer, with what they offer; the first is shown last. */
const OTHER_COUPONS = [
  ['florist', 'A dozen roses for the price of ten'],
  ['juicebar', 'Your fifth juice is free'],
  ['pizza', 'Two pizzas, one price, every Tuesday'],
  ['coffee', 'One more coffee, on the house'],
] as const;

/** A coupon of one of the catalogue's designs, as the wizard would send it. */
async function shownCoupon(design: string, offer: string): ReturnType<typeof demonstrationCoupon> {
  const coupon = await demonstrationCoupon();
  const strip = await readFile(join(DESIGNS, design, 'strip.png'));
  const source = await readFile(join(DESIGNS, design, 'strip.gen.json'), 'utf8');
  const { text } = designValues(JSON.parse(source) as DesignDocument);
  const wide = sharp(strip).resize({ ...EXPORT_SIZES.googleStrip, fit: 'cover' });
  return {
    ...coupon,
    description: offer,
    editorSource: JSON.parse(source) as typeof coupon.editorSource,
    ...(coupon.form && { form: { ...coupon.form, text } }),
    apple: { ...coupon.apple, stripImage: dataUrl(strip) },
    google: { ...coupon.google, stripImage: dataUrl(await wide.png().toBuffer()) },
  };
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
