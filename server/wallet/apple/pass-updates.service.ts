/** The web service that phones call to update their passes (API-11). */
import { isUuid } from '../../../src/domain/uuid.ts';
import { formatCode } from '../../../src/domain/codes/code.ts';
import { withCodeValue } from '../../../src/domain/codes/code-values.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import type { Database } from '../../db/database.ts';
import type { StoredFiles } from '../../media/media-store.ts';
import { couponFactsOf } from '../../coupons/stored/project-facts.ts';
import { passImages, storedPassImages } from '../../coupons/stored/pass-image-rows.ts';
import { findPublicProject } from '../../coupons/stored/projects.repository.ts';
import { findCodePass, type CodePass } from '../../delivery/code-passes.repository.ts';
import {
  findWalletCoupon,
  type WalletCouponRow,
} from '../../delivery/wallet-coupons.repository.ts';
import {
  registerDevice,
  unregisterDevice,
  type Registration,
} from '../../delivery/wallet-registrations.repository.ts';
import { listPassUpdates } from './pass-updates.repository.ts';
import { existing } from '../../http/problems/problems.ts';
import { versionOf } from '../../http/answers/versions.ts';
import type { WalletPort } from '../../coupons/stored/wallet-port.ts';
import { areEqualSecrets } from '../../work/equal-secrets.ts';

export type PassUpdateService = ReturnType<typeof createPassUpdateService>;

interface Parts extends StoredFiles {
  readonly wallet: WalletPort;
}

const STAMP = /^\d{1,16}$/;

export function createPassUpdateService(parts: Parts, passTypeIdentifier: string) {
  const { database } = parts;
  return {
    /** Returns whether this token belongs to the pass, whose serial is the coupon's id or that of a code's pass. */
    async isHolder(
      { passType, serialNumber }: Readonly<Record<'passType' | 'serialNumber', string>>,
      token: string,
    ) {
      if (passType !== passTypeIdentifier || !isUuid(serialNumber)) return false;
      const coupon = await findWalletCoupon(database, serialNumber);
      return coupon !== undefined && areEqualSecrets(coupon.authentication_token, token);
    },
    /** Returns false if the phone had registered the pass already. */
    register: (registration: Registration & { readonly pushToken: string }) =>
      registerDevice(database, registration),
    unregister: (registration: Registration) => unregisterDevice(database, registration),
    /**
     * Returns null if nothing changed after `since`, the `lastUpdated` of an earlier answer. Any other text is ignored.
     */
    async updates(deviceId: string, passType: string, since: string | undefined = '') {
      if (passType !== passTypeIdentifier) return null;
      const stamp = STAMP.test(since) ? Number(since) : null;
      const { serialNumbers, lastUpdated } = await listPassUpdates(database, deviceId, stamp);
      return serialNumbers.length === 0
        ? null
        : { serialNumbers, lastUpdated: String(lastUpdated) };
    },
    pass: (couponId: string) => currentPass(parts, couponId),
  };
}

/** Returns the current pass of a coupon, or of a code by its serial. Throws `not-found` if none was ever made. */
export async function currentPass({ database, media, wallet }: Parts, couponId: string) {
  // Read before the coupon: a change in between is then sent with the older time, and the phone asks again.
  const known = existing(await findWalletCoupon(database, couponId));
  return {
    /** Whole seconds; different for every version. */
    modifiedAt: known.modified_at,
    /** Void if the coupon is inactive, removed or for households' codes only, or the code is used or off. Throws `not-found` if nothing remains of it. */
    async make() {
      const code = await findCodePass(database, couponId);
      const current = existing(await currentOf(database, known, code));
      const { facts, images, active, householdsOnly, version } = current;
      return wallet.makePass(version, async () => ({
        face: composeFace(facts),
        serial: couponId,
        voided: !active || householdsOnly,
        householdsOnly,
        authenticationToken: known.authentication_token,
        isForOne: code !== undefined,
        images: storedPassImages(media, images),
      }));
    },
  };
}

async function currentOf(database: Database, known: WalletCouponRow, code: CodePass | undefined) {
  if (code === undefined) return currentCoupon(database, known);
  const row = await findWalletCoupon(database, code.couponId);
  const coupon = row === undefined ? null : await currentCoupon(database, row);
  if (coupon === null) return null;
  return {
    ...coupon,
    facts: withCodeValue(coupon.facts, code.value ?? formatCode(code.code)),
    active: coupon.active && code.state === 'active',
    householdsOnly: false,
    version: versionOf(coupon.version, code.serial, code.state),
  };
}

async function currentCoupon(
  database: Database,
  { coupon_id: id, modified_at: modifiedAt, remains }: WalletCouponRow,
) {
  const project = await findPublicProject(database, id);
  if (project !== undefined)
    return {
      facts: couponFactsOf(project),
      images: passImages(project.images),
      active: project.active,
      householdsOnly: project.households_only,
      version: versionOf(id, project.updated_at, 'pass'),
    };
  if (remains === null) return null;
  return {
    ...remains,
    active: false,
    householdsOnly: false,
    version: versionOf(id, modifiedAt, 'removed'),
  };
}
