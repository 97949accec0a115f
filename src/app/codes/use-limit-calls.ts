import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { setUseLimit } from '../../api/codes.queries.ts';
import { useLimitMachine } from '../../machines/codes/use-limit.machine.ts';

/** The machine of a coupon's limit of uses with the services behind it. */
export function limitOfUsesWith(client: ApiClient, queryClient: QueryClient, couponId: string) {
  return useLimitMachine.provide({
    actors: {
      saveLimit: fromPromise<void, number | null>(async ({ input: most }) => {
        await setUseLimit(client, couponId, most);
        await queryClient.invalidateQueries({ queryKey: ['use-limit', couponId] });
      }),
    },
  });
}
