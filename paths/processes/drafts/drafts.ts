/** Shared by the processes about drafts. */
import { does, type Hand, row, sees, storage } from '../../model/kit.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import * as wizardWords from '../../../src/words/wizard.gen.ts';

export const BAKERY = `/create/${BAKERY_ID}`;
export const ANSWER = 'No, make one from text';
export const SAVED = sees.text(new RegExp(`^${wizardWords.saved()}$`));

/** Answers the first question of a new coupon, which is stored as a draft; `opened` runs in between. */
export const beginCoupon = (opened: Hand, ...then: readonly Hand[]): Hand => [
  ...[does.open(BAKERY), opened, does.check(ANSWER), SAVED],
  ...then,
];

export const STORAGE_BREAKS = row(
  'has a browser whose storage breaks (only the runner can do this)',
  storage.breakAll,
  {
    brings: new Error('AbortError'),
  },
);
