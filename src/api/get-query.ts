/** Queries that are one GET of the contract. */
import { queryOptions } from '@tanstack/react-query';
import type { paths } from '../../openapi/schema.gen.ts';
import type { ApiClient, GetParams } from './client.ts';

/** Reads a path; a path that has parameters needs `params`. */
export function getQuery<P extends keyof paths, const Key extends readonly unknown[]>(
  client: ApiClient,
  queryKey: Key,
  path: P,
  ...[params]: GetParams<P>
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.GET(path, { params, signal } as never),
  });
}
