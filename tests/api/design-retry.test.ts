import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../src/api/client.ts';
import { informedImagesQuery } from '../../src/api/informed-images.queries.ts';
import { templateQuery } from '../../src/api/templates.queries.ts';
import { createQueryClient } from '../../src/app/query-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const UNAVAILABLE = {
  type: 'https://tearline.example/problems/unavailable',
  title: 'Busy',
  status: 503,
};

/** Fails once, then answers a design. */
function clientThatFailsOnce() {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'https://coupons.example',
    accessToken: async () => 'token-1',
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      const [body, status] = asked.length === 1 ? [UNAVAILABLE, 503] : [{ id: 'one' }, 200];
      const type = status === 200 ? 'application/json' : 'application/problem+json';
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
    },
  });
  return { client, asked };
}

describe('loading a design', () => {
  test.each([
    ['a template', templateQuery],
    ['a Ride-Along', informedImagesQuery],
  ] as const)('[REND-07] %s is asked for again after 200 ms', async (_name, query) => {
    const { client, asked } = clientThatFailsOnce();
    const options: object = query(client, 'one');
    const loading = createQueryClient().fetchQuery(options as ReturnType<typeof templateQuery>);

    await vi.advanceTimersByTimeAsync(199);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(await loading).toMatchObject({ id: 'one' });
  });
});
