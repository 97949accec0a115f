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
  const isPlain = series.data?.length === 0;
  const limit = useQuery({ ...useLimitQuery(client, couponId), enabled: isPlain });
  const counts = useQuery(codeCountsQuery(client, couponId));
  const sources = useQuery(sourcesQuery(client, couponId));
  const isRead =
    ![series, counts, sources].some(({ isPending }) => isPending) && !(isPlain && limit.isPending);
  return { series, limit, counts, sources, isRead };
}
