/** Ride-Along designs by their informedImages id, and their archives (API-09). */
import { queryOptions } from '@tanstack/react-query';
import { DESIGN_RETRY_MS } from '../domain/constants.ts';
import type { ApiClient } from './client.ts';

export const informedImagesQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['informed-images', id],
    retryDelay: DESIGN_RETRY_MS,
    queryFn: ({ signal }) =>
      client.GET('/api/v1/informedimages/template/{id}', { params: { path: { id } }, signal }),
  });
