import { queryOptions, useQueries } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { projectMediaQuery } from '../../api/projects.queries.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';

/**
 * The strips of own coupons that are switched off, as data URLs by id: their public pictures are gone (410), so these
 * come with the token. A strip that is still on its way, or does not come, is not in the map.
 */
export function useOwnStrips(
  client: ApiClient,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const answers = useQueries({ queries: ids.map((id) => ownStripQuery(client, id)) });
  return new Map(
    ids.flatMap((id, index) => {
      const strip = answers[index]?.data;
      return strip === undefined ? [] : [[id, strip] as const];
    }),
  );
}

function ownStripQuery(client: ApiClient, id: string) {
  const media = projectMediaQuery(client, id, { type: 'strip', platform: 'apple' });
  return queryOptions({
    queryKey: ['own-strip', id],
    queryFn: async ({ client: queries }) => dataUrlOf(await queries.fetchQuery(media)),
  });
}
