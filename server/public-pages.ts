import type { FastifyInstance } from 'fastify';
import { openProofPage } from './approval/open-proof-page.ts';
import type { PrintedBarcodeType } from '../src/domain/coupon/fields/barcode-types.ts';
import { barcodeSvg } from './barcodes/barcode-picture.ts';
import { findCode } from './codes/code-rows.repository.ts';
import type { Config } from './configuration/config.ts';
import type { PublicCouponService } from './coupons/reading/public-coupons.service.ts';
import type { WalletPort } from './coupons/stored/wallet-port.ts';
import type { Database } from './db/database.ts';
import type { Load } from './http/limits/overload.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import type { MediaStore } from './media/media-store.ts';
import type { AssetFiles } from './pages/asset-files.ts';
import { codePage } from './pages/code-page.plugin.ts';
import type { ProofPageSource, PublicPageSource } from './pages/page-source.ts';
import { proofPage } from './pages/proof-page.plugin.ts';
import { publicCoupon } from './pages/public-coupon.plugin.ts';
import { tillPage } from './pages/till-page.plugin.ts';
import type { Passes } from './wallet/passes.ts';

interface PublicPageParts {
  readonly config: Config;
  readonly database: Database;
  readonly media: MediaStore;
  readonly wallet: WalletPort;
  readonly publicPage: PublicPageSource;
  readonly proofPage: ProofPageSource;
  /** Without it counters have no page. */
  readonly tillFiles?: AssetFiles;
  readonly coupons: PublicCouponService;
  readonly passes: Pick<Passes, 'households'>;
  readonly load: Load;
  readonly limits: RateLimits;
}

/** The pages that need no account: a coupon's, a household's, a counter's and a proof's. */
export async function addPublicPages(
  scope: FastifyInstance,
  { config, coupons, load, limits, ...parts }: PublicPageParts,
): Promise<void> {
  const { publicUrl, badges } = config;
  const drawBarcode = (type: PrintedBarcodeType, value: string) => barcodeSvg({ type, value });
  const isOverloaded = load.isOver;
  const shared = { publicUrl, badges, page: parts.publicPage, isOverloaded, drawBarcode };
  scope.addHook('onRequest', limits.byAddress('public'));
  await scope.register(publicCoupon, {
    ...shared,
    shareBase: config.runtime.shareBase,
    isCached: config.purge !== null,
    coupons: { findCoupon: coupons.find, saveToken: coupons.saveToken },
    drawBarcode: (type, value, id) =>
      id === undefined ? drawBarcode(type, value) : coupons.ownBarcode({ id, type, value }),
  });
  await scope.register(codePage, {
    ...shared,
    findCoupon: coupons.find,
    findCode: (code) => findCode(parts.database, code),
    ...parts.passes.households,
    takeWrongCode: limits.takeWrongCode,
  });
  if (parts.tillFiles !== undefined) await scope.register(tillPage, { files: parts.tillFiles });
  await scope.register(proofPage, {
    ...shared,
    ...openProofPage({ ...parts, publicUrl }),
    page: parts.proofPage,
    publicPage: parts.publicPage,
    takeWrongToken: limits.takeWrongCode,
    takeAnswer: limits.takeAnswer,
  });
}
