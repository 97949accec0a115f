/** Codes for households: a long list in and out, pages of codes, and counters beside many codes. */
import { bearer, JSON_BODY, jsonOf } from '../scripts/testing/attack/account-calls.ts';
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
const CODES = Number(process.env['BENCH_CODES'] ?? 1_000_000);

/** Measures a started product with its own database; returns whether all targets are met. */
export async function benchCodes(): Promise<boolean> {
  const around = surroundings();
  return withProduct(async (product) => {
    const owner = await ownerOf(product);
    const rows = [...(await measureList(owner, ROWS)), ...(await measurePages(owner))];
    await fillCodes(owner, CODES);
    rows.push(...(await measureTill(owner, CODES)));
    await writeFigures('bench-codes', { ...around, rows });
    const about = `${ROWS.toLocaleString('en-US')} rows, ${CODES.toLocaleString('en-US')} codes`;
    return writeTable('codes', around, about, rows);
  });
}

async function ownerOf(product: BenchedProduct): Promise<Owner> {
  const send: Owner['send'] = async (method, path, body, headers = bearer(product.token)) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const call = { method, path, headers: { ...headers, ...(body !== undefined && JSON_BODY) } };
    const answer = await product.call({ ...call, ...sent });
    return jsonOf(answer, answer.status < 300 ? answer.status : 200);
  };
  const coupon: unknown = JSON.parse(product.coupon);
  const { id } = (await send('POST', '/api/v1/project', coupon)) as { readonly id: string };
  return { ...product, send, couponId: id };
}
