import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { strongTag } from './page-headers.ts';

/** A page in one of its encodings, ready to be sent. */
interface EncodedPage {
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer;
  readonly tag: string;
}

/** A page ready for every browser: compressed once, sent often. */
export interface PreparedPage {
  readonly policy: string;
  encodedFor(acceptEncoding: string | undefined): EncodedPage;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli level 9: 5 % more bytes than 11 at a fifth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compresses the page; with `policy` as its content security policy. */
export async function preparePage(html: string, policy: string): Promise<PreparedPage> {
  const plain = Buffer.from(html, 'utf8');
  const [brotli, gzipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)]);
  const pages = {
    br: encodedPage('br', brotli),
    gzip: encodedPage('gzip', gzipped),
    identity: encodedPage(null, plain),
  };
  return { policy, encodedFor: (acceptEncoding) => pages[chooseEncoding(acceptEncoding ?? '')] };
}

function encodedPage(encoding: EncodedPage['encoding'], body: Buffer): EncodedPage {
  return { encoding, body, tag: strongTag(body) };
}

function chooseEncoding(acceptEncoding: string): 'br' | 'gzip' | 'identity' {
  const accepted = acceptEncoding
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0+)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
