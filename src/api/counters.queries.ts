/** The counters of an account and their uses (TILL-01, TILL-07). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';

export type Counter = Schema<'Counter'>;
export type CounterUse = Schema<'Use'>;
type CounterCard = Schema<'CounterCard'>;

/** Which uses are shown; ISO times. */
interface UseFilter {
  readonly counter?: string;
  readonly from?: string;
  readonly until?: string;
}

const USES_AT_ONCE = 50;

/** The counters, with the uses of each hour since a moment. */
export function countersQuery(client: ApiClient, since: string) {
  return queryOptions({
    queryKey: ['counters', since],
    queryFn: ({ signal }): Promise<readonly Counter[]> =>
      client.GET('/api/v1/counters', { params: { query: { since } }, signal }),
  });
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

/** Makes a counter; a repeated call makes no second one. */
export function createCounter(client: ApiClient, body: Schema<'NewCounter'>): Promise<CounterCard> {
  return client.POST('/api/v1/counters', { body });
}

/** Gives a counter a new address and PIN. */
export function renewCounter(client: ApiClient, counter: string): Promise<CounterCard> {
  const params = { path: { counter } };
  return client.POST('/api/v1/counters/{counter}/card', { params });
}

export async function renameCounter(
  client: ApiClient,
  { id: counter, name }: Schema<'NewCounter'>,
): Promise<void> {
  await client.PATCH('/api/v1/counters/{counter}', {
    params: { path: { counter } },
    body: { name },
  });
}

export async function revokeCounter(client: ApiClient, counter: string): Promise<void> {
  await client.DELETE('/api/v1/counters/{counter}', { params: { path: { counter } } });
}

/** The uses as a CSV file, with times in this zone. */
export function readUseList(
  client: ApiClient,
  query: UseFilter & { readonly zone: string },
  signal: AbortSignal,
): Promise<Blob> {
  return client.GET('/api/v1/uses/list', { params: { query }, parseAs: 'blob', signal });
}
