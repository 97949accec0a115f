import type { FastifyInstance } from 'fastify';
import { openProofPage } from './approval/approval-handlers.ts';
import { barcodeSvg } from './barcodes/barcode-picture.ts';
import type { Config } from './configuration/config.ts';
import type { WalletPort } from './coupons/stored/wallet-port.ts';
import type { Database } from './db/database.ts';
import type { Load } from './http/limits/overload.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import type { MediaStore } from './media/media-store.ts';
import type { ProofPageSource, PublicPageSource } from './pages/page-source.ts';
import { proofPage } from './pages/proof-page.plugin.ts';

interface ProofPageParts {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  readonly media: MediaStore;
  readonly wallet: WalletPort;
  readonly proofPage: ProofPageSource;
  readonly publicPage: PublicPageSource;
  readonly load: Load;
  readonly limits: RateLimits;
}

/** The private pages of proofs (APPR-01). */
export async function addProofPage(scope: FastifyInstance, parts: ProofPageParts): Promise<void> {
  const { config, load, limits } = parts;
  await scope.register(proofPage, {
    ...openProofPage({
      ...parts,
      publicUrl: config.publicUrl,
      drawBarcode: (type, value) => barcodeSvg({ type, value }),
    }),
    page: parts.proofPage,
    publicPage: parts.publicPage,
    takeWrongToken: limits.takeWrongCode,
    isOverloaded: load.isOver,
  });
}
