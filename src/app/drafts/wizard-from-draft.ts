/** A wizard from what is kept of it: all of it where this version can read it, else its form, else a new one (WIZ-11). */
import { createActor, type Snapshot } from 'xstate';
import { IDEMPOTENCY_KEPT_MS } from '../../domain/constants.ts';
import { keptForm } from '../../domain/coupon/kept-form.ts';
import { DRAFT_VERSION, isWhole, snapshotOfForm } from '../../machines/wizard/resumed-wizard.ts';
import type { WizardInput } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor, WizardMachine } from '../../machines/wizard/wizard.machine.ts';
import type { KeptDraft } from './draft-store.ts';

/** Not yet started; `onChange` is called after each step of the wizard and of everything it has started, but not for bytes that leave. */
export function wizardFrom(
  machine: WizardMachine,
  input: WizardInput,
  kept: KeptDraft | null,
  onChange: () => void,
): WizardActor {
  const create = (snapshot?: Snapshot<unknown>): WizardActor =>
    createActor(machine, {
      input,
      ...(snapshot !== undefined && { snapshot }),
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.snapshot') return;
        if (inspection.event.type !== 'saving.progress') onChange();
      },
    });
  if (kept === null) return create();
  return whole(create, input, kept) ?? ofForm(create, machine, input, kept);
}

type Create = (snapshot?: Snapshot<unknown>) => WizardActor;

function whole(create: Create, input: WizardInput, kept: KeptDraft): WizardActor | null {
  if (kept.version !== DRAFT_VERSION || !isSnapshot(kept.snapshot)) return null;
  try {
    const wizard = create(withTemplate(kept.snapshot, input));
    const snapshot = wizard.getSnapshot();
    if (!isWhole(snapshot, input)) return null;
    // The services may have forgotten the key by now; sent again, it would make a second coupon.
    const isTooLate = Date.now() - kept.savedAt > IDEMPOTENCY_KEPT_MS;
    return isTooLate && snapshot.matches('submitting') ? null : wizard;
  } catch {
    return null;
  }
}

function ofForm(
  create: Create,
  machine: WizardMachine,
  input: WizardInput,
  kept: KeptDraft,
): WizardActor {
  try {
    return create(snapshotOfForm(machine, input, keptForm(input.form, kept.form)));
  } catch {
    return create();
  }
}

/** Whether the draft is a campaign's, as far as it can be read: also that of a coupon that had no Ride-Along image before. */
export function isCampaign(kept: KeptDraft | null): boolean {
  if (kept === null || !isSnapshot(kept.snapshot)) return false;
  return Reflect.get(kept.snapshot.context, 'flowName') === 'campaign';
}

/** The template is offered or withdrawn as of now, not as of when the draft was kept. */
function withTemplate(
  snapshot: KeptSnapshot,
  { templateId }: Pick<WizardInput, 'templateId'>,
): KeptSnapshot {
  return { ...snapshot, context: { ...snapshot.context, templateId } };
}

type KeptSnapshot = Snapshot<unknown> & { readonly context: object };

function isSnapshot(value: unknown): value is KeptSnapshot {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false;
  return 'context' in value && typeof value.context === 'object' && value.context !== null;
}
