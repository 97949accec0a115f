import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminTemplateQuery } from '../../src/api/admin-templates.ts';
import { informedImagesQuery } from '../../src/api/informed-images.queries.ts';
import { templateQuery } from '../../src/api/templates.queries.ts';
import { createQueryClient } from '../../src/app/query-client.ts';
import { clientInNode, servicesInNode } from '../support/services/in-node.ts';
import { problem, services } from '../support/services/operations.ts';

const answerWith = servicesInNode();

/** Fake timers for the delay only; network callbacks run in real time. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const DESIGN = { id: '0d9c7c54-0a4b-4bd3-a1f8-6e7c3d3c0c11' };

/** Fails once, then answers with a design. */
function clientThatFailsOnce() {
  const asked: string[] = [];
  const reply = ({ request }: { readonly request: Request }) => {
    asked.push(new URL(request.url).pathname);
    return asked.length === 1
      ? problem(503, 'unavailable', { title: 'Busy' })
      : { undocumented: Response.json(DESIGN) };
  };
  answerWith(
    services.get('/api/v1/template/{id}', reply),
    services.get('/api/v1/template/admin/{id}', reply),
    services.get('/api/v1/informedimages/template/{id}', reply),
  );
  return { client: clientInNode(), asked };
}

const firstFailureIn = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    queries.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchFailureCount === 1) resolve();
    });
  });

test.each([
  ['a template', templateQuery, DESIGN],
  ['a template to edit', adminTemplateQuery, { template: DESIGN }],
  ['a Ride-Along', informedImagesQuery, DESIGN],
] as const)('[REND-07] %s is requested again after 200 ms', async (_name, query, expected) => {
  const { client, asked } = clientThatFailsOnce();
  const options: object = query(client, DESIGN.id);
  const queries = createQueryClient();
  const failed = firstFailureIn(queries);
  const loading = queries.fetchQuery(options as ReturnType<typeof templateQuery>);
  await failed;

  await vi.advanceTimersByTimeAsync(199);
  expect([asked.length, vi.getTimerCount() > 0]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toMatchObject(expected);
  expect(asked).toHaveLength(2);
});
