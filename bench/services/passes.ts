import { join } from 'node:path';
import { PKPass } from 'passkit-generator';
import { EXPORT_SIZES } from '../../src/domain/constants.ts';
import { openDatabase } from '../../server/db/database.ts';
import { drawPassImages } from '../../server/wallet/pass-images.ts';
import { openPassCertificates } from '../../server/wallet/pass-certificates.ts';
import { openServices, timeCall } from '../product/services.ts';
import { picture, storeCoupons } from '../public/coupons.ts';
import type { Row } from '../report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 25);
const IDENTITY = { passTypeIdentifier: 'pass.example.tearline', teamIdentifier: 'TEARLINE00' };

/** A pass as it is asked for first and again, beside passkit-generator with the same pictures (B7). */
export async function measurePasses(url: string, dataDir: string): Promise<readonly Row[]> {
  const ids = await storeCoupons(url, dataDir, ROUNDS + 1);
  const database = openDatabase({ url, connections: 4, onIdleError: () => undefined });
  const app = await openServices(database, dataDir, url);
  try {
    const generate = await generator(dataDir);
    const [warm = '', ...measured] = ids;
    const addressOf = (id: string) => `/api/v1/media/coupons/${id}/pkpass`;
    await timeCall(app, { url: addressOf(warm) });
    await generate();
    const [first, again, generated]: [number[], number[], number[]] = [[], [], []];
    for (const [round, id] of measured.entries()) {
      const call = { url: addressOf(id) };
      if (round % 2 === 0) generated.push(await generate());
      first.push(await timeCall(app, call));
      again.push(await timeCall(app, call));
      if (round % 2 === 1) generated.push(await generate());
    }
    const row = { number: 'B7', peer: 'passkit-generator', theirs: generated, isLess: true };
    return [
      { ...row, what: 'pass, asked for first, ms', ours: first, reach: 1 },
      { ...row, what: 'pass, asked for again, ms', ours: again, reach: 0.01 },
    ];
  } finally {
    await app.close();
    await database.destroy();
  }
}

/** Milliseconds of a pass by hand: nine pictures by sharp, all of it signed by passkit-generator. */
async function generator(dataDir: string): Promise<() => Promise<number>> {
  const certificates = await openPassCertificates(join(dataDir, 'peer'), {
    ...IDENTITY,
    certificates: null,
  });
  const bytesOf = async (size: Parameters<typeof picture>[0]): Promise<Buffer> =>
    Buffer.from((await picture(size)).split(',')[1] ?? '', 'base64');
  const { appleStrip, appleLogo, googleLogo } = EXPORT_SIZES;
  const sources = {
    strip: await bytesOf(appleStrip),
    logo: await bytesOf(appleLogo),
    square: await bytesOf(googleLogo),
  };
  const document = Buffer.from(JSON.stringify({ formatVersion: 1, ...IDENTITY, coupon: {} }));
  return async () => {
    const start = performance.now();
    const files = { 'pass.json': document, ...(await drawPassImages(sources)) };
    new PKPass(files, certificates).getAsBuffer();
    return performance.now() - start;
  };
}
