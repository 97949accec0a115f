import { QueryClient } from '@tanstack/react-query';
import { mayRetry } from '../domain/failures.ts';

/** How long an answer is taken as current, milliseconds. */
const FRESH_MS = 30_000;

/** After how many failures a call is given up. */
const MOST_FAILURES = 2;

/** The first part of the keys under which lists remember where they were left, as long as the page lives. */
export const LEFT_PLACES = 'left-places';

/** Creates the cache of the services' answers; a call that cannot succeed is not made twice. */
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
