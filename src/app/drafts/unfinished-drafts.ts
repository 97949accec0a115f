/** This browser's drafts on the dashboard, to continue or discard (DASH-16). */
import { DRAFT_LIFETIME_MS, DRAFT_LOCK_LIMIT_MS } from '../../domain/constants.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { isRecord } from '../../domain/record.ts';
import { FLOWS, STEP_TITLES } from '../../domain/wizard/flows.ts';
import { rememberDraft } from './claim-draft.ts';
import { draftLockName, lockDraft } from './draft-lock.ts';
import {
  type DraftEntry,
  type DraftKey,
  eraseDrafts,
  listDrafts,
  readDraft,
} from './draft-store.ts';
import * as shellWords from '../../words/shell.gen.ts';
import * as flowsWords from '../../words/domain/flows.gen.ts';

export type UnfinishedDraft = NonNullable<Awaited<ReturnType<typeof unfinishedOf>>>;

type DraftSource =
  | { readonly kind: 'template'; readonly templateId: string }
  | { readonly kind: 'project'; readonly projectId: string; readonly isCopy: boolean }
  | { readonly kind: 'own design' };

/** The account's unfinished drafts that no tab has open, newest first. */
export async function listUnfinished(account: string): Promise<readonly UnfinishedDraft[]> {
  const oldest = Date.now() - DRAFT_LIFETIME_MS;
  const held = await heldLocks();
  const entries = (await listDrafts()).filter(
    ({ key, about }) =>
      key.account === account &&
      isCoupon(key) &&
      !about.isOver &&
      about.savedAt >= oldest &&
      !held.has(draftLockName(key)),
  );
  const newestFirst = entries.toSorted((one, other) => other.about.savedAt - one.about.savedAt);
  const drafts = await Promise.all(newestFirst.map(unfinishedOf));
  return drafts.flatMap((draft) => (draft === null ? [] : [draft]));
}

/** Locks that tabs have. A list that took them itself, even for a moment, would hide a draft from the tab that opens it. */
async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, DRAFT_LOCK_LIMIT_MS, null));
  const asked = 'locks' in navigator ? navigator.locks.query().catch(() => null) : null;
  const found = await Promise.race([asked, tooLate]);
  return new Set(found?.held?.map(({ name }) => name));
}

/** Templates have drafts too; administrators find these in the template editor. */
function isCoupon({ address }: DraftKey): boolean {
  return !address.startsWith('/template/');
}

/** Makes the wizard open this draft next at its address. */
export const continueDraft: (key: DraftKey) => void = rememberDraft;

/** Deletes a draft unless a tab has it open; false if one has. */
export async function discardUnopened(key: DraftKey): Promise<boolean> {
  const hold = await lockDraft(key);
  if (hold === null) return false;
  await eraseDrafts([key]).finally(hold.release);
  return true;
}

async function unfinishedOf({ key, about }: DraftEntry) {
  const kept = await readDraft(key).catch(() => null);
  if (kept === null) return null;
  // After the first draft, because the schemas block a phone's thread for a tenth of a second.
  const { restoredForm } = await import('../../domain/coupon/fields/restored-form.ts');
  const form = restoredForm(COUPON_FORM_DEFAULTS, kept.form);
  const named = [form.description, form.merchantName].map((text) => text.trim());
  return {
    key,
    /** The coupon's offer, else its business. */
    name: named.find((text) => text !== '') ?? shellWords.unnamedCoupon(),
    /** "step 3 of 4, Add details"; null if it cannot be read. */
    place: placeOf(kept.snapshot),
    /** Milliseconds since 1970. */
    savedAt: about.savedAt,
    /** The uploaded strip, a data URL; null if the artwork comes from a design. */
    strip: form.apple.stripImage,
    artwork: artworkOf(form),
    /** What the draft was started from. */
    source: sourceOf(key.address),
  };
}

/** The design with the draft's colors and words; null if a strip was uploaded or there is no artwork. */
function artworkOf(form: CouponForm) {
  const { stripEditorSource: design, scheme, text, apple } = form;
  return design === null || apple.stripImage !== null ? null : { design, scheme, text };
}

function placeOf(snapshot: unknown): string | null {
  const context = isRecord(snapshot) ? snapshot['context'] : null;
  if (!isRecord(context)) return null;
  const { flowName, step: index } = context;
  const flow = Object.entries(FLOWS).find(([name]) => name === flowName)?.[1];
  if (flow === undefined || typeof index !== 'number') return null;
  const step = flow.steps[index];
  if (step === undefined) return null;
  return flowsWords.place({
    step: index + 1,
    steps: flow.steps.length,
    title: STEP_TITLES[step](),
  });
}

/** `/create/{templateId}`, `/campaign/{templateId}`, `/project/edit/{projectId}`, with `#new` for a copy. */
function sourceOf(address: string): DraftSource {
  const [path = '', mark] = address.split('#');
  const id = path.split('/').at(-1) ?? '';
  if (path.startsWith('/project/'))
    return { kind: 'project', projectId: id, isCopy: mark === 'new' };
  return id === 'design' ? { kind: 'own design' } : { kind: 'template', templateId: id };
}
