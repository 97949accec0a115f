/** What became of a coupon's last change on the passes that people saved (API-11, API-12). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { dataOf } from './problem.ts';

/** Satisfies `SavedPasses`. */
type WalletReport = Schema<'WalletReport'>;

export const walletReportQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project', id, 'wallets'],
    // Without a signal: what a view that is mounted twice takes back, its second life would wait for in vain.
    queryFn: async (): Promise<WalletReport> => {
      const call = { params: { path: { id } } };
      return dataOf(await client.GET('/api/v1/project/{id}/wallets', call));
    },
  });

/** Sends the last change again to whom it has not reached. */
export async function tellWallets(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<WalletReport> {
  const call = { params: { path: { id } }, signal };
  return dataOf(await client.POST('/api/v1/project/{id}/wallets', call));
}
