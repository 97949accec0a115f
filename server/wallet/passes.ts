/** The passes of phones, and the passes and offers of households' codes, made when somebody asks for them (SER-02). */
import { formatCode } from '../../src/domain/codes/code.ts';
import { withCodeValue } from '../../src/domain/codes/code-values.ts';
import { composeFace } from '../../src/domain/coupon/coupon-face.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { googlePictures } from '../coupons/stored/coupon-addresses.ts';
import { couponFactsOf } from '../coupons/stored/project-facts.ts';
import { findPublicProject, type PublicProjectRow } from '../coupons/stored/projects.repository.ts';
import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import { versionOf } from '../http/answers/versions.ts';
import { existing } from '../http/problems/problems.ts';
import type { StoredFiles } from '../media/media-store.ts';
import {
  codePass,
  offerToGoogle,
  type CodeOfCoupon,
  type CodePass,
} from '../delivery/code-passes.repository.ts';
import { findWalletCoupon } from '../delivery/wallet-coupons.repository.ts';
import { createPassUpdateService, currentPass } from './apple/pass-updates.service.ts';

export type Passes = ReturnType<typeof createPasses>;

interface Parts extends StoredFiles {
  readonly wallet: WalletPort;
  readonly config: { publicUrl: string; apple: { passTypeIdentifier: string } };
}

export function createPasses(parts: Parts) {
  const { passTypeIdentifier } = parts.config.apple;
  return {
    updates: createPassUpdateService(parts, passTypeIdentifier),
    households: createHouseholdPasses(parts),
  };
}

const GOOGLE_SAVE = 'https://pay.google.com/gp/v/save/';

/** Both throw `RequestFailure` `not-found` for the code of a removed coupon. */
function createHouseholdPasses(parts: Parts) {
  const { database, wallet } = parts;
  const couponOf = async (id: string) => existing(await findPublicProject(database, id));
  return {
    /** Throws `WorkRefused` when too many passes are being made. */
    async pass(code: CodeOfCoupon) {
      const { description } = couponFactsOf(await couponOf(code.couponId));
      const { serial } = await codePass(database, code);
      const bytes = await (await currentPass(parts, serial)).make();
      return { fileName: COUPON_FILES.pass(description, serial), bytes };
    },
    /** Returns the address at which Google saves the code's offer; null if it does not fit into a token. */
    async saveAddress(code: CodeOfCoupon) {
      const project = await couponOf(code.couponId);
      const pass = await codePass(database, code);
      const version = versionOf(pass.serial, project.updated_at);
      const token = await wallet.makeSaveToken(version, () => tokenCoupon(parts, project, pass));
      if (token === null) return null;
      await offerToGoogle(database, pass.serial);
      return `${GOOGLE_SAVE}${token}`;
    },
  };
}

async function tokenCoupon(
  { database, config: { publicUrl } }: Parts,
  project: PublicProjectRow,
  { serial, couponId, code, value }: CodePass,
) {
  return {
    face: composeFace(withCodeValue(couponFactsOf(project), value ?? formatCode(code))),
    id: serial,
    couponId,
    images: googlePictures(publicUrl, project, project.images),
    isAtGoogle: (await findWalletCoupon(database, serial))?.at_google ?? false,
  };
}
