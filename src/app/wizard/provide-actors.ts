/** Fills the machines' ports; a missing one does not compile (QA-03). */
import type { AnyEventObject, CallbackActorLogic, PromiseActorLogic } from 'xstate';
import { copyLinkMachine } from '../../machines/submission/copy-link.machine.ts';
import {
  rideAlongArchiveMachine,
  type RideAlongFiles,
} from '../../machines/submission/ride-along-archive.machine.ts';
import {
  type FinishedCoupon,
  submissionMachine,
} from '../../machines/submission/submission.machine.ts';
import type { DrawingOrder } from '../../machines/wizard/finished-wizard.ts';
import { wizardMachine } from '../../machines/wizard/wizard.machine.ts';

interface Actors {
  /** Reports `artwork.progress`, then `artwork.drawn` or `artwork.failed`. */
  readonly drawArtwork: CallbackActorLogic<AnyEventObject, DrawingOrder>;
  readonly keepDraft: PromiseActorLogic<void, void>;
  /** Reports `saving.progress`, then `saving.done` or `saving.failed`. */
  readonly saveCoupon: CallbackActorLogic<AnyEventObject, FinishedCoupon>;
  readonly copyText: PromiseActorLogic<void, string>;
  /** Downloads the Ride-Along's files. */
  readonly downloadArchive: PromiseActorLogic<void, RideAlongFiles | null>;
}

/** The product's machines with their real actors. */
export function provideActors(actors: Actors) {
  const { drawArtwork, keepDraft, saveCoupon, copyText, downloadArchive } = actors;
  const copyLink = copyLinkMachine.provide({ actors: { copyText } });
  const archive = rideAlongArchiveMachine.provide({ actors: { downloadArchive } });
  const submission = submissionMachine.provide({ actors: { saveCoupon, copyLink, archive } });
  return {
    copyLink,
    wizard: wizardMachine.provide({ actors: { drawArtwork, keepDraft, submission } }),
  };
}
