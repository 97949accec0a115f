import { afterAll, afterEach, beforeAll } from 'vitest';
import type { HttpHandler } from 'msw/http';
import { setupServer } from 'msw/node';
import { createApiClient, type ApiClientOptions } from '../../../src/api/client.ts';
import { refuseUnanswered } from './unanswered.ts';

/** Puts handlers between a test file in Node and its network until the end of the test. */
export function servicesInNode(): (...handlers: readonly HttpHandler[]) => void {
  const network = setupServer(refuseUnanswered(() => true));
  beforeAll(() => network.listen());
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return (...handlers) => network.use(...handlers);
}

/** The product's client, signed in. */
export function clientInNode(options: Partial<ApiClientOptions> = {}) {
  const accessToken = () => Promise.resolve('token');
  return createApiClient({ baseUrl: 'https://api.tearline.test', accessToken, ...options });
}
