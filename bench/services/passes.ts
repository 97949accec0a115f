import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { openDatabase } from '../../server/db/database.ts';
import { openPassCertificates } from '../../server/wallet/apple/pass-certificates.ts';
import { openServices, timeCall } from '../product/services.ts';
import { picture, storeCoupons } from '../public/coupons.ts';
import type { Row } from '../report/table.ts';
import type { PeerOrder } from './passkit-peer.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 25);
/** New processes run uncompiled code at first, Tearline and the peer alike. */
const WARM_CALLS = 500;
const WARM_PASSES = 5;
const IDENTITY = { passTypeIdentifier: 'pass.example.tearline', teamIdentifier: 'TEARLINE00' };

/** The first request of a pass, beside passkit-generator with the same pictures (B7). */
export async function measurePasses(url: string, dataDir: string): Promise<readonly Row[]> {
  const ids = await storeCoupons(url, dataDir, ROUNDS + 1);
  const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
  const app = await openServices(database, dataDir, url);
  try {
    const { generate, end } = await startPeer(dataDir);
    const [warm = '', ...measured] = ids;
    const addressOf = (id: string) => `/api/v1/media/coupons/${id}/pkpass`;
    for (let call = 0; call < WARM_CALLS; call += 1) await timeCall(app, { url: addressOf(warm) });
    for (let pass = 0; pass < WARM_PASSES; pass += 1) await generate();
    const first: number[] = [];
    const generated: number[] = [];
    for (const [round, id] of measured.entries()) {
      const call = { url: addressOf(id) };
      if (round % 2 === 0) generated.push(await generate());
      first.push(await timeCall(app, call));
      if (round % 2 === 1) generated.push(await generate());
    }
    await end();
    return [
      {
        number: 'B7',
        what: 'pass, first request, ms',
        ours: first,
        peer: 'passkit-generator',
        theirs: generated,
        reach: 1,
        isLess: true,
      },
    ];
  } finally {
    await app.close();
    await database.destroy();
  }
}

interface Peer {
  /** Milliseconds of a pass by hand: nine pictures drawn by sharp, signed by passkit-generator. */
  readonly generate: () => Promise<number>;
  readonly end: () => Promise<unknown>;
}

async function startPeer(dataDir: string): Promise<Peer> {
  const { appleStrip, appleLogo, googleLogo } = EXPORT_SIZES;
  const order: PeerOrder = {
    certificates: await openPassCertificates(join(dataDir, 'peer'), {
      ...IDENTITY,
      certificates: null,
    }),
    sources: {
      strip: await bytesOf(appleStrip),
      logo: await bytesOf(appleLogo),
      square: await bytesOf(googleLogo),
    },
    document: Buffer.from(JSON.stringify({ formatVersion: 1, ...IDENTITY, coupon: {} })),
  };
  const thread = new Worker(new URL('passkit-peer.ts', import.meta.url), { workerData: order });
  return {
    async generate() {
      thread.postMessage('a pass');
      const [milliseconds] = (await once(thread, 'message')) as [number];
      return milliseconds;
    },
    end: () => thread.terminate(),
  };
}

async function bytesOf(size: Parameters<typeof picture>[0]): Promise<Buffer> {
  return Buffer.from((await picture(size)).split(',')[1] ?? '', 'base64');
}
