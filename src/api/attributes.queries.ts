/** Values that an account stores: theme, sort choice (API-10). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { dataOf } from './problem.ts';
import type { components } from '../../openapi/schema.gen.ts';

type Attribute = Schema<'Attribute'>;

export const attributesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['attributes'],
    queryFn: async ({ signal }) => dataOf(await client.GET('/api/v1/attributes', { signal })),
    staleTime: Infinity,
  });

/** Stores any JSON value of at most 8 KB under a name such as `theme`. */
export async function saveAttribute(
  client: ApiClient,
  id: string,
  value: unknown,
): Promise<Attribute> {
  const params = { path: { id } };
  const result = await client.POST('/api/v1/attributes/{id}', { params, body: { id, value } });
  const saved: components['schemas']['Attribute'] = dataOf(result);
  return saved as Attribute;
}
