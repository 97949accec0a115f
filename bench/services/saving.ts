import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../../src/domain/constants.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { STORED_PNG } from '../../server/media/rendered-image.ts';
import { openServices, timeCall } from '../product/services.ts';
import { picturesOf } from '../../scripts/testing/attack/account-calls.ts';
import { benchCoupon } from '../../scripts/testing/attack/bench-coupon.ts';
import type { Row } from '../report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10);
const CALLS = 8;
/**
 * New processes run uncompiled code at first. On the main thread the services' first saves take 11 ms of processor time,
 * those after 500 take 5; the minimum takes 2 from the start.
 */
const WARM_ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60);

/** Saving a coupon with four new pictures, beside sharp, files and PostgreSQL by hand (B14). */
export async function measureSaving(url: string, dataDir: string): Promise<readonly Row[]> {
  await migrate(url);
  const database = openDatabase({ url, connections: 8, onIdleError: () => undefined });
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const app = await openServices(database, dataDir);
  try {
    const { id } = await database
      .selectFrom('templates')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const byHand = await saverByHand(pool, join(dataDir, 'by-hand'));
    const byServices = async (coupon: string): Promise<number> =>
      timeCall(
        app,
        { ...POST, headers: { ...JSON_HEADERS, 'idempotency-key': randomUUID() }, payload: coupon },
        201,
      );
    for (let round = 0; round < WARM_ROUNDS; round += 1)
      for (const save of [byServices, byHand]) await timesOf(save, id, 1);
    const rows: Row[] = [];
    for (const atOnce of [1, 8]) {
      const rounds = { ours: [] as (readonly number[])[], theirs: [] as (readonly number[])[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.ours.push(await timesOf(byServices, id, atOnce));
        rounds.theirs.push(await timesOf(byHand, id, atOnce));
      }
      rows.push(...rowsOf(atOnce, rounds));
    }
    return rows;
  } finally {
    await app.close();
    await pool.end();
    await database.destroy();
  }
}

const POST = { method: 'POST', url: '/api/v1/project' } as const;
const JSON_HEADERS = { 'content-type': 'application/json' };

function rowsOf(
  atOnce: number,
  { ours, theirs }: Readonly<Record<'ours' | 'theirs', readonly (readonly number[])[]>>,
): readonly Row[] {
  const row = { number: 'B14', peer: 'sharp and PostgreSQL by hand', reach: 1.2, isLess: true };
  return [
    {
      ...row,
      what: `saving with four pictures, ${atOnce} at once, ms`,
      ours: ours.flat(),
      theirs: theirs.flat(),
    },
    {
      ...row,
      what: `saving with four pictures, ${atOnce} at once, p95`,
      ours: ours.map(p95),
      theirs: theirs.map(p95),
    },
  ];
}

/** Of a round: its slowest call. */
function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Milliseconds of CALLS calls with new coupons, a number of them in parallel. */
async function timesOf(
  save: (coupon: string) => Promise<number>,
  templateId: string,
  atOnce: number,
): Promise<readonly number[]> {
  const coupons = await Promise.all(Array.from({ length: CALLS }, () => freshCoupon(templateId)));
  const times: number[] = [];
  const worker = async (): Promise<void> => {
    for (let coupon = coupons.pop(); coupon !== undefined; coupon = coupons.pop())
      times.push(await save(coupon));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

/** JSON; its pictures are coarse noise, because a drawing is neither one color nor a photograph. */
async function freshCoupon(templateId: string): Promise<string> {
  return JSON.stringify(benchCoupon(templateId, await picturesOf(noise)));
}

function noise({ width, height }: Size): Sharp {
  const few = Buffer.from(
    Array.from({ length: 16 * 9 * 3 }, () => Math.floor(Math.random() * 256)),
  );
  const image = sharp(few, { raw: { width: 16, height: 9, channels: 3 } });
  return image.resize(width, height, { fit: 'fill', kernel: 'nearest' });
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
}

/** The minimum of saving: decode and encode each picture, sync it to disk with its name, all in one transaction. */
async function saverByHand(pool: pg.Pool, folder: string) {
  await mkdir(folder, { recursive: true });
  await pool.query('create table by_hand (id uuid primary key, coupon jsonb not null)');
  await pool.query(
    'create table by_hand_images (coupon uuid references by_hand, hash text not null)',
  );
  const keep = async (dataUrl: string): Promise<string> => {
    const upload = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
    const { format } = await sharp(upload).metadata();
    if (format !== 'png') throw new Error('This is no PNG.');
    const bytes = await sharp(upload).toColourspace('srgb').png(STORED_PNG).toBuffer();
    const hash = createHash('sha256').update(bytes).digest('hex');
    const path = join(folder, hash);
    await writeSynced(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    const names = await open(folder);
    await names.sync();
    await names.close();
    return hash;
  };
  return async (coupon: string) => {
    const start = performance.now();
    const { apple, google, ...facts } = JSON.parse(coupon) as ReturnType<typeof benchCoupon>;
    const hashes = await Promise.all(
      [apple.stripImage, apple.logoImage, google.stripImage, google.logoImage].map(keep),
    );
    const id = randomUUID();
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into by_hand values ($1, $2)', [id, JSON.stringify(facts)]);
    for (const hash of hashes)
      await client.query('insert into by_hand_images values ($1, $2)', [id, hash]);
    await client.query('commit');
    client.release();
    return performance.now() - start;
  };
}
