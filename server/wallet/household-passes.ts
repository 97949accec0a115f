/** Passes and offers of households' codes, made when somebody asks for them (SER-02). */
import { formatCode } from '../../src/domain/codes/code.ts';
import { withCodeValue } from '../../src/domain/codes/code-values.ts';
import { composeFace } from '../../src/domain/coupon/coupon-face.ts';
import { COUPON_FILES } from '../../src/domain/coupon/file-names.ts';
import { googlePictures } from '../coupons/stored/coupon-addresses.ts';
import { couponFactsOf } from '../coupons/stored/project-facts.ts';
import { findPublicProject, type PublicProjectRow } from '../coupons/stored/projects.repository.ts';
import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import type { Database } from '../db/database.ts';
import { versionOf } from '../http/answers/versions.ts';
import { existing } from '../http/problems/problems.ts';
import {
  codePass,
  offerToGoogle,
  type CodeOfCoupon,
  type CodePass,
} from '../delivery/code-passes.repository.ts';
import { findWalletCoupon } from '../delivery/wallet-coupons.repository.ts';

interface Parts {
  readonly database: Database;
  readonly wallet: WalletPort;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Returns the current pass of a serial. */
  readonly passOf: (serial: string) => Promise<{ make(): Promise<Buffer> }>;
}

const GOOGLE_SAVE = 'https://pay.google.com/gp/v/save/';

/** Both throw `RequestFailure` `not-found` for the code of a removed coupon. */
export function createHouseholdPasses(parts: Parts) {
  const { database, wallet, passOf } = parts;
  const couponOf = async (id: string): Promise<PublicProjectRow> => {
    return existing(await findPublicProject(database, id));
  };
  return {
    /** Throws `WorkRefused` when too many passes are being made. */
    async pass(code: CodeOfCoupon) {
      const { description } = couponFactsOf(await couponOf(code.couponId));
      const { serial } = await codePass(database, code);
      const bytes = await (await passOf(serial)).make();
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
  { database, publicUrl }: Parts,
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
