/** The drafts of this browser as the dashboard shows them: each to continue or to discard (DASH-16). */
import { DRAFT_LIFETIME_MS } from '../../domain/constants.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { isRecord } from '../../domain/record.ts';
import { FLOWS, STEP_TITLES } from '../../domain/wizard/flows.ts';
import { rememberDraft } from './claim-draft.ts';
import { lockDraft } from './draft-lock.ts';
import {
  type DraftEntry,
  type DraftKey,
  eraseDrafts,
  listDrafts,
  readDraft,
} from './draft-store.ts';

export interface UnfinishedDraft {
  readonly key: DraftKey;
  /** What the coupon offers, else whose it is. */
  readonly name: string;
  /** "step 3 of 4, Add details"; null where that cannot be read. */
  readonly place: string | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The uploaded strip, a data URL; null where the artwork is a design's. */
  readonly strip: string | null;
  /** The design in the draft's own colors and words; null where a strip was uploaded or nothing is drawn. */
  readonly artwork: DraftArtwork | null;
  /** What it was begun from. */
  readonly source: DraftSource;
}

/** What a strip is drawn from. */
interface DraftArtwork {
  readonly design: DesignDocument;
  readonly scheme: string;
  readonly text: Readonly<Record<string, string>>;
}

export type DraftSource =
  | { readonly kind: 'template'; readonly templateId: string }
  | { readonly kind: 'project'; readonly projectId: string; readonly isCopy: boolean }
  | { readonly kind: 'own design' };

/** The account's unfinished drafts that no tab has open, the newest first. */
export async function listUnfinished(account: string): Promise<readonly UnfinishedDraft[]> {
  const oldest = Date.now() - DRAFT_LIFETIME_MS;
  const entries = (await listDrafts()).filter(
    ({ key, about }) =>
      key.account === account && isCoupon(key) && !about.isOver && about.savedAt >= oldest,
  );
  const newestFirst = entries.toSorted((one, other) => other.about.savedAt - one.about.savedAt);
  const drafts = await Promise.all(newestFirst.map(unfinishedOf));
  return drafts.flatMap((draft) => (draft === null ? [] : [draft]));
}

/** Templates are drafted too, and an administrator finds those where they are edited. */
function isCoupon({ address }: DraftKey): boolean {
  return !address.startsWith('/template/');
}

/** The wizard opens this one of the drafts at its address next. */
export const continueDraft: (key: DraftKey) => void = rememberDraft;

/** Deletes a draft that nobody has open; false where somebody has. */
export async function discardUnopened(key: DraftKey): Promise<boolean> {
  const hold = await lockDraft(key);
  if (hold === null) return false;
  await eraseDrafts([key]).finally(hold.release);
  return true;
}

async function unfinishedOf({ key, about }: DraftEntry): Promise<UnfinishedDraft | null> {
  const hold = await lockDraft(key);
  if (hold === null) return null;
  const kept = await readDraft(key)
    .catch(() => null)
    .finally(hold.release);
  if (kept === null) return null;
  // Behind the first draft: the schemas take a tenth of a second of a phone's thread.
  const { restoredForm } = await import('../../domain/coupon/fields/restored-form.ts');
  const form = restoredForm(COUPON_FORM_DEFAULTS, kept.form);
  const named = [form.description, form.merchantName].map((text) => text.trim());
  return {
    key,
    name: named.find((text) => text !== '') ?? 'Unnamed coupon',
    place: placeOf(kept.snapshot),
    savedAt: about.savedAt,
    strip: form.apple.stripImage,
    artwork: artworkOf(form),
    source: sourceOf(key.address),
  };
}

function artworkOf(form: CouponForm): DraftArtwork | null {
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
  return `step ${index + 1} of ${flow.steps.length}, ${STEP_TITLES[step]}`;
}

/** `/create/{templateId}`, `/campaign/{templateId}`, `/project/edit/{projectId}`, with `#new` for a copy. */
function sourceOf(address: string): DraftSource {
  const [path = '', mark] = address.split('#');
  const id = path.split('/').at(-1) ?? '';
  if (path.startsWith('/project/'))
    return { kind: 'project', projectId: id, isCopy: mark === 'new' };
  return id === 'design' ? { kind: 'own design' } : { kind: 'template', templateId: id };
}
