/** Codes for households: a long list in and out, pages of codes, and counters beside many codes. */
import { bearer, JSON_BODY, jsonOf } from '../scripts/testing/attack/account-calls.ts';
import { measureList } from './codes/measure-list.ts';
import { measurePages } from './codes/measure-pages.ts';
import { measureTill } from './codes/measure-till.ts';
import type { Owner } from './codes/owner.ts';
import { type BenchedProduct, withProduct } from './product/with-product.ts';
import type { Measured } from './report/table.ts';

/** Rows of the list that is imported, and codes in the database while the counters redeem. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);

/** Measures a started product with its own database. */
export function benchCodes(): Promise<Measured> {
  return withProduct(async (product) => {
    const owner = await ownerOf(product);
    const rows = [...(await measureList(owner, ROWS)), ...(await measurePages(owner))];
    rows.push(...(await measureTill(owner, ROWS)));
    return { about: `${ROWS.toLocaleString('en-US')} rows`, rows };
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
