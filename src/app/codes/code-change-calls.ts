import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { replaceCode, switchCode } from '../../api/codes.queries.ts';
import { codeChangeMachine, type SwitchedCode } from '../../machines/codes/code-change.machine.ts';

/** The machine of single codes of a coupon with the services behind it. */
export function codeChangeWith(client: ApiClient, queryClient: QueryClient, couponId: string) {
  const changed = () => queryClient.invalidateQueries({ queryKey: ['codes', couponId] });
  return codeChangeMachine.provide({
    actors: {
      switchCode: fromPromise<void, SwitchedCode>(async ({ input }) => {
        await switchCode(client, couponId, input);
        await changed();
      }),
      replaceCode: fromPromise<string, string>(async ({ input }) => {
        const { code } = await replaceCode(client, couponId, input);
        void changed();
        return code;
      }),
    },
  });
}
