import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Page } from '../../api/page.ts';

export type EndlessQuery<Item> = UseInfiniteQueryResult<InfiniteData<Page<Item>>>;

/** What follows the last shown item. */
export function moreOf(
  query: Pick<EndlessQuery<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>,
): 'none' | 'waiting' | 'loading' | 'failed' {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'waiting' : 'none';
}
