/** The Ride-Along design of a template or a stored coupon (WIZ-04, DASH-11). */
import type { ClientAndCache } from '../../api/client.ts';
import { informedImagesQuery } from '../../api/informed-images.queries.ts';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { requireKnownDesign } from '../../domain/design/known-design.ts';
import { isUnknownId } from '../../domain/failures.ts';

/** Reads the design of an informedImages id; null if there is none. Throws `DesignUnreadable` or `ServiceFailure`. */
export async function rideAlongOf(
  { client, queryClient }: ClientAndCache,
  informedImagesId: string | null,
): Promise<DesignDocument | null> {
  if (informedImagesId === null) return null;
  try {
    const query = informedImagesQuery(client, informedImagesId);
    const { editorSource } = await queryClient.ensureQueryData(query);
    requireKnownDesign(editorSource);
    return editorSource;
  } catch (reason) {
    if (isUnknownId(reason)) return null;
    throw reason;
  }
}
