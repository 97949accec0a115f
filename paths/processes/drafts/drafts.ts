/** Shared by the processes about drafts. */
import { DRAFT_WORDS } from '../../../src/domain/wizard/draft-messages.ts';
import { does, type Hand, row, sees, storage } from '../../model/kit.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';

export const BAKERY = `/create/${BAKERY_ID}`;
export const ANSWER = 'No, make one from text';
export const SAVED = sees.text(new RegExp(`^${DRAFT_WORDS.saved}$`));

/** Answers the first question of a new coupon, which is stored as a draft; `opened` runs in between. */
export const beginCoupon = (opened: Hand, ...then: readonly Hand[]): Hand => [
  ...[does.open(BAKERY), opened, does.check(ANSWER), SAVED],
  ...then,
];

export const STORAGE_BREAKS = row('has a browser whose storage breaks', storage.breakAll, {
  brings: new Error('AbortError'),
});
