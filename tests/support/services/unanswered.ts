import { afterEach, beforeEach, expect } from 'vitest';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

/** The last handler: a request that no other handler answers gets a network error and fails the current test. */
export function refuseUnanswered(isWatched: (url: URL) => boolean): HttpHandler {
  const unanswered: string[] = [];
  // A view that is unmounted between two tests belongs to neither.
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
