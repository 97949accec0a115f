import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import {
  codeCountsQuery,
  codeSeriesQuery,
  sourcesQuery,
  useLimitQuery,
} from '../../api/codes.queries.ts';

export type CodesAnswers = ReturnType<typeof useCodesAnswers>;

/** What the sheets of the page show. They come together: one that came later would move the others. */
export function useCodesAnswers(client: ApiClient, couponId: string) {
  const series = useQuery(codeSeriesQuery(client, couponId));
  const limit = useQuery(useLimitQuery(client, couponId));
  const counts = useQuery(codeCountsQuery(client, couponId));
  const sources = useQuery(sourcesQuery(client, couponId));
  const isRead = ![series, limit, counts, sources].some(({ isPending }) => isPending);
  return { series, limit, counts, sources, isRead };
}
