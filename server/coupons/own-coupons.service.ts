import type { FastifyBaseLogger } from 'fastify';
import type { CreatedProject, NewProject } from '../../openapi/schema.gen.ts';
import type { Platform } from '../../src/domain/coupon/fields/coupon-images.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { onceEachMinute } from '../http/problems/problem-documents.ts';
import { existing } from '../http/problems/problems.ts';
import { type CouponOwner, couponOwners } from './stored/own-coupon.ts';
import { listOriginals } from './stored/project-media.repository.ts';
import {
  findOwnProject,
  findProject,
  listImages,
  type ProjectRow,
  countOwnProjects,
  listOwnProjects,
  type ProjectSort,
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
import { cloneProject } from './saving/project-changes.ts';
import { createProject } from './saving/project-creation.ts';
import type { PublishingParts } from './saving/project-preparation.ts';
import { projectOf, projectVersion, projectSummaryOf } from './stored/project-view.ts';
import { hashOfJson } from '../http/answers/versions.ts';
import { readAccount } from '../accounts/accounts.repository.ts';
import type { StoredPreflight } from '../db/project-tables.ts';
import { createPromiseCache } from '../work/promise-cache.ts';
import { currentRules, lookAgain } from './stored/coupon-preflight.ts';

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
    list: async (caller: Claims, search: ProjectSearch, log: FastifyBaseLogger) =>
      list(await accounts.idOf(caller), search, log),
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
    if (isOriginal(kind)) return originalOf(parts, id, originalPlaceOf(kind, platform));
    const place = placeOf(kind, platform);
    const picture = await pictureOf(parts, id, place);
    return kind === 'preview' ? scaled(picture, previewScale(place)) : picture;
  };
}

function isOriginal(kind: AskedPicture['kind']): kind is OriginalKind {
  return kind.startsWith('original');
}

interface ProjectSearch {
  readonly q: string;
  /** Null for coupons with any id. */
  readonly id: string | null;
  readonly sort: ProjectSort;
  readonly page: number;
  readonly size: number;
}

/** Number of cached search totals; each is valid until the account adds, removes or renames a coupon. */
const TOTALS_KEPT = 2_000;

function createProjectList(database: Database) {
  const totals = createPromiseCache<number>({ most: TOTALS_KEPT });
  const isNews = onceEachMinute();
  return async (
    accountId: string,
    { q, id, sort, page, size }: ProjectSearch,
    log: FastifyBaseLogger,
  ) => {
    const words = q.split(/\s+/).filter((word) => word !== '');
    const coupons = { accountId, id, words };
    const totalNow = async (): Promise<number> => {
      const account = await readAccount(database, accountId);
      if (words.length === 0 && id === null) return account.coupons;
      const counted = JSON.stringify([accountId, account.list_version, id, words]);
      return totals.get(counted, () => countOwnProjects(database, coupons));
    };
    // Together, because each look-up waits a turn of the event loop (SAFE-01), and a count may take the longest.
    const [rows, total] = await Promise.all([
      listOwnProjects(database, coupons, sort, { page, size }),
      totalNow(),
    ]);
    const seen = await withPreflight(database, rows, (error) => {
      if (isNews(error))
        log.warn(
          { err: error },
          'Preflight of a listed coupon failed; the same is said once a minute',
        );
    });
    return { items: seen.map(projectSummaryOf), total };
  };
}

/** Coupons of older rules that one list looks at: more than a page of the dashboard has, one after the other. */
const LOOKED_AT_ONCE = 24;

/** The list is answered without what cannot be looked at, such as a coupon that the rules of today cannot read. */
async function withPreflight(
  database: Database,
  rows: readonly ProjectSummaryRow[],
  onFault: (error: Error) => void,
) {
  const unseen = rows.filter(({ preflight }) => currentRules(preflight) === null);
  const seen = new Map<string, StoredPreflight | null>();
  for (const { id } of unseen.slice(0, LOOKED_AT_ONCE))
    await lookAgain(database, id).then((preflight) => seen.set(id, preflight), onFault);
  return rows.map((row) => ({ ...row, preflight: seen.get(row.id) ?? row.preflight }));
}
