import { sql, type Transaction } from 'kysely';
import { approvalOf } from '../../src/domain/approval/approval.ts';
import {
  changedFields,
  type ChangedField,
  type ShownPicture,
} from '../../src/domain/approval/shown-coupon.ts';
import { formatCode, parseCode } from '../../src/domain/codes/code.ts';
import { PROOF_ANSWERS_MAX } from '../../src/domain/constants.ts';
import { readAccount } from '../accounts/accounts.repository.ts';
import { recipientOf } from '../accounts/accounts.service.ts';
import { SCALES } from '../coupons/reading/coupon-pictures.ts';
import { publicPicture } from '../coupons/stored/coupon-addresses.ts';
import type { WalletPort } from '../coupons/stored/wallet-port.ts';
import type { Database, Tables } from '../db/database.ts';
import type { StoredFiles } from '../media/media-store.ts';
import { createPictureForms } from '../media/picture-forms.ts';
import { workersNotified } from '../jobs/queue.repository.ts';
import { proofMailQueue } from '../jobs/queues.ts';
import { listAnswers, type AnswerRow, type NewAnswer } from './answers.repository.ts';
import { pictureAt } from './proof-content.ts';
import { findVersion, listProofImages, openProof, type ProofRow } from './proofs.repository.ts';
import { composeFace, type CouponFace } from '../../src/domain/coupon/coupon-face.ts';
import * as trialWords from '../../src/words/approval/trial.gen.ts';
import { passImages, storedPassImages } from '../coupons/stored/pass-image-rows.ts';
import type { ProjectImageRow } from '../coupons/stored/projects.repository.ts';
import { hashOfJson, versionOf } from '../http/answers/versions.ts';

interface PageParts extends StoredFiles {
  readonly wallet: WalletPort;
  /** Origin, without a trailing slash. */
  readonly publicUrl: string;
}

const UUID_DIGITS = 32;

/** What the page of an open proof reads and stores, by the written token of its address (APPR-01, APPR-02). */
export function openProofPage(parts: PageParts) {
  const { database, publicUrl } = parts;
  const forms = createPictureForms(parts.media);
  const find = async (token: string): Promise<ProofRow | null> => {
    const bytes = parseCode(token);
    return bytes === null ? null : ((await openProof(database, bytes).executeTakeFirst()) ?? null);
  };
  return {
    /**
     * Stores an answer to exactly what has its fingerprint, once for each press. A form that "Back" shows again has the
     * press of the answer before. A form with other words is another answer.
     */
    async answer(token: string, answer: NewAnswer) {
      const bytes = parseCode(token);
      if (bytes === null) return 'missing';
      const press = (await hashOfJson(answer)).slice(0, UUID_DIGITS);
      return storeAnswer(database, bytes, { ...answer, press });
    },
    async readProof(token: string) {
      const proof = await find(token);
      return proof && shownProof(database, proof);
    },
    async picture(
      token: string,
      asked: { name: ShownPicture; format: 'png' | 'webp'; width: keyof typeof SCALES },
    ): Promise<Buffer | null> {
      const proof = await find(token);
      const images = proof === null ? [] : await listProofImages(database, proof.number);
      const image = images.find((one) => pictureAt(one) === asked.name);
      if (proof === null || image === undefined) return null;
      const { ground } = publicPicture(image, proof.facts.backgroundColor);
      const form = { scale: SCALES[asked.width], format: asked.format };
      return forms.read(image.media_hash, form, ground);
    },
    async pass(token: string): Promise<Buffer | null> {
      const proof = await find(token);
      if (proof === null) return null;
      const images = await listProofImages(database, proof.number);
      return images.length === 0 ? null : makeTrialPass(parts, proof, images);
    },
    async saveToken(token: string): Promise<string | null> {
      const proof = await find(token);
      if (proof === null) return null;
      const at = (name: string) => `${publicUrl}/proof/${formatCode(proof.token)}/${name}.png`;
      return makeTrialToken(parts, proof, { logo: at('googleLogo'), hero: at('googleStrip') });
    },
  };
}

