import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { projectMediaQuery } from '../../api/projects.queries.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';

/** The strip of an own coupon as a data URL, read with the token, active or not. */
export function ownStripQuery(client: ApiClient, id: string) {
  const media = projectMediaQuery(client, id, { type: 'strip', platform: 'apple' });
  return queryOptions({
    queryKey: ['own-strip', id],
    queryFn: async ({ client: queries }) => dataUrlOf(await queries.fetchQuery(media)),
  });
}
