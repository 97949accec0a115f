/** One running wizard: its actor and its other state in this tab. */
import type { ClientAndCache } from '../../api/client.ts';
import type { Configuration } from '../../domain/configuration.ts';
import { loadFormChecks } from '../../domain/wizard/form-checks.ts';
import type { DraftActor } from '../../machines/drafts/draft.machine.ts';
import {
  DRAFT_VERSION,
  hasWork,
  persistedWizard,
  wake,
} from '../../machines/wizard/persisted-wizard.ts';
import type { WizardInput } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { claimDraft, type ClaimedDraft } from '../drafts/claim-draft.ts';
import type { DraftPlaces, RunningRegistry } from '../drafts/running-registry.ts';
import { releaseDraft, startDraft, requireStored, whenStored } from '../drafts/start-draft.ts';
import { createAddressEcho } from './address-echo.ts';
import { wizardCreator } from './create-wizard.ts';
import { productMachine } from './product-machine.ts';
import { readCrop, type UnfinishedCrop } from './unfinished-crop.ts';

export type RunningWizard = Awaited<ReturnType<typeof startWizard>>;

/** What a wizard uses of the outside world. */
export interface WizardServices extends ClientAndCache {
  readonly configuration: Configuration;
  readonly wizards: RunningRegistry<RunningWizard>;
}

interface WizardStart {
  readonly places: DraftPlaces;
  readonly sources: ClientAndCache;
  /** Returns the input for a wizard from this draft. */
  readonly inputOf: (draft: ClaimedDraft) => Promise<WizardInput>;
}

/** Starts a wizard from a draft of these places, else a new one. Throws what `inputOf` throws. */
export async function startWizard({ places, sources, inputOf }: WizardStart) {
  const claimed = await claimDraft(...places);
  const { stored } = claimed;
  const [input, restored] = await Promise.all([
    inputOf(claimed),
    stored === null ? null : restoring(),
  ]).catch((reason: unknown) => {
    claimed.release();
    throw reason;
  });
  let crop = readCrop(stored?.crop);
  const draft: DraftActor = startDraft(claimed, () => draftOfNow(actor, crop));
  const machine = productMachine(sources, {
    whenKeyIsStored: () => whenStored(draft),
    keepDraft: () => requireStored(draft),
  });
  const create = wizardCreator(machine, input, () => {
    if (hasWork(actor.getSnapshot())) draft.send({ type: 'draft.change' });
  });
  const actor =
    stored === null || restored === null ? create() : restored(create, machine, input, stored);
  actor.subscribe({
    complete: () => {
      if (actor.getSnapshot().matches('kept')) releaseDraft(draft, claimed.key);
      else draft.send({ type: 'draft.discard' });
    },
  });
  actor.start();
  if (stored !== null) {
    wake(actor);
    draft.send({ type: 'draft.change' });
  }
  return {
    /** The account, and the address at which the wizard started. */
    place: claimed.key,
    /** The draft's id, under which the coupon is shared for approval. */
    draftId: claimed.key.draft,
    actor,
    draft,
    echo: createAddressEcho(actor, stored !== null),
    /** The cropper's unsaved content; null if the cropper is closed. */
    unfinishedCrop: () => crop,
    /** Stores the crop with the draft. */
    storeCrop: (next: UnfinishedCrop | null) => {
      crop = next;
      draft.send({ type: 'draft.change' });
    },
  };
}

/** Reading a draft needs schemas; a new wizard does not wait for these. */
async function restoring() {
  const [{ restoredWizard }] = await Promise.all([
    import('./wizard-of-draft.ts'),
    loadFormChecks(),
  ]);
  return restoredWizard;
}

function draftOfNow(actor: WizardActor, crop: UnfinishedCrop | null) {
  const snapshot = actor.getSnapshot();
  const { context, children } = snapshot;
  return {
    version: DRAFT_VERSION,
    savedAt: Date.now(),
    form: context.form,
    snapshot: persistedWizard(actor),
    crop,
    isOver: children.submission?.getSnapshot().matches('success') ?? false,
    isSetAside: snapshot.matches({ asking: 'keeping' }),
  };
}
