/** The signed-in account (AUTH-02). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { dataOf } from './problem.ts';

type Account = Schema<'Account'>;

/** Loads the account; for the auth machine's port. */
export async function loadAccount(client: ApiClient, signal?: AbortSignal): Promise<Account> {
  return dataOf(await client.GET('/api/account', { signal: signal ?? null }));
}

export const accountQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => loadAccount(client, signal),
    staleTime: Infinity,
  });
