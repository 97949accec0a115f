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

type Asked = Pick<EndlessQuery<unknown>, 'isError' | 'isPending' | 'isPaused'>;

/** Whether the answer did not come. Offline, the first request waits without limit; a message and a button are better. */
export function isLost({ isError, isPending, isPaused }: Asked): boolean {
  return isError || (isPending && isPaused);
}

/** The state before there is an answer. */
export function waitOf(query: Asked): 'failed' | 'loading' {
  return isLost(query) ? 'failed' : 'loading';
}
