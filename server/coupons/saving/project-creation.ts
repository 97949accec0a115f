import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { components } from '../../../openapi/schema.gen.ts';
import { COUPON_NAME_MAX } from '../../../src/domain/constants.ts';
import type { MailRecipient } from '../../../src/domain/coupon/mail-address.ts';
import type { Database, Tables } from '../../db/database.ts';
import type { Claims } from '../../identity/verify-token.ts';
import { queueMail } from '../../jobs/mail-outbox.repository.ts';
import { findOwnProject } from '../stored/projects.repository.ts';
import { nameForCopy } from './copy-names.ts';
import { insertProject } from './project-changes.repository.ts';
import { countUse } from '../../catalogue/templates.repository.ts';
import { couponMade } from '../wallets/wallet-changes.repository.ts';
import type { NewProject } from './coupon-rules.ts';
import { answerOnce, earlierAnswer, type IdempotentCall } from '../../http/idempotent-call.ts';
import { RequestFailure } from '../../http/problems.ts';
import { prepareProject, type ProjectParts } from './project-preparation.ts';

export type CreatedProject = components['schemas']['CreatedProject'];

interface ProjectCreation extends IdempotentCall {
  readonly caller: Claims;
  /** Who gets the coupon's link by mail (SUBM-07); null where the account has no address. */
  readonly recipient: MailRecipient | null;
  readonly project: NewProject;
}

/**
 * Saves a coupon in one transaction, its pictures on disk before; once for each key (API-05, SUBM-03).
 * Throws `RequestFailure` for what the rules refuse and for a key that named another body.
 */
export async function createProject(
  parts: ProjectParts,
  creation: ProjectCreation,
): Promise<CreatedProject> {
  const { database } = parts;
  const { accountId, project, recipient } = creation;
  const earlier = await earlierCoupon(database, creation);
  if (earlier !== null) return earlier;

  const { columns, media } = await prepareProject(parts, { ...creation, current: null });
  const id = randomUUID();
  const created = { id, informedImagesId: columns.informed_images_id };
  return answerOnce(database, creation, created, async (transaction) => {
    await couponMade(transaction, id);
    const name = await nameOf(transaction, accountId, project);
    // Account and template count it: whoever saves at the same time waits from here on.
    await insertProject(transaction, { id, account_id: accountId, name, ...columns }, media);
    if (recipient !== null) await queueMail(transaction, id, recipient);
    if (columns.template_id !== null) await countUse(transaction, columns.template_id);
  });
}

/** Returns what a call of this name made before; throws `RequestFailure` `coupon-removed` where that is gone (API-05). */
export async function earlierCoupon(
  database: Database,
  call: IdempotentCall,
): Promise<CreatedProject | null> {
  const earlier = await earlierAnswer<CreatedProject>(database, call);
  if (earlier === null) return null;
  if ((await findOwnProject(database, call.accountId, earlier.id)) !== undefined) return earlier;
  throw new RequestFailure('coupon-removed');
}

/** Called by what it offers; made from another coupon, by that one's name (DASH-18). */
async function nameOf(
  transaction: Transaction<Tables>,
  accountId: string,
  { copyOf, description }: NewProject,
): Promise<string> {
  const source =
    copyOf === undefined ? undefined : await findOwnProject(transaction, accountId, copyOf);
  if (source !== undefined) return nameForCopy(transaction, accountId, source.name);
  return [...description].slice(0, COUPON_NAME_MAX).join('');
}
