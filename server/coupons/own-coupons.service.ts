import type {
  CreatedProject,
  NewProject,
  ProjectSummary,
  ProjectUpdate,
} from '../../openapi/schema.gen.ts';
import type { Platform } from '../../src/domain/coupon/fields/coupon-images.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { existing } from '../http/problems/problems.ts';
import { createProjectList, type ProjectSearch } from './reading/project-list.ts';
import { type CouponOwner, couponOwners } from './stored/own-coupon.ts';
import { listOriginals } from './stored/project-media.repository.ts';
import {
  findOwnProject,
  findProject,
  listImages,
  type ProjectRow,
  type ProjectSummaryRow,
} from './stored/projects.repository.ts';
import { countedCoupons, type AccountService } from '../accounts/accounts.service.ts';
import {
  originalOf,
  originalPlaceOf,
  pictureOf,
  placeOf,
  previewScale,
  scaled,
  type OriginalKind,
  type PictureKind,
} from './reading/coupon-pictures.ts';
import { createSharedCalls } from './saving/idempotent-call.ts';
import {
  cloneProject,
  noteProject,
  removeProjects,
  renameProject,
  setProjectActive,
  switchProjects,
} from './saving/project-changes.ts';
import { createProject } from './saving/project-creation.ts';
import type { PublishingParts } from './saving/project-preparation.ts';
import { updateProject } from './saving/project-update.ts';
import { projectOf, projectVersion, projectSummaryOf } from './stored/project-view.ts';
import { hashOfJson } from '../http/answers/versions.ts';
export interface ChangedProject {
  readonly summary: ProjectSummary;
  readonly version: string;
}

export type OwnCouponService = ReturnType<typeof createOwnCouponService>;

interface Parts extends PublishingParts {
  /** Called after a change of a coupon is stored and before it is answered. */
  readonly changed?: (id: string) => void;
}

/** A marketer's own coupons; another account's coupons are not found (API-04). */
export function createOwnCouponService(parts: Parts, accounts: AccountService) {
  const { database } = parts;
  const once = createSharedCalls<CreatedProject>();
  const list = createProjectList(database);
  const own = async (caller: Claims, id: string): Promise<ProjectRow> =>
    existing(await findOwnProject(database, await accounts.idOf(caller), id));
  return {
    async create(caller: Claims, project: NewProject, key: string | null) {
      const accountId = await accounts.idOf(caller);
      const call = { accountId, key, requestHash: await hashOfJson(project) };
      const findAccount = () => accounts.of(caller);
      return once(call, () => createProject(parts, { ...call, caller, project, findAccount }));
    },
    list: async (caller: Claims, search: ProjectSearch) =>
      list(await accounts.idOf(caller), search),
    read: async (caller: Claims, id: string) => toProjectResponse(database, await own(caller, id)),
    /** Of any account; the caller's rights are checked before. */
    readAny: async (id: string) =>
      toProjectResponse(database, existing(await findProject(database, id))),
    /** Returns the row of a coupon of the caller. */
    own,
    picture: ownPictures(parts, couponOwners(database, accounts)),
    async clone(caller: Claims, id: string, key: string | null) {
      const requestHash = await hashOfJson({ clone: id.toLowerCase() });
      const account = await accounts.of(caller);
      const call = { accountId: account.id, key, requestHash };
      const coupons = countedCoupons(account);
      return once(call, () => cloneProject(parts, { ...call, id, coupons }));
    },
    ...ownChanges(parts, accounts),
  };
}

/** Changes of coupons that are there. */
function ownChanges(parts: Parts, accounts: AccountService) {
  const { database, changed = () => undefined } = parts;
  const changing = withChangeNotice(changed);
  const ownKey = async (caller: Claims, id: string) => ({
    accountId: await accounts.idOf(caller),
    id,
  });
  return {
    /** `read` lists the versions the editor may have read; null when the request names no version. */
    async update(
      caller: Claims,
      id: string,
      project: ProjectUpdate,
      read: readonly string[] | null,
    ) {
      const update = { ...(await ownKey(caller, id)), caller, project, read };
      return changing([id], updateProject(parts, update));
    },
    rename: async (caller: Claims, id: string, name: string) =>
      changedTo(await renameProject(database, await ownKey(caller, id), name)),
    note: async (caller: Claims, id: string, note: string) =>
      changedTo(await noteProject(database, await ownKey(caller, id), note)),
    async setActive(caller: Claims, id: string, active: boolean) {
      const key = await ownKey(caller, id);
      return changedTo(await changing([id], setProjectActive(database, key, active)));
    },
    /** Several at once, all or none. */
    async switchMany(caller: Claims, ids: readonly string[], active: boolean) {
      const wanted = { accountId: await accounts.idOf(caller), ids, active };
      await changing(ids, switchProjects(database, wanted));
    },
    remove: async (caller: Claims, ids: readonly string[]) =>
      changing(ids, removeProjects(database, await accounts.idOf(caller), ids)),
  };
}

/** Awaits a change of coupons and reports each changed coupon. */
function withChangeNotice(changed: (id: string) => void) {
  return async <Result>(ids: readonly string[], work: Promise<Result>): Promise<Result> => {
    const result = await work;
    for (const id of ids) changed(id.toLowerCase());
    return result;
  };
}

async function toProjectResponse(database: Database, row: ProjectRow) {
  const images = await listImages(database, row.id);
  const originals = await listOriginals(database, row.id);
  return { project: projectOf(row, images, originals), version: projectVersion(row) };
}

interface AskedPicture {
  readonly kind: PictureKind | OriginalKind;
  readonly platform: Platform;
}

function ownPictures(parts: Parts, ownerOf: CouponOwner) {
  return async (caller: Claims, id: string, { kind, platform }: AskedPicture) => {
    await ownerOf(caller, id);
    switch (kind) {
      case 'originalStrip':
      case 'originalLogo':
      case 'originalRideAlong':
        return originalOf(parts, id, originalPlaceOf(kind, platform));
      case 'strip':
      case 'logo':
      case 'rideAlong':
        return pictureOf(parts, id, placeOf(kind, platform));
      case 'preview': {
        const place = placeOf(kind, platform);
        return scaled(await pictureOf(parts, id, place), previewScale(place));
      }
      default:
        return kind satisfies never;
    }
  };
}

function changedTo(row: ProjectSummaryRow): ChangedProject {
  return { summary: projectSummaryOf(row), version: projectVersion(row) };
}
