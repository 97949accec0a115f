/** "Publish only what is approved": an account's own rule, off by default (APPR-03). */
import { approvalOf } from '../../src/domain/approval/approval.ts';
import { APPROVAL_RULE } from '../../src/domain/approval/approval-rule.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { findAttribute } from '../accounts/attributes.repository.ts';
import type { RecipientView } from '../coupons/saving/project-preparation.ts';
import type { Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { listAnswersTo } from './answers.repository.ts';
import { fingerprintOf } from './proof-content.ts';

/** Refuses a coupon that is to be published and is not approved as it is; throws `RequestFailure` `not-approved`. */
export function createApprovalRule(database: Database) {
  return async (accountId: string, read: () => Promise<RecipientView>): Promise<void> => {
    const rule = await findAttribute(database, accountId, APPROVAL_RULE);
    if (rule?.value !== true) return;
    const fingerprint = fingerprintOf(await read());
    const { state, waitsFor } = approvalOf(
      await listAnswersTo(database, accountId, fingerprint),
      fingerprint,
    );
    if (state === 'approved') return;
    const detail = problemWords.waitsFor({ names: waitsFor.join(', ') });
    throw new RequestFailure(
      'not-approved',
      waitsFor.length === 0 ? [] : [{ pointer: '', detail }],
    );
  };
}
