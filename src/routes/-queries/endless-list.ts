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

/** The state before there is an answer. Offline, a request would wait without limit; a message and a button are better. */
export function waitOf({
  isError,
  isPaused,
}: Pick<EndlessQuery<unknown>, 'isError' | 'isPaused'>): 'failed' | 'loading' {
  return isError || isPaused ? 'failed' : 'loading';
}
