import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying, ServiceFailure } from '../domain/failures.ts';

/** How long an answer is taken as current, milliseconds. */
const FRESH_MS = 30_000;

/** After how many failures a call is given up. */
const MOST_FAILURES = 2;

/** How long a picture that failed waits until it is asked for again, milliseconds. */
const AGAIN_MS = 5_000;

/** The cache of what the services said; a call that cannot succeed is not made twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MOST_FAILURES && mayRetry(error),
      },
    },
  });
}

/** For what stays on the screen and nobody asks for twice: when to try again after every retry has failed; false is never. */
export function askAgainAfter(error: Error | null): number | false {
  return error !== null && mayRetry(error) ? AGAIN_MS : false;
}

const mayRetry = (error: unknown): boolean =>
  !(error instanceof ServiceFailure) || isWorthRetrying(error.failure.code);
