/** Codes for households: a long list in and out, pages of codes, and counters beside many codes. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { withClient } from '../server/db/postgres-connection.ts';
import { fillCodes } from './codes/fill-codes.ts';
import { measureList } from './codes/measure-list.ts';
import { measurePages } from './codes/measure-pages.ts';
import { measureTill } from './codes/measure-till.ts';
import type { Owner } from './codes/owner.ts';
import { openIssuer } from './memory/issuer.ts';
import { benchCoupon } from './public/bench-coupon.ts';
import { start } from './public/contest.ts';
import { benchPictures } from './public/coupons.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

/** Rows of the list that is imported. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
/** Codes in the database while the counters redeem. */
const CODES = Number(process.env['BENCH_CODES'] ?? 10_000_000);

/** Measures a started product with its own database; returns whether all targets are met. */
export async function benchCodes(): Promise<boolean> {
  const around = surroundings();
  const folder = await mkdtemp(join(tmpdir(), 'tearline-bench-'));
  const log = (): void => undefined;
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), log });
  const issuer = await openIssuer();
  try {
    await migrate(postgres.url);
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PUBLIC_URL: 'http://tearline.bench',
      OIDC_ISSUER: issuer.url,
      ...{ LIMIT_CREATE: '0', LIMIT_UPLOAD: '0', LIMIT_BARCODE: '0', LIMIT_PUBLIC: '0' },
    };
    const product = await start('tearline', { folder, environment });
    try {
      const owner = await ownerOf(product, issuer.token, postgres.url);
      const rows = [
        ...(await measureList(owner, ROWS)),
        ...(await measurePages(owner)),
        ...(await fillCodes(owner, CODES)),
        ...(await measureTill(owner, CODES)),
      ];
      await writeFigures('bench-codes', { ...around, rows });
      const about = `${ROWS.toLocaleString('en-US')} rows, ${CODES.toLocaleString('en-US')} codes`;
      return await writeTable('codes', around, about, rows);
    } finally {
      await product.stop();
    }
  } finally {
    issuer.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ownerOf(
  { port, pid }: { readonly port: number; readonly pid: number },
  token: string,
  databaseUrl: string,
): Promise<Owner> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>('select id from templates order by id limit 1'),
  );
  const call: Owner['call'] = async (method, path, body, headers) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const asked = request({ port, host: '127.0.0.1', method, path });
    // The product sends a page under another name to its own.
    asked.setHeader('host', 'tearline.bench');
    asked.setHeader('authorization', headers?.['authorization'] ?? `Bearer ${token}`);
    if (body !== undefined) asked.setHeader('content-type', 'application/json');
    asked.end(sent);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    if ((answer.statusCode ?? 0) >= 300)
      throw new Error(`${method} ${path}: ${await text(answer)}`);
    return { body: answer, json: async () => JSON.parse(await text(answer)) as unknown };
  };
  const coupon = benchCoupon(rows[0]?.id ?? '', await benchPictures());
  const saved = (await (await call('POST', '/api/v1/project', coupon)).json()) as { id: string };
  return { port, pid, databaseUrl, call, couponId: saved.id };
}
