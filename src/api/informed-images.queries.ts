/** Ride-Along designs by their informedImages id, and their archives (API-09). */
import { queryOptions } from '@tanstack/react-query';
import { DESIGN_RETRY_MS } from '../domain/constants.ts';
import type { ApiClient, Schema } from './client.ts';
import { dataOf } from './problem.ts';
import type { components } from '../../openapi/schema.gen.ts';

type InformedImages = Schema<'InformedImages'>;
type RideAlongDrawing = Schema<'RideAlongDrawing'>;
type RideAlongArchive = Schema<'RideAlongArchive'>;

export const informedImagesQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['informed-images', id],
    retryDelay: DESIGN_RETRY_MS,
    queryFn: ({ signal }) => loadInformedImages(client, id, signal),
  });

/** The archive of an uploaded image: the 600x400 master and the 300x200 JPEG (SUBM-05). */
export async function makeRideAlongArchive(
  client: ApiClient,
  id: string,
  drawing: RideAlongDrawing,
  signal?: AbortSignal,
): Promise<RideAlongArchive> {
  const result = await client.POST('/api/v1/informedimages/template/{id}/archive', {
    params: { path: { id } },
    // openapi-fetch 0.17 accepts no read-only arrays, although it only serializes them.
    body: drawing as components['schemas']['RideAlongDrawing'],
    signal: signal ?? null,
  });
  return dataOf(result);
}

async function loadInformedImages(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<InformedImages> {
  const result = await client.GET('/api/v1/informedimages/template/{id}', {
    params: { path: { id } },
    signal,
  });
  // openapi-fetch 0.17 loses tuples in responses; a design has at least one scheme.
  const informedImages: unknown = dataOf(result);
  return informedImages as InformedImages;
}
