import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { inject } from 'vitest';
import { barcodeSvg } from '../../server/barcodes/barcode-picture.ts';
import { readBuiltPage } from '../../server/pages/built-page.ts';
import type { PublicCoupon } from '../../server/pages/coupon-view.ts';
import type { ProofPageSource, PublicPageSource } from '../../server/pages/page-source.ts';
import { publicCoupon, type PublicCouponOptions } from '../../server/pages/public-coupon.plugin.ts';
import type { BusinessFacts } from '../../src/domain/coupon/coupon-face.ts';
import { HALFMOON } from './halfmoon.ts';
import { askRunDoor } from './run-door.ts';

export const COUPON_ID = '7c1ad2a9-6f5e-4b0e-9a57-1f0a4b1f3c2d';
export const INACTIVE_ID = '0d9b5a34-2f51-4a1e-8d3c-9d6f0f1b7e55';
export const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555';

export const COUPON: PublicCoupon = {
  ...HALFMOON,
  id: COUPON_ID,
  updatedAt: '2026-11-20T10:00:00.000Z',
  apple: { strip: '/picture/strip?platform=apple&v=5e1f', logo: '/picture/logo?v=77aa' },
  google: { strip: '/picture/strip?v=5e1f', logo: '/picture/logo?v=77aa' },
};

export const BUSINESS: BusinessFacts = {
  language: HALFMOON.language,
  merchantName: HALFMOON.merchantName,
  phone: HALFMOON.phone,
  website: HALFMOON.website,
};

/** Where a coupon's page is shown, for tests that render it themselves. */
export const PLACE = {
  publicUrl: 'https://tearline.test',
  shareBase: 'https://tearline.test/r/',
  badges: { apple: null, google: null },
  now: new Date('2026-11-22T12:00:00.000Z'),
  saveToken: async () => null,
  drawBarcode: () => '<svg/>',
};

/** The page built from the current sources, once per test run. */
export function builtPage(): Promise<PublicPageSource> {
  return (built ??= askRunDoor<string>(inject('publicPageDoor'), '/public-page').then(
    readBuiltPage,
  ));
}
let built: Promise<PublicPageSource> | undefined;

/** The page of a proof, built likewise. */
export async function builtProofPage(): Promise<ProofPageSource> {
  const folder = await askRunDoor<string>(inject('publicPageDoor'), '/proof-page');
  return readBuiltPage(folder);
}

export interface PageScene {
  /** The stored contact of the business whose coupon is switched off. */
  readonly business?: Partial<BusinessFacts>;
  readonly coupon?: Partial<PublicCoupon>;
  readonly token?: string | null;
  readonly options?: Partial<PublicCouponOptions>;
}

/** The page of a coupon, the active one by default, as such a server answers it. */
export async function openPublicPage(
  scene: PageScene = {},
  id = COUPON_ID,
  headers: Record<string, string> = {},
) {
  const app = await serveCoupon(await builtPage(), scene);
  return app.inject({ url: `/r/${id}`, headers });
}

/** A server with only the public page, for one active and one inactive coupon. */
export async function serveCoupon(
  page: PublicPageSource,
  { coupon = {}, business = {}, token = null, options = {} }: PageScene = {},
): Promise<FastifyInstance> {
  const app = fastify();
  const shown = { ...COUPON, ...coupon };
  await app.register(publicCoupon, {
    publicUrl: 'https://coupons.example',
    shareBase: 'https://coupons.example/r/',
    badges: { apple: null, google: null },
    page,
    coupons: {
      findCoupon: (id) => {
        if (id === INACTIVE_ID)
          return Promise.resolve({ state: 'inactive', business: { ...BUSINESS, ...business } });
        if (id !== COUPON_ID) return Promise.resolve({ state: 'unknown' });
        return Promise.resolve({ state: 'active', coupon: shown });
      },
      saveToken: () => Promise.resolve(token),
    },
    drawBarcode: (type, value) => barcodeSvg({ type, value }),
    ...options,
  });
  app.get<{ Params: { kind: string }; Querystring: { width?: string; format?: string } }>(
    '/picture/:kind',
    async (request, reply) => {
      const [width, height] = request.params.kind === 'logo' ? [480, 150] : [1125, 432];
      const background = request.params.kind === 'logo' ? '#F7C948' : '#E08B3A';
      const picture = sharp({ create: { width, height, channels: 3, background } });
      if (request.query.format === 'webp')
        return reply.type('image/webp').send(await picture.webp().toBuffer());
      return reply.type('image/png').send(await picture.png().toBuffer());
    },
  );
  return app;
}
