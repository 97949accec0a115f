import { PKPass } from 'passkit-generator';
import {
  type AppleSettings,
  openPassCertificates,
  type PassCertificates,
} from './pass-certificates.ts';
import { createPromiseCache } from '../http/promise-cache.ts';
import { composePass, type PassRequest } from './pass-document.ts';
import { drawPassImages, type PassSources } from './pass-images.ts';

interface PassOrder extends PassRequest {
  readonly images: PassSources;
}

/** Signs coupon passes (API-11). */
export interface PassSigner {
  /** A whole `.pkpass`; one version is read and signed once and then returned from memory. */
  makePass(version: string, read: () => Promise<PassOrder>): Promise<Buffer>;
}

/** About a megabyte each. */
const PASSES_KEPT = 32;

/** Opens the certificates, self-made ones under `DATA_DIR/keys/apple`. Throws `StartFailure` for wrong files. */
export async function createPassSigner(options: {
  readonly dataDir: string;
  /** Without a trailing slash; a pass names its update service only when this is https. */
  readonly publicUrl: string;
  readonly apple: AppleSettings;
}): Promise<PassSigner> {
  const certificates = await openPassCertificates(options.dataDir, options.apple);
  const passes = createPromiseCache<Buffer>({ most: PASSES_KEPT });
  return {
    makePass: (version, read) =>
      passes.get(version, async () => {
        const { images, ...request } = await read();
        const document = composePass(request, options.apple, options.publicUrl);
        return sign(Buffer.from(JSON.stringify(document)), images, certificates);
      }),
  };
}

async function sign(
  document: Buffer,
  images: PassSources,
  certificates: PassCertificates,
): Promise<Buffer> {
  const files = { 'pass.json': document, ...(await drawPassImages(images)) };
  return new PKPass(files, certificates).getAsBuffer();
}
