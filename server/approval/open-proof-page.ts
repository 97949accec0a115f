import type { PrintedBarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import type { ShownPicture } from '../../src/domain/approval/shown-coupon.ts';
import { formatCode } from '../../src/domain/codes/code.ts';
import { PROOF_ANSWERS_MAX } from '../../src/domain/constants.ts';
import { SCALES } from '../coupons/reading/coupon-pictures.ts';
import { publicPicture } from '../coupons/stored/coupon-addresses.ts';
import type { ImagePlace } from '../coupons/stored/projects.repository.ts';
import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createPictureForms } from '../media/picture-forms.ts';
import { createOpenProofs } from './open-proofs.service.ts';
import { pictureAt } from './proof-content.ts';
import { makeTrialPass, makeTrialToken } from './trial.ts';

interface PageParts {
  readonly database: Database;
  readonly media: MediaStore;
  readonly wallet: WalletPort;
  /** Origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly drawBarcode: (type: PrintedBarcodeType, value: string) => Promise<string>;
}

const PLACES: Readonly<Record<ShownPicture, ImagePlace>> = {
  appleLogo: { platform: 'apple', kind: 'logo' },
  appleStrip: { platform: 'apple', kind: 'strip' },
  googleLogo: { platform: 'google', kind: 'logo' },
  googleStrip: { platform: 'google', kind: 'strip' },
  rideAlong: { platform: 'none', kind: 'rideAlong' },
};

/** What the page of a proof reads and stores, by the written token of its address. */
export function openProofPage(parts: PageParts) {
  const proofs = createOpenProofs(parts.database);
  const forms = createPictureForms(parts.media);
  return {
    publicUrl: parts.publicUrl,
    drawBarcode: parts.drawBarcode,
    answer: proofs.answer,
    async readProof(token: string) {
      const found = await proofs.read(token);
      return found === null ? null : shownProof(found);
    },
    async picture(
      token: string,
      asked: {
        readonly name: ShownPicture;
        readonly format: 'png' | 'webp';
        readonly width: keyof typeof SCALES;
      },
    ): Promise<Buffer | null> {
      const place = PLACES[asked.name];
      const found = await proofs.picture(token, place);
      if (found === null) return null;
      const { ground } = publicPicture({ ...place, media_hash: found.hash }, found.cardColor);
      return forms.read(found.hash, { scale: SCALES[asked.width], format: asked.format }, ground);
    },
    async pass(token: string): Promise<Buffer | null> {
      const found = await proofs.read(token);
      return found === null ? null : makeTrialPass(parts, found);
    },
    async saveToken(token: string): Promise<string | null> {
      const proof = await proofs.find(token);
      if (proof === null) return null;
      const at = (name: string): string =>
        `${parts.publicUrl}/proof/${formatCode(proof.token)}/${name}.png`;
      return makeTrialToken(parts, proof, { logo: at('googleLogo'), hero: at('googleStrip') });
    },
  };
}

type FoundProof = NonNullable<Awaited<ReturnType<ReturnType<typeof createOpenProofs>['read']>>>;

function shownProof({ proof, images, answers, changes }: FoundProof) {
  return {
    facts: proof.facts,
    asker: proof.asker,
    fingerprint: proof.fingerprint,
    changes,
    endsAt: proof.ends_at,
    barcodeSvg: proof.barcode_svg,
    isFull: proof.answers >= PROOF_ANSWERS_MAX,
    token: formatCode(proof.token),
    pictures: Object.fromEntries(images.map((image) => [pictureAt(image), image.media_hash])),
    answers: answers.map(({ answered_at: answeredAt, ...answer }) => ({ ...answer, answeredAt })),
  };
}
