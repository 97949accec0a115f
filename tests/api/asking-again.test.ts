import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { barcodePictureQuery } from '../../src/api/barcode.queries.ts';
import { createApiClient } from '../../src/api/client.ts';
import { servicesInNode } from '../support/services/in-node.ts';
import { problem, services } from '../support/services/operations.ts';

const answerWith = servicesInNode();

test.each([
  ['the services are away', problem(503, 'unavailable'), 5_000],
  ['the value is refused', problem(422, 'barcode-refused'), false],
] as const)('[STEP-10] a barcode is requested again where %s: %s', async (_, refusal, again) => {
  answerWith(services.get('/api/v1/media/barcode', () => refusal));
  const client = createApiClient({
    baseUrl: 'https://coupons.example',
    accessToken: async () => 'token-1',
  });
  const query = barcodePictureQuery(client, { type: 'QR', value: 'x' });
  const queryClient = new QueryClient();
  await expect(queryClient.fetchQuery({ ...query, retry: false })).rejects.toThrow();

  const { refetchInterval } = query;
  if (typeof refetchInterval !== 'function') throw new Error('The interval is fixed.');
  const [failed] = queryClient.getQueryCache().getAll();
  expect(Reflect.apply(refetchInterval, undefined, [failed])).toBe(again);
});
