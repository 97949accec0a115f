import { createHash } from 'node:crypto';
import type { PassCoupon } from '../../coupons/stored/wallet-port.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';
import { bufferOf } from '../../media/zip-archive.ts';
import { createWorkQueue } from '../../work/work-queue.ts';
import { createWorkThread } from '../../work/work-thread.ts';
import { type AppleSettings, openPassCertificates } from './pass-certificates.ts';
import { composePass, passLabels } from './pass-document.ts';
import { drawPassImages } from './pass-images.ts';
import type { PassParts } from './pass.thread.ts';
import type { PassStore } from './pass-store.ts';

/** Signs coupon passes (API-11). */
export type PassSigner = Awaited<ReturnType<typeof createPassSigner>>;

/** A tenth of a megabyte each, two and a half with photographs. */
const PASSES_KEPT = 12;
/** The drawn pictures of coupons, half a megabyte each: the passes of a coupon's codes share them. */
const PICTURES_KEPT = 12;
/** Each pass has nine pictures, which wait in the queue for pictures. */
const MAKING = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 100 };
const LONGEST_MS = 10_000;
/** Increase it to make all passes again, whenever `drawPassImages` or the thread changes the output. */
const RECIPE = 1;

const making = createWorkQueue(MAKING);
const thread = createWorkThread<PassParts, Uint8Array<ArrayBuffer>>({
  source: new URL('./pass.thread.ts', import.meta.url),
  longestMs: LONGEST_MS,
  mostWaiting: MAKING.atOnce,
});

/** Opens the certificates, or generated ones in `DATA_DIR/keys/apple`. Throws `StartFailure` for invalid files. */
export async function createPassSigner(options: {
  readonly dataDir: string;
  /** Without a trailing slash. A pass contains its update service only if this is https. */
  readonly publicUrl: string;
  readonly apple: AppleSettings;
  /** Without a store, passes are only cached in memory. */
  readonly store?: PassStore;
}) {
  const { dataDir, publicUrl, apple, store } = options;
  const certificates = await openPassCertificates(dataDir, apple);
  const passes = createPromiseCache<Buffer>({ most: PASSES_KEPT });
  const drawn = createPromiseCache<Record<string, Buffer>>({ most: PICTURES_KEPT });
  const make = async ({ images, isForOne, ...request }: PassCoupon): Promise<Buffer> => {
    const shared = isForOne === true ? undefined : store;
    const document = JSON.stringify(composePass(request, apple, publicUrl));
    const labels = passLabels(request.face);
    const name = nameOf(document, images.version, certificates.signerCert);
    const stored = await shared?.find(name);
    if (stored) return stored;
    const pass = await making.run(async () => {
      const cardColor = request.face.colors.background;
      const pictures = await drawn.get(`${images.version} ${cardColor}`, async () =>
        drawPassImages(await images.read(), cardColor),
      );
      return bufferOf(await thread.ask({ document, labels, pictures, certificates }));
    });
    await shared?.put({ name, couponId: request.serial }, pass);
    return pass;
  };
  return {
    /**
     * Returns a complete `.pkpass`. Each version is read once. Equal input is signed once and stored for all processes.
     * Throws `WorkRefused` if too many are being made.
     */
    makePass: (version: string, read: () => Promise<PassCoupon>) =>
      passes.get(version, async () => make(await read())),
  };
}

/** A hash of everything that determines a pass, so that it can be found before it is made; 64 hexadecimal digits. */
function nameOf(...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([RECIPE, ...parts]))
    .digest('hex');
}
