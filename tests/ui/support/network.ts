/**
 * The network of a page under test. MSW stands in the page's own `fetch` and `XMLHttpRequest`, not in a service
 * worker: a worker outlives the file that started it, hands every module of the page through as well, and takes
 * the progress from the uploads of the next file.
 */
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { HttpHandler } from 'msw/http';
import { refuseUnanswered } from '../../support/services/unanswered.ts';

/** The page's own origin serves its modules. */
const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  handlers: [refuseUnanswered(({ origin }) => origin !== location.origin)],
  onUnhandledFrame: 'bypass',
  context: { quiet: true },
});
let isHeld = false;
let isOfLastTest = false;

/** Leaves the page to the browser's own network until a test gives answers again. */
export function leaveNetwork(): void {
  if (isHeld) network.disable();
  isHeld = false;
}

/** What the test before gave answers until this one gives its own. */
export function beginTest(): void {
  isOfLastTest = true;
}

/**
 * Puts handlers between a view and its network, before those that the test gave already. They last until the next
 * test gives its own: what the last view still asked for while it was taken down is answered as it expects.
 */
export function answerWith(...handlers: readonly HttpHandler[]): void {
  if (!isHeld) network.enable();
  isHeld = true;
  if (isOfLastTest) network.resetHandlers();
  isOfLastTest = false;
  network.use(...handlers);
}
