import type { Platform } from '../../src/domain/coupon/fields/coupon-images.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { createProjectList, type ProjectPage, type ProjectSearch } from './reading/project-list.ts';
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
import type { StoredPicture } from '../catalogue/catalogue.service.ts';
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
import type { NewProject } from './saving/coupon-rules.ts';
import { createSharedCalls } from './saving/idempotent-call.ts';
import {
  cloneProject,
  noteProject,
  removeProjects,
  renameProject,
  setProjectActive,
  switchProjects,
} from './saving/project-changes.ts';
import { createProject, type CreatedProject } from './saving/project-creation.ts';
import type { PublishingParts } from './saving/project-preparation.ts';
import { updateProject, type ProjectUpdate, type SavedProject } from './saving/project-update.ts';
import {
  projectOf,
  projectVersion,
  projectSummaryOf,
  type Project,
  type ProjectSummary,
} from './stored/project-view.ts';
import { hashOfJson } from '../http/answers/versions.ts';

interface ReadProject {
  readonly project: Project;
  readonly version: string;
}
export interface ChangedProject {
  readonly summary: ProjectSummary;
  readonly version: string;
}
interface AskedPicture {
  readonly kind: PictureKind | OriginalKind;
  readonly platform: Platform;
}

/** A marketer's own coupons; another account's coupons are not found (API-04). */
export interface OwnCouponService {
  create(caller: Claims, project: NewProject, key: string | null): Promise<CreatedProject>;
  list(caller: Claims, search: ProjectSearch): Promise<ProjectPage>;
  read(caller: Claims, id: string): Promise<ReadProject>;
  /** Of any account; the caller's rights are checked before. */
  readAny(id: string): Promise<ReadProject>;
  /** Returns the row of a coupon of the caller. */
  own(caller: Claims, id: string): Promise<ProjectRow>;
  picture(caller: Claims, id: string, asked: AskedPicture): Promise<StoredPicture>;
  /** `read` lists the versions the editor may have read; null when the request names no version. */
  update(
    caller: Claims,
    id: string,
    project: ProjectUpdate,
    read: readonly string[] | null,
  ): Promise<SavedProject>;
  rename(caller: Claims, id: string, name: string): Promise<ChangedProject>;
  note(caller: Claims, id: string, note: string): Promise<ChangedProject>;
  setActive(caller: Claims, id: string, active: boolean): Promise<ChangedProject>;
  /** Several at once, all or none. */
  switchMany(caller: Claims, ids: readonly string[], active: boolean): Promise<void>;
  clone(caller: Claims, id: string, key: string | null): Promise<CreatedProject>;
  remove(caller: Claims, ids: readonly string[]): Promise<void>;
}

interface Parts extends PublishingParts {
  /** Called after a change of a coupon is stored and before it is answered. */
  readonly changed?: (id: string) => void;
}

export function createOwnCouponService(parts: Parts, accounts: AccountService): OwnCouponService {
  const { database, changed = () => undefined } = parts;
  const changing = withChangeNotice(changed);
  const once = createSharedCalls<CreatedProject>();
  const list = createProjectList(database);
  const ownKey = async (caller: Claims, id: string) => ({
    accountId: await accounts.idOf(caller),
    id,
  });
  const own = async (caller: Claims, id: string): Promise<ProjectRow> =>
    found(await findOwnProject(database, await accounts.idOf(caller), id));
  return {
    async create(caller, project, key) {
      const accountId = await accounts.idOf(caller);
      const call = { accountId, key, requestHash: await hashOfJson(project) };
      const findAccount = () => accounts.of(caller);
      return once(call, () => createProject(parts, { ...call, caller, project, findAccount }));
    },
    list: async (caller, search) => list(await accounts.idOf(caller), search),
    read: async (caller, id) => toProjectResponse(database, await own(caller, id)),
    readAny: async (id) => toProjectResponse(database, found(await findProject(database, id))),
    own,
    picture: ownPictures(parts, couponOwners(database, accounts)),
    async update(caller, id, project, read) {
      const update = { ...(await ownKey(caller, id)), caller, project, read };
      return changing([id], updateProject(parts, update));
    },
    rename: async (caller, id, name) =>
      changedTo(await renameProject(database, await ownKey(caller, id), name)),
    note: async (caller, id, note) =>
      changedTo(await noteProject(database, await ownKey(caller, id), note)),
    async setActive(caller, id, active) {
      const key = await ownKey(caller, id);
      return changedTo(await changing([id], setProjectActive(database, key, active)));
    },
    async clone(caller, id, key) {
      const requestHash = await hashOfJson({ clone: id.toLowerCase() });
      const account = await accounts.of(caller);
      const call = { accountId: account.id, key, requestHash };
      const coupons = countedCoupons(account);
      return once(call, () => cloneProject(parts, { ...call, id, coupons }));
    },
    async switchMany(caller, ids, active) {
      const wanted = { accountId: await accounts.idOf(caller), ids, active };
      await changing(ids, switchProjects(database, wanted));
    },
    remove: async (caller, ids) =>
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

async function toProjectResponse(database: Database, row: ProjectRow): Promise<ReadProject> {
  const images = await listImages(database, row.id);
  const originals = await listOriginals(database, row.id);
  return { project: projectOf(row, images, originals), version: projectVersion(row) };
}

function ownPictures(parts: Parts, ownerOf: CouponOwner): OwnCouponService['picture'] {
  return async (caller, id, { kind, platform }) => {
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

function found(row: ProjectRow | undefined): ProjectRow {
  if (row === undefined) throw new RequestFailure('not-found');
  return row;
}
