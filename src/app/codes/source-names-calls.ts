import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { nameSources } from '../../api/codes.queries.ts';
import { sourceNamesMachine } from '../../machines/codes/source-names.machine.ts';

/** The machine of a coupon's sources with the services behind it. */
export function sourceNamesWith(client: ApiClient, queryClient: QueryClient, couponId: string) {
  return sourceNamesMachine.provide({
    actors: {
      saveNames: fromPromise<void, readonly string[]>(async ({ input: names }) => {
        await nameSources(client, couponId, names);
        await queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
      }),
    },
  });
}
