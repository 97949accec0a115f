import { randomUUID } from 'node:crypto';
import type { CreatedProject, NewProject } from '../../../openapi/schema.gen.ts';
import { COUPON_NAME_MAX } from '../../../src/domain/constants.ts';
import type { MailRecipient } from '../../../src/domain/coupon/mail-address.ts';
import type { AccountRow } from '../../accounts/accounts.repository.ts';
import { countedCoupons, recipientOf } from '../../accounts/accounts.service.ts';
import type { Database } from '../../db/database.ts';
import type { Claims } from '../../identity/verify-token.ts';
import { insertOutboxRow } from '../../jobs/mail-outbox.repository.ts';
import { mailQueue, walletQueue } from '../../jobs/queues.ts';
import { changeTogether, type Change } from '../stored/one-statement.ts';
import { findOwnProject } from '../stored/projects.repository.ts';
import { nameForCopy, projectInserted } from './project-changes.repository.ts';
import { templateUseIncrement } from '../../catalogue/templates.repository.ts';
import { insertWalletRows } from '../../delivery/wallet-changes.repository.ts';
import { answerOnce, earlierAnswer, type IdempotentCall } from './idempotent-call.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import {
  prepareWith,
  type PreparedProject,
  type PublishingParts,
  withPictures,
} from './project-preparation.ts';

interface ProjectCreation extends IdempotentCall {
  readonly caller: Claims;
  readonly project: NewProject;
  readonly findAccount: () => Promise<AccountRow>;
}

/** Coupons of one account, with removed ones that phones still have (SAFE-12). Twice as many as the list is measured with. */
const MOST_COUPONS = 100_000;

/** Throws `RequestFailure` `too-many-coupons` for an account that has as many coupons as it may have. */
export function refuseTooManyCoupons(coupons: number): void {
  if (coupons >= MOST_COUPONS) throw new RequestFailure('too-many-coupons');
}

/**
 * Saves a coupon in one statement after its pictures are stored; once per key (API-05, SUBM-03).
 * Throws `RequestFailure` for broken rules, for a key that was used with another body, and for too many coupons.
 */
export async function createProject(parts: PublishingParts, creation: ProjectCreation) {
  return withPictures(parts, creation, async (pictures) => {
    const [account, earlier] = await Promise.all([
      creation.findAccount(),
      earlierCoupon(parts.database, creation),
    ]);
    if (earlier !== null) return earlier;
    refuseTooManyCoupons(countedCoupons(account));
    const prepared = await prepareWith(pictures, parts, { ...creation, current: null });
    return insertOnce(parts.database, creation, prepared, recipientOf(account));
  });
}

/** `recipient` gets the mail with the coupon's link (SUBM-07); null when the account has no address. */
async function insertOnce(
  database: Database,
  creation: ProjectCreation,
  { columns, media }: PreparedProject,
  recipient: MailRecipient | null,
): Promise<CreatedProject> {
  const { accountId, project } = creation;
  const id = randomUUID();
  const created = { id, informedImagesId: columns.informed_images_id };
  const channels = [walletQueue.channel, ...(recipient === null ? [] : [mailQueue.channel])];
  const made = (name: string): readonly Change[] => [
    ...insertWalletRows(id),
    ...projectInserted(database, { id, account_id: accountId, name, ...columns }, media),
    recipient === null ? null : insertOutboxRow(id, recipient),
  ];
  return answerOnce(database, creation, created, async (claim) => {
    // A concurrent save may wait for each of these locks, and for the account's, which counts its coupons.
    const shared = [claim, templateUseIncrement(database, columns.template_id)];
    const source = await sourceOf(database, creation);
    if (source === undefined)
      return changeTogether(database, [...shared, ...made(nameFromOffer(project))], channels);
    await database.transaction().execute(async (transaction) => {
      await changeTogether(transaction, shared);
      const name = await nameForCopy(transaction, accountId, source.name);
      await changeTogether(transaction, made(name), channels);
    });
  });
}

/** Returns the result of an earlier call with this key; throws `coupon-removed` if that coupon is gone (API-05). */
export async function earlierCoupon(database: Database, call: IdempotentCall) {
  const earlier = await earlierAnswer<CreatedProject>(database, call);
  if (earlier === null) return null;
  if ((await findOwnProject(database, call.accountId, earlier.id)) !== undefined) return earlier;
  throw new RequestFailure('coupon-removed');
}

/** The coupon that this one was copied from; the copy's name derives from it (DASH-18). */
async function sourceOf(database: Database, { accountId, project: { copyOf } }: ProjectCreation) {
  return copyOf === undefined ? undefined : findOwnProject(database, accountId, copyOf);
}

/** The default name of a coupon: its offer. */
export function nameFromOffer({ description }: { readonly description: string }): string {
  return [...description].slice(0, COUPON_NAME_MAX).join('');
}
