import type { CodeCounts } from '../../../openapi/schema.gen.ts';
import { bearer, jsonOf } from '../attack/account-calls.ts';
import type { Caller } from '../attack/caller.ts';
import type { Ledger } from './load.ts';

const AT_ONCE = 8;

/** Returns a sentence for each acknowledged write that is missing, and for each that is there twice. */
export async function compareWithLedger(
  call: Caller,
  token: string,
  { ledger, couponWithCodes }: { readonly ledger: Ledger; readonly couponWithCodes: string },
): Promise<readonly string[]> {
  const headers = bearer(token);
  const faults: string[] = [];
  const coupons = [...ledger.coupons];
  while (coupons.length > 0)
    await Promise.all(
      coupons.splice(0, AT_ONCE).map(async ([id, isActive]) => {
        const { status } = await call({ path: `/r/${id}` });
        if (status !== (isActive ? 200 : 410))
          faults.push(
            `The page of coupon ${id} is answered ${status}; it is ${isActive ? 'on' : 'off'}.`,
          );
        const picture = `/api/v1/media/coupons/${id}/strip?platform=apple`;
        const strip = await call({ path: picture });
        if (isActive && (strip.status !== 200 || strip.body.length === 0))
          faults.push(`The strip of coupon ${id} is answered ${strip.status}.`);
      }),
    );
  const listed = await call({ path: '/api/v1/project?size=1', headers });
  const total = Number(listed.headers['x-total-count']);
  // The coupon with the codes is no part of the ledger.
  if (total !== ledger.coupons.size + 1)
    faults.push(`${total} coupons are stored; ${ledger.coupons.size + 1} were acknowledged.`);
  for (const [code, times] of ledger.redeemed)
    if (times !== 1) faults.push(`The code ${code} was redeemed ${times} times.`);
  const path = `/api/v1/project/${couponWithCodes}/code-counts`;
  const { days } = jsonOf(await call({ path, headers }), 200) as CodeCounts;
  const redeemed = days.reduce((sum, day) => sum + day.redeemed, 0);
  if (redeemed !== ledger.redeemed.size)
    faults.push(`${redeemed} codes are redeemed; ${ledger.redeemed.size} were acknowledged.`);
  return faults;
}
