import { QueryClient } from '@tanstack/react-query';
import { mayRetry } from '../domain/failures.ts';

/** ms for which a response counts as fresh. */
const FRESH_MS = 30_000;

/** Failures after which a call is not repeated. */
const MOST_FAILURES = 2;

/** The key prefix under which lists store their position, as long as the page lives. */
export const LEFT_PLACES = 'left-places';

/** Creates the query cache; a call that cannot succeed is not repeated. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MOST_FAILURES && mayRetry(error),
      },
    },
  });
  queryClient.setQueryDefaults([LEFT_PLACES], { gcTime: Infinity });
  return queryClient;
}
