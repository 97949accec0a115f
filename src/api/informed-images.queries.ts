/** Ride-Along designs by their informedImages id, and their archives (API-09). */
import { queryOptions } from '@tanstack/react-query';
import { DESIGN_RETRY_MS } from '../domain/constants.ts';
import type { ApiClient, Schema } from './client.ts';

type RideAlongDrawing = Schema<'RideAlongDrawing'>;
type RideAlongArchive = Schema<'RideAlongArchive'>;

export const informedImagesQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['informed-images', id],
    retryDelay: DESIGN_RETRY_MS,
    queryFn: ({ signal }) =>
      client.GET('/api/v1/informedimages/template/{id}', { params: { path: { id } }, signal }),
  });

/** The archive of an uploaded image: the 600x400 master and the 300x200 JPEG (SUBM-05). */
export function makeRideAlongArchive(
  client: ApiClient,
  id: string,
  body: RideAlongDrawing,
  signal?: AbortSignal,
): Promise<RideAlongArchive> {
  const params = { path: { id } };
  return client.POST('/api/v1/informedimages/template/{id}/archive', { params, body, signal });
}
