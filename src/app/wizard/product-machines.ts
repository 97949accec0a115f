/** The machines with their real actors. */
import { fromPromise } from 'xstate';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';
import { copyText } from '../actors/copy-text.ts';
import type { BarcodeSources } from './finished-barcode.ts';
import { artworkDrawer } from './draw-artwork.ts';
import { provideActors } from './provide-actors.ts';
import { couponSaver } from './save-coupon.ts';
import type { ApiClient } from '../../api/client.ts';
import { saveFile } from '../actors/save-file.ts';
import { loadRideAlongArchive } from './ride-along-archive.ts';

/** What a wizard calls on its draft. */
interface DraftCalls {
  /** Resolves once a reload would find the idempotency key of the save (SUBM-03). */
  readonly whenKeyIsStored: () => Promise<void>;
  /** Rejects if the draft could not be stored (WIZ-11). */
  readonly keepDraft: () => Promise<void>;
}

export function productMachines(
  sources: BarcodeSources,
  { whenKeyIsStored, keepDraft }: DraftCalls,
) {
  const { client } = sources;
  return provideActors({
    drawArtwork: artworkDrawer(sources),
    keepDraft: fromPromise<void, void>(keepDraft),
    saveCoupon: couponSaver(client, whenKeyIsStored),
    copyText,
    downloadArchive: fromPromise<void, RideAlongFiles | null>(async ({ input, signal }) => {
      if (input !== null) await downloadArchive(client, input, signal);
    }),
  });
}

/**
 * The actor that downloads the Ride-Along archive (SUBM-05, DASH-11).
 * Throws `ServiceFailure` if the services have no archive.
 */
async function downloadArchive(
  client: ApiClient,
  files: RideAlongFiles,
  signal: AbortSignal,
): Promise<void> {
  const { blob, name } = await loadRideAlongArchive(client, files, signal);
  saveFile(blob, name);
}
