/** Restores a wizard from its stored draft: all of it if this version can read it, else its form, else a new one (WIZ-11). */
import type { Snapshot } from 'xstate';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '../../domain/constants.ts';
import { COUPON_FORM_DEFAULTS } from '../../domain/coupon/fields/coupon-form.ts';
import { restoredForm } from '../../domain/coupon/fields/restored-form.ts';
import { isSame } from '../../domain/same-value.ts';
import { traitsOf } from '../../domain/wizard/flows.ts';
import { DRAFT_VERSION } from '../../machines/wizard/persisted-wizard.ts';
import { isRestorable, snapshotOfForm } from '../../machines/wizard/snapshot-of-form.ts';
import type { WizardInput } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor, WizardMachine } from '../../machines/wizard/wizard.machine.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { CreateWizard } from './create-wizard.ts';

/** Not started; `create` makes the wizard, new or from a snapshot. */
export function restoredWizard(
  create: CreateWizard,
  machine: WizardMachine,
  input: WizardInput,
  stored: StoredDraft,
): WizardActor {
  const wizard = whole(create, input, stored);
  if (wizard !== null) return wizard;
  try {
    return create(snapshotOfForm(machine, input, restoredForm(input.form, stored.form)));
  } catch {
    return create();
  }
}

function whole(create: CreateWizard, input: WizardInput, stored: StoredDraft): WizardActor | null {
  if (stored.version !== DRAFT_VERSION || !isSnapshot(stored.snapshot)) return null;
  try {
    const wizard = create(withCurrent(stored.snapshot, input));
    const snapshot = wizard.getSnapshot();
    if (!isRestorable(snapshot, input)) return null;
    // The services may have forgotten the key; with it, a repeated save would create a second coupon.
    const isTooLate = Date.now() - stored.savedAt > IDEMPOTENCY_KEY_LIFETIME_MS;
    return isTooLate && snapshot.matches('submitting') ? null : wizard;
  } catch {
    return null;
  }
}

/** Whether the draft belongs to a campaign, even if its coupon had no Ride-Along image before. */
export function isCampaign(stored: StoredDraft): boolean {
  if (!isSnapshot(stored.snapshot)) return false;
  return Reflect.get(stored.snapshot.context, 'flowName') === 'campaign';
}

interface EditedCoupon {
  readonly projectId: string;
  readonly request: { readonly fromDashboard: boolean; readonly withRideAlong: boolean };
  readonly services: { readonly configuration: Pick<WizardInput, 'shareBase'> };
}

/**
 * The input of an edit whose coupon was removed: its draft is saved as a new coupon, without naming the template. Throws
 * any other reason why the edit did not open, and every one if there is no draft.
 */
export function inputOfRemoved(
  { projectId, request, services }: EditedCoupon,
  stored: StoredDraft | null,
  reason: unknown,
): WizardInput {
  const isRemoved = reason instanceof Error && reason.name === 'ProjectNotFound';
  if (!isRemoved || stored === null) throw reason;
  const { fromDashboard, withRideAlong } = request;
  const form = restoredForm(COUPON_FORM_DEFAULTS, stored.form);
  const { stripEditorSource: design, description: name } = form;
  const isNew = { version: '*', isTemplateOffered: false, newFromExisting: true };
  return {
    flowName: design === null ? 'design' : withRideAlong ? 'campaign' : 'edit',
    templateId: null,
    traits: traitsOf(design, true),
    form,
    stored: { id: projectId, name, fromDashboard, ...isNew },
    shareBase: services.configuration.shareBase,
  };
}

/**
 * Uses the template's current state, not its state when the draft was stored; and the coupon's name and version of now,
 * unless its content has changed since the edit began. A running save keeps its own version, so that it is recognized.
 */
function withCurrent(snapshot: StoredSnapshot, { templateId, form, stored }: WizardInput) {
  const isSameCoupon = isSame(form, Reflect.get(snapshot.context, 'original'));
  const context = { ...snapshot.context, templateId, ...(isSameCoupon && { stored }) };
  return { ...snapshot, context };
}

type StoredSnapshot = Snapshot<unknown> & { readonly context: object };

function isSnapshot(value: unknown): value is StoredSnapshot {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false;
  return 'context' in value && typeof value.context === 'object' && value.context !== null;
}
