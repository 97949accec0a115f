import { createHash } from 'node:crypto';
import { createPromiseCache } from '../work/promise-cache.ts';
import { bufferOf } from '../media/zip-archive.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { createWorkThread } from '../work/work-thread.ts';
import { type AppleSettings, openPassCertificates } from './pass-certificates.ts';
import { composePass, type PassRequest } from './pass-document.ts';
import { drawPassImages, type PassSources } from './pass-images.ts';
import type { PassParts } from './pass.thread.ts';
import type { PassStore } from './pass-store.ts';

interface PassOrder extends PassRequest {
  readonly images: {
    /** Names the pictures. */
    readonly version: string;
    read(): Promise<PassSources>;
  };
}

/** Signs coupon passes (API-11). */
export interface PassSigner {
  /**
   * A whole `.pkpass`; one version is read once. What is made of the same things is signed once, stored, and found
   * there by every process. Throws `WorkRefused` where too many are being made.
   */
  makePass(version: string, read: () => Promise<PassOrder>): Promise<Buffer>;
}

/** A tenth of a megabyte each, two and a half with photographs. */
const PASSES_KEPT = 12;
/** Each has nine pictures, which wait in the queue of pictures. */
const MAKING = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 100 };
const LONGEST_MS = 10_000;
/** A new number makes all of them again: for whatever `drawPassImages` and the thread do in another way. */
const RECIPE = 1;

const making = createWorkQueue(MAKING);
const thread = createWorkThread<PassParts, Uint8Array<ArrayBuffer>>({
  source: new URL('./pass.thread.ts', import.meta.url),
  longestMs: LONGEST_MS,
  mostWaiting: MAKING.atOnce,
});

/** Opens the certificates, self-made ones under `DATA_DIR/keys/apple`. Throws `StartFailure` for wrong files. */
export async function createPassSigner(options: {
  readonly dataDir: string;
  /** Without a trailing slash; a pass names its update service only when this is https. */
  readonly publicUrl: string;
  readonly apple: AppleSettings;
  /** Without one, passes stay in memory alone. */
  readonly store?: PassStore;
}): Promise<PassSigner> {
  const { dataDir, publicUrl, apple, store } = options;
  const certificates = await openPassCertificates(dataDir, apple);
  const passes = createPromiseCache<Buffer>({ most: PASSES_KEPT });
  const make = async ({ images, ...request }: PassOrder): Promise<Buffer> => {
    const document = JSON.stringify(composePass(request, apple, publicUrl));
    const name = nameOf(document, images.version, certificates.signerCert);
    const stored = await store?.find(name);
    if (stored) return stored;
    const pass = await making.run(async () => {
      const pictures = await drawPassImages(await images.read());
      return bufferOf(await thread.ask({ document, pictures, certificates }));
    });
    await store?.put({ name, couponId: request.serial }, pass);
    return pass;
  };
  return {
    makePass: (version, read) => passes.get(version, async () => make(await read())),
  };
}

/** Of everything that decides a pass, so that it can be looked for before it is made; 64 hexadecimal digits. */
function nameOf(...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([RECIPE, ...parts]))
    .digest('hex');
}
