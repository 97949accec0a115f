/** The actor behind the Ride-Along archive: reads it from the services and hands it to the browser (SUBM-05, DASH-11). */
import type { ApiClient } from '../../api/client.ts';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';
import { saveFile } from '../page/save-file.ts';
import { loadRideAlongArchive } from './ride-along-archive.ts';

/** Throws `ServiceFailure` where the services have no archive to give. */
export async function downloadArchive(
  client: ApiClient,
  files: RideAlongFiles,
  signal: AbortSignal,
): Promise<void> {
  const { blob, name } = await loadRideAlongArchive(client, files, signal);
  saveFile(blob, name);
}
