import type { DraftKey, StoredDraft } from '../../../src/app/drafts/draft-store.ts';
import { draftWriter } from '../../../src/app/drafts/draft-writer.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

/** A coupon on the test template with a text logo and a name, but without an offer. */
export const HALFMOON_FORM = {
  ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
  haveLogoImage: 'no',
  logoText: 'HB',
  merchantName: 'Halfmoon Bakery',
} as const;

/** The account of the application under test. */
export const ACCOUNT = '00000000-0000-4000-8000-000000000001';

/** A draft of this version without values. */
export const storedDraft = (part: Partial<StoredDraft> = {}): StoredDraft => ({
  version: 1,
  savedAt: Date.now(),
  form: COUPON_FORM_DEFAULTS,
  snapshot: { status: 'active' },
  ...part,
});

/** Stores a draft like another, closed tab. */
export async function storeDraft(
  key: DraftKey,
  draft: StoredDraft = storedDraft(),
  isOver = false,
): Promise<void> {
  await draftWriter(key, true)(draft, { savedAt: draft.savedAt, owner: 'another tab', isOver });
}
