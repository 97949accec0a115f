import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Keyword, keywordPictureQuery } from '../../api/admin-keywords.ts';
import type { Services } from '../../app/services.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';

/** Addresses of the keywords' pictures, by name: an inactive keyword's is read with the token, as nobody else may see it. */
export function useKeywordPictures(
  { client, configuration }: Services,
  keywords: readonly Keyword[],
): ReadonlyMap<string, string> {
  const pictured = useMemo(
    () => keywords.filter(({ thumbnail }) => thumbnail !== null),
    [keywords],
  );
  const read = useQueries({
    queries: pictured.map(({ name, active, thumbnail }) => ({
      queryKey: ['keyword-picture-text', name, thumbnail],
      enabled: !active,
      queryFn: async ({ client: queries }: { readonly client: QueryClient }) =>
        dataUrlOf(await queries.fetchQuery(keywordPictureQuery(client, name, thumbnail ?? ''))),
    })),
  });
  return new Map(
    pictured.flatMap(({ name, active, thumbnail }, index) => {
      const address = active ? `${configuration.apiBase}${thumbnail}` : (read[index]?.data ?? null);
      return address === null ? [] : [[name, address] as const];
    }),
  );
}
