/** The running wizards: one registry, keyed by account, address and draft, so that a route finds the one it left. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { RideAlongFiles } from '../../machines/submission/ride-along-archive.machine.ts';
import type { WizardInput } from '../../machines/wizard/wizard-context.ts';
import {
  DRAFT_VERSION,
  hasWork,
  persistedWizard,
  wake,
} from '../../machines/wizard/resumed-wizard.ts';
import type { DraftActor } from '../../machines/drafts/draft.machine.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { claimDraft, type ClaimedDraft } from '../drafts/claim-draft.ts';
import { copyText } from '../page/copy-text.ts';
import type { DraftKey, DraftPlace } from '../drafts/draft-store.ts';
import { downloadArchive } from './download-archive.ts';
import { drawArtwork } from './draw-artwork.ts';
import { type DraftOfNow, keepDraft, whenKept } from '../drafts/keep-draft.ts';
import { provideActors } from './provide-actors.ts';
import { couponSaver } from './save-coupon.ts';
import { readCrop, rememberCrop, unfinishedCropOf } from '../drafts/unfinished-crop.ts';
import { wizardFrom } from '../drafts/wizard-from-draft.ts';

interface Running {
  readonly key: DraftKey;
  readonly wizard: WizardActor;
}

const running = new Map<string, Running>();
const opening = new Map<string, Promise<WizardActor>>();
const drafts = new WeakMap<WizardActor, DraftActor>();
const unvisited = new WeakSet<WizardActor>();

export interface Opening {
  /** Where a new wizard lives; a wizard or a draft of the others is as good. */
  readonly places: readonly [DraftPlace, ...DraftPlace[]];
  readonly client: ApiClient;
  /** What the wizard of this draft starts with. */
  readonly inputOf: (draft: ClaimedDraft) => Promise<WizardInput>;
}

/** The wizard of this place: the running one, else one that goes on from its draft, else a new one with `inputOf`. */
export function openWizard(wanted: Opening): Promise<WizardActor> {
  const found = wanted.places.map(findWizard).find((wizard) => wizard !== null);
  if (found !== undefined) return Promise.resolve(found);
  const name = nameOf(wanted.places[0]);
  const begun = opening.get(name) ?? startWizard(wanted);
  opening.set(name, begun);
  return begun.finally(() => opening.delete(name));
}

/** What keeps the wizard's draft. */
export function draftOf(wizard: WizardActor): DraftActor {
  const draft = drafts.get(wizard);
  if (draft === undefined) throw new Error('Only the registry starts wizards.');
  return draft;
}

/** True once for a wizard that came from a draft: no address has been asked of it yet (WIZ-21). */
export function isFirstVisit(wizard: WizardActor): boolean {
  return unvisited.delete(wizard);
}

function findWizard({ account, address }: DraftPlace): WizardActor | null {
  for (const { key, wizard } of running.values()) {
    if (key.account !== account || key.address !== address) continue;
    if (wizard.getSnapshot().status === 'active') return wizard;
  }
  return null;
}

async function startWizard({ places, client, inputOf }: Opening): Promise<WizardActor> {
  const claimed = await claimDraft(...places);
  const input = await inputOf(claimed).catch((reason: unknown) => {
    claimed.release();
    throw reason;
  });
  const draft: DraftActor = keepDraft(claimed, () => draftOfNow(wizard));
  const machine = machinesOf(client, () => whenKept(draft)).wizard;
  const wizard = wizardFrom(machine, input, claimed.kept, () => {
    if (hasWork(wizard.getSnapshot())) draft.send({ type: 'draft.change' });
  });
  const name = `${nameOf(claimed.key)} ${claimed.key.draft}`;
  running.set(name, { key: claimed.key, wizard });
  drafts.set(wizard, draft);
  wizard.subscribe({
    complete: () => {
      running.delete(name);
      draft.send({ type: 'draft.discard' });
    },
  });
  wizard.start();
  if (claimed.kept !== null) {
    rememberCrop(wizard, readCrop(claimed.kept.crop));
    unvisited.add(wizard);
    wake(wizard);
    draft.send({ type: 'draft.change' });
  }
  return wizard;
}

function draftOfNow(wizard: WizardActor): DraftOfNow {
  const { context, children } = wizard.getSnapshot();
  return {
    version: DRAFT_VERSION,
    savedAt: Date.now(),
    form: context.form,
    snapshot: persistedWizard(wizard),
    crop: unfinishedCropOf(wizard),
    isOver: children.submission?.getSnapshot().matches('success') ?? false,
  };
}

/** The machines with the product's own actors. */
function machinesOf(client: ApiClient, whenKeyIsKept: () => Promise<void>) {
  return provideActors({
    drawArtwork,
    saveCoupon: couponSaver(client, whenKeyIsKept),
    copyText,
    downloadArchive: fromPromise<void, RideAlongFiles | null>(async ({ input, signal }) => {
      if (input !== null) await downloadArchive(client, input, signal);
    }),
  });
}

function nameOf({ account, address }: DraftPlace): string {
  return `${account} ${address}`;
}
