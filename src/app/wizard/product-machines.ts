/** The machines with the product's own actors. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';
import { copyText } from '../page/copy-text.ts';
import { downloadArchive } from './download-archive.ts';
import { drawArtwork } from './draw-artwork.ts';
import { provideActors } from './provide-actors.ts';
import { couponSaver } from './save-coupon.ts';

/** `whenKeyIsStored` resolves once a reload would find the key under which saving counts once (SUBM-03). */
export function productMachines(client: ApiClient, whenKeyIsStored: () => Promise<void>) {
  return provideActors({
    drawArtwork,
    saveCoupon: couponSaver(client, whenKeyIsStored),
    copyText,
    downloadArchive: fromPromise<void, RideAlongFiles | null>(async ({ input, signal }) => {
      if (input !== null) await downloadArchive(client, input, signal);
    }),
  });
}
