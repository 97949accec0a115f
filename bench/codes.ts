/** Codes for households: a long list in and out, pages of codes, and counters beside many codes. */
import { measureList } from './codes/measure-list.ts';
import { measurePages } from './codes/measure-pages.ts';
import { measureTill } from './codes/measure-till.ts';
import { ownerOf } from './codes/owner.ts';
import { withProduct } from './product/with-product.ts';
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
