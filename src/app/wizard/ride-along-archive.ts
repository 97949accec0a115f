import type { ApiClient } from '../../api/client.ts';
import { readArchive } from '../../api/project-changes.ts';
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { isUnknownId } from '../../domain/failures.ts';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';

/** Reads the Ride-Along's archive; if there is none, the coupon's whole archive, which has the same two files. */
export async function loadRideAlongArchive(
  client: ApiClient,
  { couponId, informedImagesId, image, design }: RideAlongFiles,
  signal: AbortSignal,
) {
  const whole = () => readArchive(client, couponId, signal);
  if (informedImagesId === null || !image.startsWith('data:')) return whole();
  const params = { path: { id: informedImagesId } };
  const body = {
    id: informedImagesId,
    couponId,
    image,
    ...(design !== null && { editorSource: design }),
  };
  try {
    // The 600x400 master and the 300x200 JPEG (SUBM-05).
    const call = { params, body, signal };
    const archive = await client.POST('/api/v1/informedimages/template/{id}/archive', call);
    const content = blobOfDataUrl(archive.dataUri, archive.contentType);
    return { content, fileName: archive.filename };
  } catch (reason) {
    if (isUnknownId(reason)) return whole();
    throw reason;
  }
}
