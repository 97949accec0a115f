import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying, ServiceFailure } from '../domain/failures.ts';

/** How long an answer is taken as current, milliseconds. */
const FRESH_MS = 30_000;

/** After how many failures a call is given up. */
const MOST_FAILURES = 2;

/** How long an image that failed waits until it is requested again, milliseconds. */
const AGAIN_MS = 5_000;

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

/** Returns when a part of the screen that nobody reloads by hand is tried again after every retry has failed; false is never. */
export function askAgainAfter(error: Error | null): number | false {
  return error !== null && mayRetry(error) ? AGAIN_MS : false;
}

const mayRetry = (error: unknown): boolean =>
  !(error instanceof ServiceFailure) || isWorthRetrying(error.failure.code);
