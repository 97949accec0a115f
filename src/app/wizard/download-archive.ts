/** The actor behind the Ride-Along archive: reads it from the services and hands it to the browser (SUBM-05, DASH-11). */
import type { ApiClient } from '../../api/client.ts';
import { makeRideAlongArchive } from '../../api/informed-images.queries.ts';
import { readArchive } from '../../api/project-changes.ts';
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';
import { saveFile } from '../page/save-file.ts';

/** Throws `ServiceFailure` where the services have no archive to give. */
export async function downloadArchive(
  client: ApiClient,
  files: RideAlongFiles,
  signal: AbortSignal,
): Promise<void> {
  const { blob, name } = await archiveOf(client, files, signal);
  saveFile(blob, name);
}

interface NamedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** Reads the Ride-Along's own archive; where there is none, the coupon's whole one, which has the same two files. */
export async function archiveOf(
  client: ApiClient,
  { couponId, informedImagesId, image, design }: RideAlongFiles,
  signal: AbortSignal,
): Promise<NamedFile> {
  const whole = async () => {
    const { content, fileName } = await readArchive(client, couponId, signal);
    return { blob: content, name: fileName };
  };
  if (informedImagesId === null || !image.startsWith('data:')) return whole();
  const drawing = {
    id: informedImagesId,
    couponId,
    image,
    ...(design !== null && { editorSource: design }),
  };
  try {
    const archive = await makeRideAlongArchive(client, informedImagesId, drawing, signal);
    return { blob: blobOfDataUrl(archive.dataUri, archive.contentType), name: archive.filename };
  } catch (reason) {
    if (reason instanceof ServiceFailure && reason.failure.code === 'not-found') return whole();
    throw reason;
  }
}
