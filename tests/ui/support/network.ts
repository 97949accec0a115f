/**
 * The network of a page under test. MSW replaces the page's own `fetch` and `XMLHttpRequest` instead of using a service
 * worker: a worker outlives its file, also handles every module of the page, and hides upload progress from the next
 * file.
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

/** Uses the browser's own network until a test sets responses again. */
export function leaveNetwork(): void {
  if (isHeld) network.disable();
  isHeld = false;
}

/** The previous test's responses apply until this one sets its own. */
export function beginTest(): void {
  isOfLastTest = true;
}

/**
 * Puts handlers between a view and its network, with priority over the test's earlier ones. They last until the next
 * test sets its own, so requests of an unmounting view are still answered as it expects.
 */
export function answerWith(...handlers: readonly HttpHandler[]): void {
  if (!isHeld) network.enable();
  isHeld = true;
  if (isOfLastTest) network.resetHandlers();
  isOfLastTest = false;
  network.use(...handlers);
}