async function shownProof(database: Database, proof: ProofRow) {
  const answers = await listAnswers(database, proof.number);
  const images = await listProofImages(database, proof.number);
  // It ended just now, and its pictures were removed.
  if (images.length === 0) return null;
  return {
    facts: proof.facts,
    asker: proof.asker,
    fingerprint: proof.fingerprint,
    changes: await changesOf(database, proof, answers),
    endsAt: proof.ends_at,
    barcodeSvg: proof.barcode_svg,
    isFull: proof.answers >= PROOF_ANSWERS_MAX,
    token: formatCode(proof.token),
    pictures: Object.fromEntries(images.map((image) => [pictureAt(image), image.media_hash])),
    answers: answers.map(({ answered_at: answeredAt, ...answer }) => ({ ...answer, answeredAt })),
  };
}

/** The proof is locked, so that it is neither shared again nor revoked meanwhile. */
async function storeAnswer(database: Database, token: Uint8Array, answer: NewAnswer) {
  return database.transaction().execute(async (transaction) => {
    const proof = await openProof(transaction, token).forNoKeyUpdate().executeTakeFirst();
    if (proof === undefined) return 'missing';
    const stored = await transaction
      .selectFrom('proof_answers')
      .select('number')
      .where('proof', '=', proof.number)
      .where('press', '=', answer.press)
      .executeTakeFirst();
    if (stored !== undefined) return 'sent';
    if (proof.fingerprint !== answer.fingerprint) return 'changed';
    if (proof.answers >= PROOF_ANSWERS_MAX) return 'full';
    await insertAnswer(transaction, proof, answer);
    return 'sent';
  });
}

/** Stores an answer, counts it, and queues the mail to the owner. */
async function insertAnswer(
  transaction: Transaction<Tables>,
  { number: proof, account_id }: ProofRow,
  given: NewAnswer,
): Promise<void> {
  const { number: answer } = await transaction
    .insertInto('proof_answers')
    .values({ proof, ...given })
    .returning('number')
    .executeTakeFirstOrThrow();
  await sql`update proofs set answers = answers + 1 where number = ${proof}`.execute(transaction);
  const recipient = recipientOf(await readAccount(transaction, account_id));
  if (recipient === null) return;
  await transaction
    .insertInto('proof_mails')
    .values({ answer, recipient_address: recipient.address, recipient_name: recipient.name })
    .execute();
  await workersNotified(proofMailQueue).execute(transaction);
}

/** What differs from the coupon that was approved before; null if this one is approved, or none was. */
async function changesOf(
  database: Database,
  { number, fingerprint }: ProofRow,
  answers: readonly AnswerRow[],
): Promise<readonly ChangedField[] | null> {
  if (approvalOf(answers, fingerprint).state === 'approved') return null;
  const approved = answers.find(({ verdict }) => verdict === 'approved');
  if (approved === undefined || approved.fingerprint === fingerprint) return null;
  const before = await findVersion(database, number, approved.fingerprint);
  const now = await findVersion(database, number, fingerprint);
  return before === null || now === null ? [] : changedFields(before, now);
}

/** Returns a signed pass, marked "Trial", and over when the proof's page ends (APPR-01). It never updates. */
async function makeTrialPass(
  { wallet, media }: PageParts,
  proof: ProofRow,
  images: readonly ProjectImageRow[],
): Promise<Buffer> {
  return wallet.makePass(versionOfTrial(proof, 'pass'), async () => ({
    face: trialFace(proof),
    serial: proof.trial_id,
    voided: false,
    authenticationToken: null,
    images: storedPassImages(media, passImages(images)),
  }));
}

/** Returns a save-to-wallet token; null if the coupon does not fit into one. `images` are absolute addresses. */
async function makeTrialToken(
  { wallet }: PageParts,
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
