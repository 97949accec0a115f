import type { Transaction } from 'kysely';
import type { CreatedProject, ProjectUpdate } from '../../../openapi/schema.gen.ts';
import type { Tables } from '../../db/database.ts';
import type { Claims } from '../../identity/verify-token.ts';
import { existing, RequestFailure } from '../../http/problems/problems.ts';
import { changeProject, lockOwnProject } from './project-changes.repository.ts';
import { findOwnProject, type ProjectRow } from '../stored/projects.repository.ts';
import { enqueueWalletUpdates } from '../../delivery/wallet-changes.repository.ts';
import { nameFromOffer } from './project-creation.ts';
import { validName, refuseOtherId } from './project-changes.ts';
import {
  prepareProject,
  type PreparedProject,
  type PublishingParts,
} from './project-preparation.ts';
import { projectVersion } from '../stored/project-view.ts';
import { hashOfJson } from '../../http/answers/versions.ts';

interface ProjectEdit {
  readonly caller: Claims;
  readonly accountId: string;
  readonly id: string;
  readonly project: ProjectUpdate;
  /** The versions that the editor may have read; null when the request names no version. */
  readonly read: readonly string[] | null;
}

/**
 * Replaces a coupon in one transaction, under the same link (SUBM-02).
 * Throws `RequestFailure`: `stale-edit` when the coupon has changed since it was read, except by this same update
 * (RFC 9110 §13.1.1); `not-found` when it is not the caller's.
 */
export async function updateProject(parts: PublishingParts, edit: ProjectEdit) {
  const { accountId, id, project } = edit;
  refuseOtherId(project.id, id);
  const update = await hashOfJson({ read: edit.read, project });
  const current = existing(await findOwnProject(parts.database, accountId, id));
  if (isApplied(current, edit, update)) return savedOf(current);

  const prepared = await prepareProject(parts, { ...edit, current });
  return parts.database.transaction().execute(async (transaction) => {
    const row = existing(await lockOwnProject(transaction, accountId, id));
    if (isApplied(row, edit, update)) return savedOf(row);
    return write(transaction, row, prepared, { name: nameOf(project, row), update });
  });
}

/** Returns whether the row is already the result of this update; throws when it is the result of another one. */
function isApplied(row: ProjectRow, { read }: ProjectEdit, update: string): boolean {
  if (read === null || read.includes(projectVersion(row))) return false;
  if (row.applied_update === update) return true;
  throw new RequestFailure('stale-edit');
}

async function write(
  transaction: Transaction<Tables>,
  row: ProjectRow,
  { columns, media }: PreparedProject,
  { name, update }: { readonly name: string; readonly update: string },
) {
  const changed = { ...columns, name, applied_update: update };
  const updated_at = await changeProject(transaction, row.id, changed, media);
  await enqueueWalletUpdates(transaction, [row.id]);
  return savedOf({ ...row, updated_at, informed_images_id: columns.informed_images_id });
}

/** Returns the sent name, else the stored one; a name derived from the description follows it until a rename. */
function nameOf({ name: sent, description }: ProjectUpdate, row: ProjectRow): string {
  const name = sent === undefined ? row.name : validName(sent);
  const isUnnamed = row.name === nameFromOffer(row) && name === row.name.trim();
  return isUnnamed ? nameFromOffer({ description }) : name;
}

function savedOf(row: ProjectRow) {
  const saved: CreatedProject = { id: row.id, informedImagesId: row.informed_images_id };
  return { saved, version: projectVersion(row) };
}
