import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '../http/answers/content-encoding.ts';
import { unpooled } from '../work/unpooled.ts';
import { createWorkQueue } from '../work/work-queue.ts';

/** The markup of a page with its content security policy. */
export interface PolicedPage {
  readonly html: string;
  readonly policy: string;
}

/** What is sent of a page. */
export interface SentPage {
  readonly policy: string;
  bodyOf(encoding: ContentEncoding): Buffer | Promise<Buffer>;
}

/** A page that is rendered and compressed once. Brotli is a fifth of its size. */
export interface PreparedPage extends SentPage {
  /** Bytes in memory. */
  readonly bytes: number;
  /** `"…"`. Each encoding has its own tag, since its body differs (RFC 9110, 8.8.3.3). */
  tagOf(encoding: ContentEncoding): string;
}

const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/**
 * The window has the size of a page. A larger one gives the same bytes but takes seven times as long, 17 ms instead of
 * 2.4 for 48 kB, mostly to set up unused tables.
 */
function compressBrotli(html: string, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 16 };
  return promisify(brotliCompress)(html, { params });
}

/** Needs 5 % more bytes than level 11 and a fifth of its time. */
const KEPT_QUALITY = 9;
/** Takes a fifth of the time of level 9 and gives some 10 % more bytes. */
const FAST_QUALITY = 3;
const FAST_GZIP = { level: 2 };
/** Bytes of the page as Brotli and as gzip, beside Brotli alone. */
const WITH_GZIP = 2.3;
const TAG_ENDS: Readonly<Record<ContentEncoding, string>> = {
  br: 'br',
  gzip: 'gz',
  identity: 'id',
};

/** Compresses the page. What clients of gzip get is made for the first of them and kept. */
export async function preparePage({ html, policy }: PolicedPage): Promise<PreparedPage> {
  const atRest = unpooled(await compressBrotli(html, KEPT_QUALITY));
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 24);
  let packed: Promise<Buffer> | undefined;
  return {
    policy,
    bytes: Math.ceil(atRest.length * WITH_GZIP) + policy.length + 500,
    tagOf: (encoding) => `"${tag}-${TAG_ENDS[encoding]}"`,
    bodyOf(encoding) {
      if (encoding === 'br') return atRest;
      if (encoding === 'identity') return decompressBrotli(atRest);
      return (packed ??= decompressBrotli(atRest)
        .then((page) => compressGzip(page))
        .then(unpooled));
    },
  };
}

/** Pages that are compressed at once, beside what else needs Node's four threads. */
const PACKING = createWorkQueue({ atOnce: 2, mostWaiting: 256, mostWaitingOfOne: 128 });

/**
 * Compresses a page of one visitor when its body is asked for: fast, in threads, and with fair shares (SAFE-13).
 * `bodyOf` throws `WorkRefused` if too many wait.
 */
export function packPage({ html, policy }: PolicedPage): SentPage {
  return {
    policy,
    bodyOf: (encoding) =>
      encoding === 'identity'
        ? Buffer.from(html)
        : PACKING.run(() =>
            encoding === 'br' ? compressBrotli(html, FAST_QUALITY) : compressGzip(html, FAST_GZIP),
          ),
  };
}
