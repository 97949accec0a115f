/** Codes for households: a long list in and out, pages of codes, and counters beside many codes. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fillCodes } from './codes/fill-codes.ts';
import { measureList } from './codes/measure-list.ts';
import { measurePages } from './codes/measure-pages.ts';
import { measureTill } from './codes/measure-till.ts';
import type { Owner } from './codes/owner.ts';
import { type BenchedProduct, withProduct } from './product/with-product.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

/** Rows of the list that is imported. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
/** Codes in the database while the counters redeem. */
const CODES = Number(process.env['BENCH_CODES'] ?? 10_000_000);

/** Measures a started product with its own database; returns whether all targets are met. */
export async function benchCodes(): Promise<boolean> {
  const around = surroundings();
  return withProduct(async (product) => {
    const owner = await ownerOf(product);
    const rows = [
      ...(await measureList(owner, ROWS)),
      ...(await measurePages(owner)),
      ...(await fillCodes(owner, CODES)),
      ...(await measureTill(owner, CODES)),
    ];
    await writeFigures('bench-codes', { ...around, rows });
    const about = `${ROWS.toLocaleString('en-US')} rows, ${CODES.toLocaleString('en-US')} codes`;
    return writeTable('codes', around, about, rows);
  });
}

async function ownerOf({ port, pid, databaseUrl, token, coupon }: BenchedProduct): Promise<Owner> {
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
  const saved = (await (await call('POST', '/api/v1/project', coupon)).json()) as { id: string };
  return { port, pid, databaseUrl, call, couponId: saved.id };
}
