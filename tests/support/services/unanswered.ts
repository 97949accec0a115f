import { afterEach, beforeEach, expect } from 'vitest';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

/**
 * The handler below all others: a request that none of them answers gets a broken network,
 * and fails the test in whose time it was made.
 */
export function refuseUnanswered(isWatched: (url: URL) => boolean): HttpHandler {
  const unanswered: string[] = [];
  // What a view asks while it is taken down between two tests is neither's.
  beforeEach(() => void unanswered.splice(0));
  afterEach(() => {
    expect(unanswered.splice(0), 'requests that no handler answers').toEqual([]);
  });
  return http.all(
    ({ request }) => isWatched(new URL(request.url)),
    ({ request }) => {
      unanswered.push(`${request.method} ${request.url}`);
      return HttpResponse.error();
    },
  );
}
