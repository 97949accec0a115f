/** The counters of an account and their uses (TILL-01, TILL-07). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';

export type Counter = Schema<'Counter'>;
export type CounterUse = Schema<'Use'>;

/** Which uses are shown; ISO times. */
interface UseFilter {
  readonly counter?: string;
  readonly from?: string;
  readonly until?: string;
}

const USES_AT_ONCE = 50;

/** The counters, with the uses of each hour since a moment. */
export function countersQuery(client: ApiClient, since: string) {
  return getQuery(client, ['counters', since], '/api/v1/counters', { query: { since } });
}

/** The uses, the newest first, in parts. */
export function usesQuery(client: ApiClient, filter: UseFilter) {
  return infiniteQueryOptions({
    queryKey: ['uses', filter],
    queryFn: ({ signal, pageParam }): Promise<readonly CounterUse[]> => {
      const query = { ...filter, ...(pageParam !== null && { before: pageParam }) };
      return client.GET('/api/v1/uses', { params: { query }, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) =>
      last.length < USES_AT_ONCE ? undefined : (last.at(-1)?.number ?? undefined),
  });
}
