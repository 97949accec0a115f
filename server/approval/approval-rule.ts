/** "Publish only what is approved": an account's own rule, off by default (APPR-03). */
import { approvalOf } from '../../src/domain/approval/approval.ts';
import { APPROVAL_RULE } from '../../src/domain/approval/approval-rule.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { findAttribute } from '../accounts/attributes.repository.ts';
import type { RequireApproval } from '../coupons/saving/project-preparation.ts';
import type { Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { fingerprintOf } from './proof-content.ts';

/** Finds the rule of an account, which refuses a coupon that is to be published and is not approved as it is. */
export function createApprovalRules(database: Database) {
  return async (accountId: string): Promise<RequireApproval | null> => {
    const rule = await findAttribute(database, accountId, APPROVAL_RULE);
    return rule?.value === true ? requirementOf(database, accountId) : null;
  };
}

function requirementOf(database: Database, accountId: string): RequireApproval {
  return async (view) => {
    const fingerprint = fingerprintOf(view);
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

/** Returns the answers of the account to exactly what has this fingerprint, the newest first. */
async function listAnswersTo(database: Database, accountId: string, fingerprint: string) {
  return database
    .selectFrom('proof_answers')
    .innerJoin('proofs', 'proofs.number', 'proof_answers.proof')
    .select(['proof', 'name', 'verdict', 'proof_answers.fingerprint', 'answered_at'])
    .where('proof_answers.fingerprint', '=', fingerprint)
    .where('proofs.account_id', '=', accountId)
    .orderBy('proof_answers.number', 'desc')
    .limit(MOST_READ)
    .execute();
}

/** Several proofs may show the same; the newest answers decide. */
const MOST_READ = 500;
