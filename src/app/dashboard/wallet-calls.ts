/** The requests of the wallet delivery machine; each response is in the query cache before the machine gets it. */
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { resendWalletUpdates, walletReportQuery } from '../../api/wallets.queries.ts';
import { underWayIn } from '../../domain/dashboard/saved-passes.ts';

export function walletCalls(client: ApiClient, queryClient: QueryClient) {
  return {
    askWallets: fromPromise<number, string>(async ({ input }) =>
      underWayIn(
        await queryClient.fetchQuery({ ...walletReportQuery(client, input), staleTime: 0 }),
      ),
    ),
    resendWalletUpdates: fromPromise<number, string>(async ({ input, signal }) => {
      const { queryKey } = walletReportQuery(client, input);
      await queryClient.cancelQueries({ queryKey });
      const report = await resendWalletUpdates(client, input, signal);
      queryClient.setQueryData(queryKey, report);
      return underWayIn(report);
    }),
  };
}
