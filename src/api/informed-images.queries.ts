/** Ride-Along designs by their informedImages id, and their archives (API-09). */
import { DESIGN_RETRY_MS } from '../domain/constants.ts';
import type { ApiClient } from './client.ts';
import { getQuery } from './get-query.ts';

export const informedImagesQuery = (client: ApiClient, id: string) => ({
  ...getQuery(client, ['informed-images', id], '/api/v1/informedimages/template/{id}', {
    path: { id },
  }),
  retryDelay: DESIGN_RETRY_MS,
});
