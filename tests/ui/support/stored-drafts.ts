import type { DraftKey, StoredDraft } from '../../../src/app/drafts/draft-store.ts';
import { draftWriter } from '../../../src/app/drafts/draft-writer.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

/** A coupon on the test template: a logo of letters and a name, and no offer yet. */
export const HALFMOON_FORM = {
  ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
  haveLogoImage: 'no',
  logoText: 'HB',
  merchantName: 'Halfmoon Bakery',
} as const;

/** A draft of this version that says nothing yet. */
export const storedDraft = (part: Partial<StoredDraft> = {}): StoredDraft => ({
  version: 1,
  savedAt: Date.now(),
  form: COUPON_FORM_DEFAULTS,
  snapshot: { status: 'active' },
  ...part,
});

/** Keeps a draft as another, closed tab would have. */
export async function storeDraft(
  key: DraftKey,
  draft: StoredDraft = storedDraft(),
  isOver = false,
): Promise<void> {
  await draftWriter(key, true)(draft, { savedAt: draft.savedAt, owner: 'another tab', isOver });
}
