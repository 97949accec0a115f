import type { CreatedProject, NewProject } from '../../openapi/schema.gen.ts';
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
import { cloneProject } from './saving/project-changes.ts';
import { createProject } from './saving/project-creation.ts';
import type { PublishingParts } from './saving/project-preparation.ts';
import { projectOf, projectVersion } from './stored/project-view.ts';
import { hashOfJson } from '../http/answers/versions.ts';

export type OwnCouponService = ReturnType<typeof createOwnCouponService>;

/** A marketer's own coupons; another account's coupons are not found (API-04). */
export function createOwnCouponService(parts: PublishingParts, accounts: AccountService) {
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

function ownPictures(parts: PublishingParts, ownerOf: CouponOwner) {
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
