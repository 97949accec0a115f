/** Shared by the processes about drafts. */
import * as wizardWords from '../../../src/words/wizard.gen.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import { does, type Hand, row, sees, storage } from '../kit/kit.ts';

export const BAKERY = `/create/${BAKERY_ID}`;
export const ANSWER = 'No, make one from text';
export const SAVED = sees.text(new RegExp(`^${wizardWords.draftSaved()}$`));

/** Answers the first question of a new coupon, which is stored as a draft; `opened` runs in between. */
export const beginCoupon = (...opened: readonly Hand[]) =>
  row(`opens ${BAKERY}, chooses “${ANSWER}”, and reads “${wizardWords.draftSaved()}”`, [
    does.open(BAKERY),
    opened,
    does.check(ANSWER),
    SAVED,
  ]);

export const STORAGE_BREAKS = row(
  'has a browser whose storage breaks (only the runner can do this)',
  storage.breakAll,
  { brings: new Error('AbortError') },
);
