/** The actor that downloads the Ride-Along archive (SUBM-05, DASH-11). */
import type { ApiClient } from '../../api/client.ts';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';
import { saveFile } from '../actors/save-file.ts';
import { loadRideAlongArchive } from './ride-along-archive.ts';

/** Throws `ServiceFailure` if the services have no archive. */
export async function downloadArchive(
  client: ApiClient,
  files: RideAlongFiles,
  signal: AbortSignal,
): Promise<void> {
  const { blob, name } = await loadRideAlongArchive(client, files, signal);
  saveFile(blob, name);
}
