/** The pass and the save link of a proof: marked "Trial", and over when its page ends (APPR-01). */
import { composeFace, type CouponFace } from '../../src/domain/coupon/coupon-face.ts';
import * as trialWords from '../../src/words/approval/trial.gen.ts';
import { passImages, storedPassImages } from '../coupons/stored/pass-image-rows.ts';
import type { ProjectImageRow } from '../coupons/stored/projects.repository.ts';
import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import { versionOf } from '../http/answers/versions.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { ProofRow } from './proofs.repository.ts';

interface Parts {
  readonly wallet: WalletPort;
  readonly media: MediaStore;
}

interface Trial {
  readonly proof: ProofRow;
  readonly images: readonly ProjectImageRow[];
}

/** Returns a signed trial pass. It never updates. */
export async function makeTrialPass({ wallet, media }: Parts, trial: Trial): Promise<Buffer> {
  const { proof, images } = trial;
  return wallet.makePass(versionOfTrial(proof, 'pass'), async () => ({
    face: trialFace(proof),
    serial: proof.trial_id,
    voided: false,
    authenticationToken: null,
    images: storedPassImages(media, passImages(images)),
  }));
}

/** Returns a save-to-wallet token; null if the coupon does not fit into one. `images` are absolute addresses. */
export async function makeTrialToken(
  { wallet }: Pick<Parts, 'wallet'>,
  proof: ProofRow,
  images: { readonly logo: string; readonly hero: string },
): Promise<string | null> {
  return wallet.makeSaveToken(versionOfTrial(proof, 'token'), async () => ({
    face: trialFace(proof),
    images,
    id: proof.trial_id,
    isAtGoogle: false,
  }));
}

/** The offer says "Trial"; it ends with the page, or earlier if the offer does. */
function trialFace({ facts, ends_at: endsAt }: ProofRow): CouponFace {
  const face = composeFace(facts);
  const ends = endsAt.toISOString();
  const endsEarlier = face.expires !== null && Date.parse(face.expires.endsAt) < endsAt.getTime();
  return {
    ...face,
    // It can be tried before the offer begins.
    startsAt: null,
    description: trialWords.trialOffer({ offer: face.description }, facts.language),
    expires: endsEarlier ? face.expires : { display: face.expires?.display ?? '', endsAt: ends },
  };
}

function versionOfTrial({ trial_id, fingerprint, ends_at }: ProofRow, kind: string): string {
  return versionOf(trial_id, `${fingerprint} ${ends_at.toISOString()}`, kind);
}
