/** The wizard's machine, and those that it starts, with their real actors. */
import type { ClientAndCache } from '../../api/client.ts';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import { rideAlongArchiveMachine } from '../../machines/submission/ride-along-archive.machine.ts';
import { submissionMachine } from '../../machines/submission/submission.machine.ts';
import { type WizardMachine, wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import { copyText } from '../actors/copy-text.ts';
import { saveFile } from '../actors/save-file.ts';
import { withCalls } from '../actors/with-calls.ts';
import { artworkDrawer } from './draw-artwork.ts';
import { loadRideAlongArchive } from './ride-along-archive.ts';
import { couponSaver } from './save-coupon.ts';

/** What a wizard calls on its draft. */
interface DraftCalls {
  /** Resolves once a reload would find the idempotency key of the save (SUBM-03). */
  readonly whenKeyIsStored: () => Promise<void>;
  /** Rejects if the draft could not be stored (WIZ-11). */
  readonly keepDraft: () => Promise<void>;
}

/** Everything a wizard calls is filled in; its submission starts the other two. */
export function productMachine(
  sources: ClientAndCache,
  { whenKeyIsStored, keepDraft }: DraftCalls,
): WizardMachine {
  const { client } = sources;
  const archive = withCalls(rideAlongArchiveMachine, {
    // Throws `ServiceFailure` if the services have no archive (SUBM-05, DASH-11).
    async downloadArchive(files, signal) {
      if (files === null) return;
      const { content, fileName } = await loadRideAlongArchive(client, files, signal);
      saveFile(content, fileName);
    },
  });
  const submission = withCalls(submissionMachine, {
    saveCoupon: couponSaver(client, whenKeyIsStored),
    copyLink: withCalls(copyLinkMachine, { copyText }),
    archive,
  });
  return withCalls(wizardMachine, { drawArtwork: artworkDrawer(sources), keepDraft, submission });
}
