/** Small changes from the dashboard: each is one transaction and only for the owner (DASH-05 to DASH-08). */
import type { CreatedProject } from '../../../openapi/schema.gen.ts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { FIELD_MESSAGES } from '../../../src/domain/field-messages.ts';
import { showsNothing } from '../../../src/domain/plain-text.ts';
import type { Database, Tables } from '../../db/database.ts';
import { existing, RequestFailure } from '../../http/problems/problems.ts';
import {
  changeNote,
  changeProject,
  copyProject,
  deleteProjects,
  lockOwnProject,
  lockOwnProjects,
  nameForCopy,
  switchLocked,
} from './project-changes.repository.ts';
import {
  findOwnProject,
  findOwnSummary,
  listImages,
  type ProjectRow,
  type ProjectSummaryRow,
  findProject,
} from '../stored/projects.repository.ts';
import { templateUseIncrement } from '../../catalogue/templates.repository.ts';
import {
  insertWalletRows,
  enqueueWalletUpdates,
  storeRemains,
} from '../../delivery/wallet-changes.repository.ts';
import { couponFactsOf } from '../stored/project-facts.ts';
import type { PublishingParts } from './project-preparation.ts';
import { changeTogether } from '../stored/one-statement.ts';
import { walletQueue } from '../../jobs/queues.ts';
import { answerOnce, type IdempotentCall } from './idempotent-call.ts';
import { earlierCoupon, refuseTooManyCoupons } from './project-creation.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';
import { countRemovedCoupons } from '../../delivery/removed-coupons.repository.ts';
import { passImages } from '../stored/pass-image-rows.ts';

interface Own {
  readonly accountId: string;
  readonly id: string;
}

/** Renames a coupon; recipients see no change. */
export async function renameProject(database: Database, own: Own, name: string) {
  const trimmed = validName(name);
  return changed(database, own, async (transaction, { id }) => {
    await changeProject(transaction, id, { name: trimmed });
  });
}

/** Changes the owner's private note; an empty one takes it away (DASH-19). */
export async function noteProject(database: Database, own: Own, note: string) {
  return changed(database, own, (transaction, { id, account_id }) =>
    changeNote(transaction, { id, accountId: account_id, note: note.trim() }),
  );
}

/** Switches a coupon on or off; does nothing when it already has that state. */
export async function setProjectActive(database: Database, own: Own, active: boolean) {
  return changed(database, own, async (transaction, row) => {
    if (row.active === active) return;
    await changeProject(transaction, row.id, { active });
    await enqueueWalletUpdates(transaction, [row.id]);
  });
}

/** Switches coupons on or off, all or none; skips those that already have that state (DASH-17). */
export async function switchProjects(
  database: Database,
  { accountId, ids, active }: { accountId: string; ids: readonly string[]; active: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const found = await lockedAll(transaction, { accountId, ids, list: '/ids' });
    const changedIds = await switchLocked(transaction, found, active);
    await enqueueWalletUpdates(transaction, changedIds);
  });
}

/**
 * Removes coupons, all or none; throws `RequestFailure` `not-found` that names the ids of other accounts. `list` is the
 * pointer of the ids in the body; null if they come from the address.
 */
export async function removeProjects(
  database: Database,
  { accountId, ids, list }: { accountId: string; ids: readonly string[]; list: '' | null },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const found = await lockedAll(transaction, { accountId, ids, list });
    await couponsRemoved(transaction, found);
    await deleteProjects(transaction, found);
  });
}

/** Copies a coupon of the account, once per key; sends no mail, because the copy is not finished. */
export async function cloneProject(
  { database, findApprovalRule }: Pick<PublishingParts, 'database' | 'findApprovalRule'>,
  { id, coupons, ...call }: IdempotentCall & { readonly id: string; readonly coupons: number },
): Promise<CreatedProject> {
  const earlier = await earlierCoupon(database, call);
  if (earlier !== null) return earlier;
  refuseTooManyCoupons(coupons);
  const source = existing(await findOwnProject(database, call.accountId, id));
  // The copy is public at once.
  const requireApproval = await findApprovalRule?.(call.accountId);
  await requireApproval?.({
    facts: couponFactsOf(source),
    images: await listImages(database, source.id),
  });
  const created = { id: randomUUID(), informedImagesId: source.informed_images_id };
  return answerOnce(database, call, created, (claim) =>
    database.transaction().execute(async (transaction) => {
      const row = await locked(transaction, { accountId: call.accountId, id });
      const changes = [
        claim,
        templateUseIncrement(transaction, row.template_id),
        ...insertWalletRows(created.id),
      ];
      await changeTogether(transaction, changes, [walletQueue.channel]);
      const name = await nameForCopy(transaction, call.accountId, row.name);
      await copyProject(transaction, row.id, { id: created.id, name });
    }),
  );
}

/** Returns the trimmed name; throws `RequestFailure` when it is empty. */
export function validName(name: string): string {
  const trimmed = name.trim();
  if (!showsNothing(trimmed)) return trimmed;
  throw RequestFailure.at('/name', FIELD_MESSAGES.required(), 'invalid-coupon');
}

/** A body may repeat the id of the address; throws `RequestFailure` when it names another coupon. */
export function refuseOtherId(said: string | undefined, id: string): void {
  if (said === undefined || said.toLowerCase() === id.toLowerCase()) return;
  throw RequestFailure.at('/id', problemWords.otherIdInAddress());
}

async function changed(
  database: Database,
  own: Own,
  change: (transaction: Transaction<Tables>, row: ProjectRow) => Promise<void>,
): Promise<ProjectSummaryRow> {
  return database.transaction().execute(async (transaction) => {
    await change(transaction, await locked(transaction, own));
    const summary = await findOwnSummary(transaction, own.accountId, own.id);
    if (summary === undefined) throw new Error('A locked coupon is gone.');
    return summary;
  });
}

async function locked(transaction: Transaction<Tables>, { accountId, id }: Own) {
  return existing(await lockOwnProject(transaction, accountId, id));
}

/** Throws `RequestFailure` `not-found` that names the positions in the list of ids that are not the account's. */
async function lockedAll(
  transaction: Transaction<Tables>,
  { accountId, ids, list }: { accountId: string; ids: readonly string[]; list: string | null },
): Promise<readonly string[]> {
  const wanted = ids.map((id) => id.toLowerCase());
  const found = new Set(await lockOwnProjects(transaction, accountId, [...new Set(wanted)]));
  const missing = wanted.flatMap((id, index) => (found.has(id) ? [] : [index]));
  if (missing.length === 0) return [...found];
  const detail = problemWords.couponNotFound();
  const places = list === null ? [] : missing.map((index) => `${list}/${index}`);
  throw new RequestFailure(
    'not-found',
    places.map((pointer) => ({ pointer, detail })),
  );
}

/**
 * Records that these coupons are about to be removed: their phones get a void pass, Google's object becomes inactive.
 * Call it once with all ids, in the removal's transaction, before the removal.
 */
async function couponsRemoved(transaction: Transaction<Tables>, couponIds: readonly string[]) {
  await enqueueWalletUpdates(transaction, couponIds);
  for (const id of couponIds) {
    const project = await findProject(transaction, id);
    if (project === undefined) continue;
    const images = passImages(await listImages(transaction, id));
    const remains = { facts: couponFactsOf(project), images };
    await storeRemains(transaction, id, { remains, accountId: project.account_id });
  }
  await countRemovedCoupons(transaction, couponIds);
}
