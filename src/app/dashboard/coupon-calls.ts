/** The services for the dashboard's machines. */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import {
  readArchive,
  removeCoupon,
  removeCoupons,
  changeCardText,
  setCouponActive,
  switchCoupons,
} from '../../api/project-changes.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import type { RequestedSwitches } from '../../machines/dashboard/bulk-switch.machine.ts';
import type { RequestedSwitch } from '../../machines/dashboard/coupon-toggle.machine.ts';
import type { StoredText } from '../../machines/dashboard/card-text.machine.ts';
import { saveFile } from '../actors/save-file.ts';
import { changeCoupons } from './coupon-cache.ts';

/** Most ids per call. */
const AT_ONCE = 1_000;

/** Each resolves only when every list shows the new state. */
export function couponCalls(client: ApiClient, queryClient: QueryClient) {
  return {
    switchCoupon: fromPromise<void, RequestedSwitch>(async ({ input: { couponId, active } }) => {
      await setCouponActive(client, couponId, active);
      await changeCoupons(queryClient, [couponId], { active });
    }),
    saveText: fromPromise<void, StoredText>(async ({ input: { couponId, field, stored } }) => {
      await changeCardText(client, couponId, { field, text: stored });
      await changeCoupons(queryClient, [couponId], { [field]: stored });
    }),
    removeCoupon: fromPromise<void, string>(({ input }) => removeCoupon(client, input)),
    removeCoupons: fromPromise<void, readonly string[]>(({ input }) =>
      inParts(input, (ids) => removeCoupons(client, ids)),
    ),
    switchCoupons: fromPromise<void, RequestedSwitches>(
      async ({ input: { couponIds, active } }) => {
        await inParts(couponIds, (ids) => switchCoupons(client, ids, active));
        await changeCoupons(queryClient, couponIds, { active });
      },
    ),
    downloadArchive: fromPromise<void, string>(async ({ input, signal }) => {
      const { content, fileName } = await readArchive(client, input, signal);
      saveFile(content, fileName);
    }),
  };
}

export type CouponCalls = ReturnType<typeof couponCalls>;

/** As many calls as needed; a refusal names positions in the whole list. */
async function inParts(
  ids: readonly string[],
  call: (part: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await call(ids.slice(start, start + AT_ONCE)).catch((reason: unknown) => {
      throw shifted(reason, start);
    });
  }
}

function shifted(reason: unknown, start: number): unknown {
  if (!(reason instanceof ServiceFailure) || start === 0) return reason;
  const fields = reason.failure.fields.map((field) => ({
    ...field,
    pointer: field.pointer.replace(/\d+/, (index) => String(Number(index) + start)),
  }));
  return new ServiceFailure({ ...reason.failure, fields }, { cause: reason });
}
